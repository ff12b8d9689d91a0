import type { Page } from 'playwright-core';

export interface Box {
  readonly name: string;
  readonly left: number;
  readonly top: number;
  readonly right: number;
  readonly bottom: number;
}

/** What must keep its place: zones, the parts of the frame, and the places that things of a game lie in. */
const PARTS = '[data-zone], [data-region], .vw-sum, .vw-slot, .vf-cell, .vf-place, .vf-turn';

/** Every part in sight, named by what it is; parts alike are told apart by their order. */
const partsOf = (all: readonly Element[]): Box[] => {
  const seen = new Map<string, number>();
  return all.flatMap((part) => {
    if (!(part instanceof HTMLElement)) return [];
    const { left, top, right, bottom } = part.getBoundingClientRect();
    if (right === left) return [];
    const { zone, region, place } = part.dataset;
    const kind = zone ?? region ?? place ?? part.classList[0] ?? '';
    const nth = (seen.get(kind) ?? 0) + 1;
    seen.set(kind, nth);
    return [{ name: `${kind} ${nth}`, left, top, right, bottom }];
  });
};

export const parts = (page: Page): Promise<Box[]> => page.locator(PARTS).evaluateAll(partsOf);

const SIDES = ['left', 'top', 'right', 'bottom'] as const;

/** Layout may come out a fraction of a pixel beside itself. */
const PIXEL = 1;

/** What stands elsewhere, or is larger or smaller, than it was when it was first seen. */
export class Still {
  readonly #first = new Map<string, Box>();
  readonly #moved = new Map<string, string>();

  look(boxes: readonly Box[], when: string): void {
    for (const box of boxes) {
      const first = this.#first.get(box.name);
      if (!first) this.#first.set(box.name, box);
      else if (SIDES.some((side) => Math.abs(first[side] - box[side]) > PIXEL)) this.#moved.set(box.name, when);
    }
  }

  get moved(): string[] {
    return [...this.#moved].map(([name, when]) => `${name}, ${when}`);
  }
}

/** Zones and buttons that lie over one another, where both are in sight: what a list has scrolled away covers nothing. */
export const overlaps = (page: Page): Promise<string[]> =>
  page
    .locator('.frame [data-zone], .prompt-bar, .prompt-bar .btn, .prompt-say, .top-strip')
    .evaluateAll((all, pixel) => {
      const inSight = (part: Element) => {
        let { left, top, right, bottom } = part.getBoundingClientRect();
        for (let around = part.parentElement; around; around = around.parentElement) {
          if (getComputedStyle(around).overflow === 'visible') continue;
          const edge = around.getBoundingClientRect();
          [left, top] = [Math.max(left, edge.left), Math.max(top, edge.top)];
          [right, bottom] = [Math.min(right, edge.right), Math.min(bottom, edge.bottom)];
        }
        return { part, left, top, right, bottom };
      };
      const boxes = all
        .map(inSight)
        .filter(({ left, right, top, bottom }) => right - left > pixel && bottom - top > pixel);
      const nameOf = (part: Element): string => part.getAttribute('data-zone') ?? part.className;
      return boxes.flatMap((one, i) =>
        boxes
          .slice(i + 1)
          .filter(
            (other) =>
              !one.part.contains(other.part) &&
              !other.part.contains(one.part) &&
              Math.min(one.right, other.right) - Math.max(one.left, other.left) > pixel &&
              Math.min(one.bottom, other.bottom) - Math.max(one.top, other.top) > pixel,
          )
          .map((other) => `${nameOf(one.part)} and ${nameOf(other.part)}`),
      );
    }, PIXEL);

/** Of these elements, those that are not wholly in sight. */
export const outOfSight = (page: Page, selector: string): Promise<string[]> =>
  page.locator(selector).evaluateAll(
    (all, pixel) =>
      all.flatMap((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect();
        const inside =
          left >= -pixel &&
          top >= -pixel &&
          right <= innerWidth + pixel &&
          bottom <= innerHeight + pixel &&
          right > left;
        const hit = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
        return inside && hit !== null && (part.contains(hit) || hit.contains(part)) ? [] : [part.className];
      }),
    PIXEL,
  );

/** Of these texts, those that say more than their place shows. */
export const cutTexts = (page: Page, selector: string): Promise<string[]> =>
  page
    .locator(selector)
    .evaluateAll(
      (all, pixel) =>
        all
          .filter(
            (text) => text.scrollHeight > text.clientHeight + pixel || text.scrollWidth > text.clientWidth + pixel,
          )
          .map((text) => `${text.className}: ${text.textContent}`),
      PIXEL,
    );
