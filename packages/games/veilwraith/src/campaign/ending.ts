import type { Outcome, Seat } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { maxSpirit } from '../options.ts';
import type { State } from '../state/state.ts';
import { members } from './access.ts';
import { overallVictor } from './race.ts';

type Ending = NonNullable<State['ending']>;

/** A stand-alone Vignette is decided, and with it the match (VW-LOSE-04, VW-SOLO-05). */
export function endVignette(turn: Turn, result: NonNullable<State['lastGame']>['result'], winner?: Seat): void {
  const { state } = turn;
  if (state.options.table === 'race') finish(turn, winner === undefined ? 'nobody' : 'race', winner);
  else finish(turn, result, ...(result === 'won' ? members(state) : []));
}

/** Over a race's Campaign the most Vignettes count, whether or not it was successful (VW-COMPET-04). */
export function endCampaign(turn: Turn, won: boolean): void {
  const { state } = turn;
  if (won && state.options.rogue) tellWeakened(turn);
  if (state.options.table === 'race') {
    const victor = overallVictor(state);
    finish(turn, victor === undefined ? 'nobody' : 'race', victor);
  } else {
    finish(turn, won ? 'campaign-won' : 'campaign-lost', ...(won ? members(state) : []));
  }
}

/** VW-ROGUE-03: what the next Campaign will be played with. */
function tellWeakened(turn: Turn): void {
  const { options } = turn.state;
  const rogue = { wraiths: [], won: (options.rogue?.won ?? 0) + 1 };
  emit(turn, { type: 'rogueWeakened', maxSpirit: maxSpirit({ ...options, rogue }, members(turn.state).length) });
}

function finish(turn: Turn, ending: Ending, ...winners: (Seat | undefined)[]): void {
  const { state } = turn;
  state.stage = 'over';
  state.ending = ending;
  state.winners = winners.filter((seat) => seat !== undefined);
  state.work.length = 0;
  for (const wraith of state.wraiths) wraith.work.length = 0;
  emit(turn, { type: 'matchOver', result: ending, winners: state.winners });
}

/** The last Vignette was defeated: the Campaign itself succeeded, whoever won the race. */
export function campaignSucceeded({ campaign, options, stage }: State): boolean {
  return options.mode === 'campaign' && stage === 'over' && campaign.ribbons > 0;
}

export function matchOutcome(state: State): Outcome | undefined {
  if (state.ending === undefined) return undefined;
  const { ending: result } = state;
  const winners = [...state.winners];
  if (state.options.table !== 'race') return { result, winners };
  return { result, winners, scores: state.wraiths.map((wraith) => wraith.legacy.score) };
}
