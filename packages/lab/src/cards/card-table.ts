import type { CardInfo, Seat } from '@veilhall/engine';
import type { Played } from '../play.ts';
import type { CardRecord } from '../recorder.ts';
import { benjaminiHochberg } from '../stats/many-tests.ts';
import { type Interval, rounded, roundedInterval } from '../stats/shares.ts';
import { around, Contrast, Tally } from '../stats/tally.ts';

/** How often a seat won, among those to whom something happened; the interval is clustered by game. */
export interface Rate {
  readonly seats: number;
  readonly games: number;
  readonly won: number;
  readonly interval: Interval;
}

/** A difference of win rates. */
export interface Effect {
  readonly value: number;
  readonly interval: Interval;
  /** Chance of so large a difference by luck. */
  readonly p: number;
  /** The same with all others of the table tested too (Benjamini-Hochberg). */
  readonly adjusted: number;
}

export interface CardRow {
  readonly id: string;
  readonly name: string;
  readonly family: string;
  /** Came to the seat at all. */
  readonly drawn: Rate;
  readonly played: Rate;
  /** Unused with the seat at the end. */
  readonly held: Rate;
  /** Owned at the end. */
  readonly kept: Rate;
  readonly unseen: Rate;
  /** Share of those who drew it that played it. */
  readonly playedOfDrawn: number;
  /**
   * Win rate with the card seen less win rate without: what a card goes along with, not yet what it does. Absent where the
   * games have not both kinds, or where a card lies before the whole table and so tells no seat from another.
   */
  readonly difference?: Effect;
  /** Win rate of those who played it less that of those who had it and did not. */
  readonly use?: Effect;
}

export const rateOf = (tally: Tally): Rate => ({
  seats: tally.of,
  games: tally.clusters,
  won: rounded(tally.value),
  interval: roundedInterval(tally.share),
});

/** By contrast, each knowing how many were looked at; without an entry where there is nothing to compare. */
export function effectsOf(contrasts: Iterable<Contrast>): Map<Contrast, Effect> {
  const known = [...contrasts].filter(tellsApart);
  const ps = known.map((contrast) => contrast.p(contrast.carefulVariance));
  const adjusted = benjaminiHochberg(ps);
  const effects = new Map<Contrast, Effect>();
  for (const [i, contrast] of known.entries())
    effects.set(contrast, {
      value: rounded(contrast.value),
      interval: roundedInterval(around(contrast.value, contrast.carefulVariance)),
      p: Number((ps[i] ?? 1).toPrecision(3)),
      adjusted: Number((adjusted[i] ?? 1).toPrecision(3)),
    });
  return effects;
}

/** A share that is the same in every game, and neither none nor all, is that of a whole table: it tells no seat from another. */
function tellsApart({ a, b, variance }: Contrast): boolean {
  const isSure = (value: number): boolean => value === 0 || value === 1;
  return a.of > 0 && b.of > 0 && (variance > 0 || (isSure(a.value) && isSure(b.value)));
}

class CardTally {
  readonly drawn = new Tally();
  readonly played = new Tally();
  readonly held = new Tally();
  readonly kept = new Tally();
  readonly seen = new Contrast();
  readonly use = new Contrast();

  add(uses: CardRecord[string], winners: readonly Seat[], seats: number): void {
    const won = (who: readonly Seat[]): number => who.filter((seat) => winners.includes(seat)).length;
    const count = (tally: Tally, who: readonly Seat[] = []): void => tally.add(won(who), who.length);
    const came = [...new Set([...(uses.drawn ?? []), ...(uses.played ?? [])])];
    const seen = [...new Set([...came, ...(uses.held ?? []), ...(uses.kept ?? [])])];
    count(this.drawn, came);
    count(this.played, uses.played);
    count(this.held, uses.held);
    count(this.kept, uses.kept);
    const unused = came.filter((seat) => !uses.played?.includes(seat));
    this.use.add(won(uses.played ?? []), uses.played?.length ?? 0, won(unused), unused.length);
    const wins = won(seen);
    this.seen.add(wins, seen.length, winners.length - wins, seats - seen.length);
  }
}

/** What became of every card of the catalogue, from games that were read. */
export function cardTable(cards: readonly CardInfo[], played: readonly Played[]): CardRow[] {
  const tallies = new Map(cards.map(({ id }) => [id, new CardTally()]));
  for (const { record, winners } of played) {
    if (!record) continue;
    for (const [id, tally] of tallies) tally.add(record.cards[id] ?? {}, winners, record.course.length);
  }
  const effects = effectsOf([...tallies.values()].map(({ seen }) => seen));
  const uses = effectsOf([...tallies.values()].map(({ use }) => use));
  return cards.map(({ id, name, family }): CardRow => {
    const { drawn, played: used, held, kept, seen, use: made } = tallies.get(id) ?? new CardTally();
    const difference = effects.get(seen);
    const use = uses.get(made);
    return {
      id,
      name,
      family,
      drawn: rateOf(drawn),
      played: rateOf(used),
      held: rateOf(held),
      kept: rateOf(kept),
      unseen: rateOf(seen.b),
      playedOfDrawn: rounded(drawn.of === 0 ? 0 : used.of / drawn.of),
      ...(difference && { difference }),
      ...(use && { use }),
    };
  });
}
