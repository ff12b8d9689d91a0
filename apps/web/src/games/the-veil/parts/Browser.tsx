import './browser.css';
import type { CardInfo } from '@veilhall/engine';
import type { PlayerView } from '@veilhall/games/the-veil';
import { useTableState } from '../../../frame/context.ts';
import { Sheet } from '../../../frame/over/Sheet.tsx';
import { TabStrip } from '../../../parts/TabStrip.tsx';
import { nameOfPlayer } from '../players.ts';
import { sequenceOf } from '../sequence.ts';
import { CardRows, deckDefs } from './CardRows.tsx';
import type { PileName } from './Piles.tsx';

interface BrowserProps {
  readonly player: PlayerView;
  readonly pile: PileName;
  onPile(pile: PileName): void;
  onClose(): void;
}

const TITLES: Readonly<Record<PileName, string>> = {
  route: 'Fate Route',
  hand: 'Hand',
  deck: 'Deck',
  discard: 'Discard',
  fate: 'Fate Deck',
  banished: 'Banished',
  list: 'All cards',
};

/** Everything of a player that may be looked into, pile by pile. */
export function Browser({ player, pile, onPile, onClose }: BrowserProps) {
  const { cards, seats } = useTableState();
  const sizes: Readonly<Record<PileName, number | undefined>> = {
    route: player.route.length,
    hand: player.handSize,
    deck: player.deckSize,
    discard: player.discard.length,
    fate: player.fateDeckSize,
    banished: player.banished.length,
    list: undefined,
  };
  const names: readonly PileName[] = ['route', 'hand', 'deck', 'discard', 'fate', 'banished', 'list'];
  const solo = cards.get(player.solo ?? '');
  return (
    <Sheet title={`${nameOfPlayer(player, seats, cards)}: ${player.name}`} wide onClose={onClose}>
      <TabStrip
        className="tv-browse"
        tabs={names.map((name) => {
          const count = sizes[name];
          return {
            word: TITLES[name],
            ...(count !== undefined && { count }),
            open: name === pile,
            onPress: () => onPile(name),
          };
        })}
      />
      {pile === 'list' && solo && (
        <ol className="tv-steps" aria-label={`What ${solo.name} does each turn`}>
          {sequenceOf(solo).map((step) => (
            <li key={step}>{step}</li>
          ))}
        </ol>
      )}
      <PileNote player={player} pile={pile} />
      <CardRows defs={defsIn(player, pile, cards)} cards={cards} />
    </Sheet>
  );
}

function PileNote({ player, pile }: { player: PlayerView; pile: PileName }) {
  const { cards } = useTableState();
  const named = (defs: readonly string[]): string => defs.map((def) => cards.get(def)?.name ?? def).join(', ');
  const hidden = player.handSize - player.hand.length;
  const said: Partial<Record<PileName, string>> = {
    hand: hidden > 0 ? `${hidden} not known to you.` : '',
    deck: player.deckTop.length > 0 ? `On top: ${named(player.deckTop)}.` : 'In no order; the Deck is shuffled.',
    fate: player.fateBottom.length > 0 ? `At the bottom: ${named(player.fateBottom)}.` : 'In no order.',
  };
  return said[pile] ? <p className="tv-browse-note">{said[pile]}</p> : undefined;
}

function defsIn(player: PlayerView, pile: PileName, cards: ReadonlyMap<string, CardInfo>): string[] {
  const counted = (list: readonly { def: string; count: number }[]): string[] =>
    list.flatMap(({ def, count }) => Array.from({ length: count }, () => def));
  switch (pile) {
    case 'route':
      return player.route.map(({ def }) => def);
    case 'hand':
      return player.hand.map(({ def }) => def);
    case 'deck':
      return [...player.deckTop, ...counted(player.unseen)];
    case 'discard':
      return player.discard.map(({ def }) => def).reverse();
    case 'fate':
      return [...counted(player.fateUnseen), ...player.fateBottom];
    case 'banished':
      return player.banished.map(({ def }) => def).reverse();
    case 'list':
      return deckDefs(cards.get(player.character));
  }
}
