import './unknowns.css';
import type { CountedView, PlayerView, VeilView } from '@veilhall/games/the-veil';
import { useTableState } from '../../../frame/context.ts';
import { DeckList, Tally } from '../../../parts/DeckList.tsx';
import { nameOfPlayer, othersOf, ownPlayer } from '../players.ts';

/** What can still be drawn, by whom, and how likely; own piles first. */
export function Unknowns({ view }: { view: VeilView }) {
  const own = ownPlayer(view);
  if (!own) return undefined;
  return (
    <div className="tv-unknowns">
      <PlayerDecks player={own} sees={view.you !== undefined} />
      {othersOf(view).map((player) => (
        <PlayerDecks key={player.who} player={player} sees={player.hand.length === player.handSize} />
      ))}
    </div>
  );
}

function PlayerDecks({ player, sees }: { player: PlayerView; sees: boolean }) {
  const { cards, seats } = useTableState();
  const rows = (list: readonly CountedView[], size: number) =>
    list.map(({ def, count }) => ({
      key: def,
      name: cards.get(def)?.name ?? def,
      value: `${count}, ${Math.round((100 * count) / Math.max(1, size))}%`,
    }));
  const size = player.unseen.reduce((sum, { count }) => sum + count, 0);
  const title = sees ? `Deck, ${player.deckSize}` : `Deck and Hand, ${size} unseen`;
  return (
    <section aria-label={`Decks of ${nameOfPlayer(player, seats, cards)}`}>
      <h2>
        {nameOfPlayer(player, seats, cards)}, {player.name}
      </h2>
      <DeckList title={title} rows={rows(player.unseen, size)} />
      <Tally title="Discard Pile" names={player.discard.map(({ def }) => cards.get(def)?.name ?? def)} />
      <DeckList title={`Fate Deck, ${player.fateDeckSize}`} rows={rows(player.fateUnseen, player.fateDeckSize)} />
      <Tally title="Banished" names={player.banished.map(({ def }) => cards.get(def)?.name ?? def)} />
    </section>
  );
}
