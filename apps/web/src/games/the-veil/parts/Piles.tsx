import type { PlayerView } from '@veilhall/games/the-veil';
import { Glyph } from '../../../art/Glyph.tsx';
import { Pile } from '../../../parts/Pile.tsx';
import { SIGNS } from '../glyphs.ts';

/** What can be looked into. */
export type PileName = 'route' | 'hand' | 'deck' | 'discard' | 'fate' | 'banished' | 'list';

/** Opens the piles of a player. */
export type Look = (who: number, pile: PileName) => void;

/** The piles of a player as counted buttons. */
export function Piles({ player, look, others = false }: { player: PlayerView; look: Look; others?: boolean }) {
  const { who } = player;
  const open = (pile: PileName) => () => look(who, pile);
  return (
    <div className="tv-piles">
      {others && (
        <Pile
          shape="line"
          zone={`hand-${who}`}
          count={player.handSize}
          word="Hand"
          picture={<Glyph name={SIGNS.hand} />}
          onOpen={open('hand')}
        />
      )}
      <Pile
        shape="line"
        zone={`deck-${who}`}
        count={player.deckSize}
        word="Deck"
        picture={<Glyph name={SIGNS.deck} />}
        onOpen={open('deck')}
      />
      <Pile
        shape="line"
        zone={`discard-${who}`}
        count={player.discard.length}
        word="Discard"
        picture={<Glyph name={SIGNS.discard} />}
        onOpen={open('discard')}
      />
      <Pile
        shape="line"
        zone={`fate-${who}`}
        count={player.fateDeckSize}
        word="Fate"
        picture={<Glyph name={SIGNS.fateDeck} />}
        onOpen={open('fate')}
      />
      <Pile
        shape="line"
        zone={`banished-${who}`}
        count={player.banished.length}
        word="Banished"
        picture={<Glyph name={SIGNS.banished} />}
        onOpen={open('banished')}
      />
    </div>
  );
}
