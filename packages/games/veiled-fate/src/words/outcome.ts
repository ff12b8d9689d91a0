import { agree, seatPiece, type Text, text } from '@veilhall/engine';
import { listed } from '@veilhall/kit';
import type { VeiledFateView } from '../view/types.ts';
import { demiName } from './names.ts';

export function outcomeText(view: VeiledFateView): Text {
  const { end } = view;
  if (!end) return 'The game goes on.';
  const demi = view.players.find(({ seat }) => seat === end.winners[0])?.demi;
  const [first = 0, ...others] = end.winners;
  const verb = others.length === 0 ? agree(first, 'win', 'wins') : 'win together';
  const why = end.why === 'ascension' ? 'A Demi passed 12 Renown. ' : '';
  return text`${why}${listed(end.winners.map(seatPiece))} ${verb} with ${demi ? demiName(demi) : 'nobody'}.`;
}
