import type { OptionId, Prompt, Seat } from '@veilhall/engine';

interface Open {
  /** What the option means: the question it belongs to, and its own data. */
  readonly meaning: string;
  /** The moment since which it has been open without a break. */
  readonly since: number;
}

type OpenOfSeat = ReadonlyMap<OptionId, Open>;

/** Remembers since when each option of each seat has been open, so that a late pick counts where it still means the same. */
export class OpenOptions {
  #seats = new Map<Seat, OpenOfSeat>();

  constructor(prompts: readonly Prompt[], seq: number) {
    for (const prompt of prompts) this.#seats.set(prompt.seat, openOf(prompt, seq));
  }

  /** After entry `seq` by `actor`, for whom everything starts anew. */
  moveOn(prompts: readonly Prompt[], seq: number, actor: Seat): void {
    const seats = new Map<Seat, OpenOfSeat>();
    for (const prompt of prompts) {
      const before = prompt.seat === actor ? undefined : this.#seats.get(prompt.seat);
      seats.set(prompt.seat, openOf(prompt, seq, before));
    }
    this.#seats = seats;
  }

  /** Whether this option was open for the seat at moment `base`, and has been ever since. */
  since(base: number, seat: Seat, option: OptionId): boolean {
    const open = this.#seats.get(seat)?.get(option);
    return open !== undefined && open.since <= base;
  }
}

function openOf({ ask, options }: Prompt, seq: number, before?: OpenOfSeat): OpenOfSeat {
  const open = new Map<OptionId, Open>();
  for (const { id, about } of options) {
    const meaning = about ? `${ask} ${JSON.stringify(about)}` : ask;
    const earlier = before?.get(id);
    open.set(id, earlier?.meaning === meaning ? earlier : { meaning, since: seq });
  }
  return open;
}
