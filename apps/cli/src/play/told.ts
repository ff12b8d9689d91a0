import { type Event, type Fact, factsFor, Match, picksOf, type Seat } from '@veilhall/engine';

/** What happened in a match, pick by pick, but for what was taken back: bots that draw conclusions need it. */
export class Told {
  readonly #standing = new Map<number, readonly Event[]>();

  /** A match that was played elsewhere is played again up to where it stands. */
  constructor(played?: Match) {
    if (!played) return;
    const { game, entries, head } = played;
    const again = Match.replay(game, { ...head, packs: [], entries: [] });
    for (const entry of entries) {
      if (entry.kind === 'pick') this.add(entry.seq, again.choose(entry.seat, picksOf(entry)).events);
      else {
        again.undo(entry.seat);
        this.takeBack(entry.of);
      }
    }
  }

  add(seq: number, events: readonly Event[]): void {
    this.#standing.set(seq, events);
  }

  takeBack(seq: number): void {
    this.#standing.delete(seq);
  }

  to(seat: Seat): Fact[] {
    return [...this.#standing.values()].flatMap((events) => factsFor(events, seat));
  }
}
