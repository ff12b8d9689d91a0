import { type Event, type Fact, factsFor, Match, type Seat } from '@veilhall/engine';

/** What happened in a match, pick by pick, but for what was taken back: bots that draw conclusions need it. */
export class Told {
  readonly #standing: (readonly Event[])[] = [];

  /** A match that was played elsewhere is played again up to where it stands. */
  constructor(played?: Match) {
    if (!played) return;
    const { game, entries, head } = played;
    const again = Match.replay(game, { ...head, packs: [], entries: [] });
    for (const entry of entries) {
      if (entry.kind === 'pick') this.add(again.choose(entry.seat, entry.option).events);
      else {
        again.undo(entry.seat);
        this.takeBack();
      }
    }
  }

  add(events: readonly Event[]): void {
    this.#standing.push(events);
  }

  takeBack(): void {
    this.#standing.pop();
  }

  to(seat: Seat): Fact[] {
    return this.#standing.flatMap((events) => factsFor(events, seat));
  }
}
