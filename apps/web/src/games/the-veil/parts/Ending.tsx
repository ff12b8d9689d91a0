import type { VeilView } from '@veilhall/games/the-veil';
import { useTableState } from '../../../frame/context.ts';
import { EndBanner } from '../../../parts/EndBanner.tsx';
import { Standings } from '../../../parts/Standings.tsx';
import { portraitOf } from '../pictures.ts';
import { nameOfPlayer, totalOf } from '../players.ts';

/** Those who are left standing, and what became of everybody. */
export function Ending({ view }: { view: VeilView }) {
  const { cards, seats } = useTableState();
  const won = (side: number): boolean => view.winners.includes(side);
  const own = view.players[view.you ?? -1];
  const shown = view.players.filter(({ side }) => won(side) || view.winners.length === 0);
  const pictures = shown.flatMap(({ character }) => {
    const card = cards.get(character);
    return card ? [portraitOf(card, 640, 150)] : [];
  });
  const rows = view.players.map((player) => ({
    key: player.who,
    won: won(player.side),
    name: `${player.name}, ${nameOfPlayer(player, seats, cards)}`,
    result: won(player.side) ? `stands with ${totalOf(view, player)?.health ?? 0} Health` : 'fell',
  }));
  return (
    <div className="tv-ending">
      <EndBanner pictures={pictures} height={150} faded={own !== undefined && !won(own.side)} />
      <Standings label="Result" rows={rows} />
    </div>
  );
}
