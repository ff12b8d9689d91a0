import { animate } from 'motion/mini';
import { Component, createRef, type ReactNode } from 'react';
import { isStill, PACE, settings } from '../../settings/settings.ts';
import type { Look } from '../../table/table.ts';
import { ControlsContext } from '../context.ts';
import type { Controls } from '../controls.ts';

interface Place {
  readonly x: number;
  readonly y: number;
  readonly width: number;
}

type Places = Map<string, Place>;

interface FlightsProps {
  readonly moment: Look;
  readonly children: ReactNode;
}

const EASE = [0.2, 0.7, 0.2, 1] as const;
/** Seconds a card takes from one place to another. */
const TRAVEL = 0.26;

/**
 * Cards travel between zones, they do not fade in from nowhere. Where every thing lies is measured just before and just
 * after a change, and what moved is played from its old place to its new one. Nothing waits for it: the page is already
 * in its new state, and the next pick may come at any time.
 */
export class Flights extends Component<FlightsProps> {
  static override contextType = ControlsContext;
  declare context: Controls | undefined;
  readonly #root = createRef<HTMLDivElement>();
  #lastOrder = '';

  override componentDidMount(): void {
    this.#lastOrder = this.#order();
  }

  override getSnapshotBeforeUpdate(before: FlightsProps): Places | null {
    return before.moment === this.props.moment || isStill() ? null : this.#places();
  }

  override componentDidUpdate(before: FlightsProps, _state: unknown, old: Places | null): void {
    // Same things in the same order: nothing travelled, and nothing has to be measured.
    const order = this.#order();
    const moved = order !== this.#lastOrder;
    this.#lastOrder = order;
    if (!old || !moved) return;
    const origins = this.#origins(before.moment.seq);
    for (const element of this.#things()) {
      const id = element.dataset.thing ?? '';
      const from = old.get(id) ?? old.get(`zone:${origins.get(id)}`);
      if (from) this.#fly(element, from);
    }
  }

  override render(): ReactNode {
    return (
      <div ref={this.#root} className="flights">
        {this.props.children}
      </div>
    );
  }

  #things(): NodeListOf<HTMLElement> | [] {
    return this.#root.current?.querySelectorAll<HTMLElement>('[data-thing]') ?? [];
  }

  #order(): string {
    let order = '';
    for (const element of this.#things()) order += `${element.dataset.thing}|`;
    return order;
  }

  #places(): Places {
    const places: Places = new Map();
    for (const element of this.#things()) places.set(element.dataset.thing ?? '', placeOf(element));
    for (const zone of this.#root.current?.querySelectorAll<HTMLElement>('[data-zone]') ?? []) {
      places.set(`zone:${zone.dataset.zone}`, placeOf(zone));
    }
    return places;
  }

  /** Which zone each new thing came out of, as the facts since then tell. */
  #origins(since: number): Map<string, string> {
    const origins = new Map<string, string>();
    const { game, table } = this.context ?? {};
    for (const { facts } of table?.get().log.slice(since) ?? []) {
      for (const { fact } of facts) {
        for (const { thing, from } of game?.flights?.(fact) ?? []) if (from) origins.set(thing, from);
      }
    }
    return origins;
  }

  #fly(element: HTMLElement, from: Place): void {
    const to = placeOf(element);
    const [dx, dy] = [from.x - to.x, from.y - to.y];
    if (Math.abs(dx) + Math.abs(dy) < 3) return;
    const scale = Math.min(1.6, Math.max(0.4, from.width / (to.width || 1)));
    const duration = TRAVEL * PACE[settings.get().speed];
    animate(element, { translate: [`${dx}px ${dy}px`, '0px 0px'], scale: [scale, 1] }, { duration, ease: EASE }).then(
      () => {
        // What the animation leaves behind would outrank the style sheet.
        element.style.removeProperty('translate');
        element.style.removeProperty('scale');
      },
    );
  }
}

function placeOf(element: HTMLElement): Place {
  const box = element.getBoundingClientRect();
  return { x: box.left + box.width / 2, y: box.top + box.height / 2, width: element.offsetWidth };
}
