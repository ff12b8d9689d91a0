import { capital, type Text, text } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import type { VeilView } from '../view/types.ts';
import { namesOf } from './names.ts';

/** How a match ended, with the Health that was left. */
export function outcomeText(content: Content, view: VeilView): Text {
  if (view.stage !== 'over') return 'The match goes on.';
  const names = namesOf(content, view);
  const winners = view.winners.flatMap((side) => view.sides[side] ?? []);
  if (winners.length === 0) return 'Nobody is left standing: a draw.';
  const left = view.totals.reduce((sum, { side, health }) => sum + (view.winners.includes(side) ? health : 0), 0);
  return capital(text`${names.do(winners, 'win', 'wins')} in round ${view.round}, with ${left} Health left.`);
}
