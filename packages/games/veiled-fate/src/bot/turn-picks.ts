import type { Considered, Move, Prompt, RngState } from '@veilhall/engine';
import type { TurnAct } from '../board/acts.ts';
import { turnActs } from '../board/legal.ts';
import type { Judgement, Style } from './judgement.ts';
import { mixed, type Rated } from './mixing.ts';
import { isSilly } from './veto.ts';

/** Actions that come to a closer look. */
const MOST_CONSIDERED = 5;

interface RatedAct extends Rated {
  readonly act: TurnAct;
}

/** What the legal actions are worth, in the order in which they are offered. */
function rate(judgement: Judgement): RatedAct[] {
  const { board, seat, style } = judgement;
  const values = judgement.values();
  const rated: RatedAct[] = [];
  for (const [move, act] of turnActs(board).entries()) {
    if (uses(style, act) && !isSilly(board, seat, act))
      rated.push({ move, act, value: judgement.own(values.after(act)) });
  }
  return rated;
}

function uses({ powers }: Style, act: TurnAct): boolean {
  switch (act.do) {
    case 'move':
    case 'smite':
    case 'pass':
    case 'rest':
      return true;
    case 'portal':
    case 'transfigure':
    case 'omniscience':
    case 'influence':
      return powers;
  }
}

export function turnPick(judgement: Judgement, rng: RngState): Move {
  const { shyness, mixing } = judgement.style;
  const rated = rate(judgement);
  if (!shyness) return mixed(rated, mixing, rng);
  const best = Math.max(...rated.map(({ value }) => value));
  const open = rated.filter(({ value }) => value >= best - shyness.most);
  for (const entry of open) entry.value -= shyness.of(entry.act);
  return mixed(open, mixing, rng);
}

/** Actions that come to the closer look, the most promising first. */
export function shortlist(judgement: Judgement, prompt: Prompt): Considered[] {
  if (prompt.ask !== 'act') return [];
  const { shyness } = judgement.style;
  const considered = rate(judgement).map(({ move, act, value }) => ({ move, value, cost: shyness?.of(act) ?? 0 }));
  considered.sort((a, b) => b.value - b.cost - (a.value - a.cost));
  return considered.slice(0, MOST_CONSIDERED);
}
