import type { AnyGame } from '@veilhall/engine';
import type { Job } from '../job.ts';
import type { Played } from '../play.ts';
import { rounded, wilson } from '../stats/shares.ts';
import { type CardRow, cardTable } from './card-table.ts';
import { type ChoiceRow, choiceTable } from './choice-table.ts';

/** What is known of a game's cards from games that were read. */
export interface CardStatistics {
  readonly game: string;
  readonly seed: string;
  readonly content: string;
  readonly games: number;
  readonly seats: number;
  readonly bots: readonly string[];
  readonly randomised: boolean;
  readonly cards: readonly CardRow[];
  readonly choices: readonly ChoiceRow[];
  readonly unused: readonly Unused[];
}

/** A card or a choice that these games could do without. */
export interface Unused {
  readonly id: string;
  readonly why: 'never seen' | 'hardly played' | 'hardly taken';
  /** How often it could have been used, and how often it was. */
  readonly of: number;
  readonly used: number;
}

/** Clearly below these shares something is as good as unused. */
const PLAYED = 0.1;
/** Of the share it would have if all on offer were taken alike. */
const TAKEN = 0.25;

export function cardStatistics(job: Job, played: readonly Played[], game: AnyGame): CardStatistics {
  const read = played.filter(({ record }) => record !== undefined);
  const cards = cardTable(game.content.cards, read);
  const choices = choiceTable(read, job.randomise ?? false);
  return {
    game: job.game,
    seed: job.seed,
    content: game.content.hash,
    games: read.length,
    seats: job.seats,
    bots: job.bots,
    randomised: job.randomise ?? false,
    cards,
    choices,
    unused: [...unusedCards(cards), ...(job.randomise ? [] : shunned(choices))],
  };
}

/** A family of which nothing is ever seen, or played, is not there for these games. */
function unusedCards(rows: readonly CardRow[]): Unused[] {
  const playable = new Set(rows.filter(({ played }) => played.seats > 0).map(({ family }) => family));
  const seen = new Set(rows.filter(({ drawn }) => drawn.seats > 0).map(({ family }) => family));
  return rows.flatMap(({ id, family, drawn, played, held, kept }): Unused[] => {
    if (drawn.seats + held.seats + kept.seats === 0)
      return seen.has(family) ? [{ id, why: 'never seen', of: 0, used: 0 }] : [];
    const isUnused = playable.has(family) && wilson(played.seats, drawn.seats).high < PLAYED;
    return isUnused ? [{ id, why: 'hardly played', of: drawn.seats, used: played.seats }] : [];
  });
}

function shunned(rows: readonly ChoiceRow[]): Unused[] {
  const asks = Map.groupBy(rows, ({ ask }) => ask);
  return rows.flatMap(({ ask, choice, offered, taken, share }): Unused[] => {
    let [allOffered, allTaken] = [0, 0];
    for (const row of asks.get(ask) ?? []) {
      allOffered += row.offered;
      allTaken += row.taken;
    }
    const fair = rounded(allTaken / allOffered);
    return share.high < TAKEN * fair
      ? [{ id: `${ask}: ${choice}`, why: 'hardly taken', of: offered, used: taken }]
      : [];
  });
}
