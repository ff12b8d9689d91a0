import type { Data, OptionId, Seat, ThingId } from './ids.ts';
import { type AskRules, type Option, type Prompt, promptData } from './prompt.ts';

interface Question {
  readonly seat: Seat;
  readonly ask: string;
  readonly about?: Data;
  readonly acts: readonly unknown[];
}

/** What stands beside the moves of a question, and how all of it is named. */
export interface Offers<S> {
  // biome-ignore lint/suspicious/noExplicitAny: each ask knows its own acts
  rules(ask: string): AskRules<any>;
  // biome-ignore lint/suspicious/noExplicitAny: the settings know their own acts
  readonly settings: (AskRules<any> & { open(state: S, seat: Seat, ask: string): readonly any[] }) | undefined;
  mayResign(state: S, seat: Seat, ask: string): boolean;
}

export interface Picked {
  readonly act: unknown;
  readonly kind?: Option['kind'];
}

export const RESIGN: OptionId = 'resign';
const GIVING_UP: Option = { id: RESIGN, kind: 'resign' };
const RESIGNED: Picked = { act: undefined, kind: 'resign' };

/** One option, whose name and data are worked out when somebody reads them: simulation never does. */
class LiveOption implements Option {
  readonly #act: unknown;
  readonly #rules: AskRules<unknown>;
  readonly kind?: 'setting';
  #id: OptionId | undefined;

  constructor(act: unknown, rules: AskRules<unknown>, kind?: 'setting') {
    this.#act = act;
    this.#rules = rules;
    if (kind) this.kind = kind;
  }

  get id(): OptionId {
    this.#id ??= this.#rules.id(this.#act);
    return this.#id;
  }

  get on(): readonly ThingId[] | undefined {
    return this.#rules.on?.(this.#act);
  }

  get about(): Data | undefined {
    return this.#rules.about?.(this.#act);
  }
}

/** A question as its seat is asked it. */
export class LivePrompt<S> implements Prompt {
  readonly #state: S;
  readonly #question: Question;
  readonly #offers: Offers<S>;
  #options: readonly Option[] | undefined;

  constructor(state: S, question: Question, offers: Offers<S>) {
    this.#state = state;
    this.#question = question;
    this.#offers = offers;
  }

  get seat(): Seat {
    return this.#question.seat;
  }

  get ask(): string {
    return this.#question.ask;
  }

  get about(): Data | undefined {
    return this.#question.about;
  }

  get moves(): number {
    return this.#question.acts.length;
  }

  get options(): readonly Option[] {
    this.#options ??= this.#made();
    return this.#options;
  }

  /** What was picked by place or by id; nothing if it is not listed. */
  picked(pick: OptionId | number): Picked | undefined {
    const { acts, ask, seat } = this.#question;
    if (typeof pick === 'number')
      return Number.isInteger(pick) && pick >= 0 && pick < acts.length ? { act: acts[pick] } : undefined;
    const rules = this.#offers.rules(ask);
    // Whoever has looked at the options has had their names made.
    for (const [i, act] of acts.entries()) if ((this.#options?.[i]?.id ?? rules.id(act)) === pick) return { act };
    if (pick === RESIGN) return this.#offers.mayResign(this.#state, seat, ask) ? RESIGNED : undefined;
    const { settings } = this.#offers;
    for (const act of settings?.open(this.#state, seat, ask) ?? [])
      if (settings?.id(act) === pick) return { act, kind: 'setting' };
    return undefined;
  }

  toJSON(): Prompt {
    return promptData(this);
  }

  #made(): Option[] {
    const { acts, ask, seat } = this.#question;
    const { settings } = this.#offers;
    const rules = this.#offers.rules(ask);
    const options: Option[] = acts.map((act) => new LiveOption(act, rules));
    if (settings)
      for (const act of settings.open(this.#state, seat, ask)) options.push(new LiveOption(act, settings, 'setting'));
    if (this.#offers.mayResign(this.#state, seat, ask)) options.push(GIVING_UP);
    return options;
  }
}
