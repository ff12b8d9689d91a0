import type { VeiledFateView } from '../view/types.ts';
import { nameOf, playerName } from './names.ts';

export function outcomeText(view: VeiledFateView): string {
  const { end } = view;
  if (!end) return 'The game goes on.';
  const demi = view.players.find(({ seat }) => seat === end.winners[0])?.demi;
  const names = end.winners.map(playerName).join(' and ');
  const verb = end.winners.length === 1 ? 'wins' : 'win together';
  const why = end.why === 'ascension' ? 'A Demi passed 12 Renown. ' : '';
  return `${why}${names} ${verb} with ${nameOf(demi)}.`;
}
