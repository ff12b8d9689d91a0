import { compileContent } from '../content/compile.ts';
import { rawContent } from '../content/raw.ts';
import type { CardText, CharacterText } from '../content/schema.ts';
import { gameWith } from '../game.ts';
import { FATE_CARDS } from '../vocabulary.ts';

const BARE = { copies: 1, cost: 1, type: 'support' } as const;
const BASE = { gold: 1 };

/** The game with one more Hero, 'tester' with 50 Health, whose Fate Deck holds these cards and filler. */
export function withTester(cards: readonly (Partial<CardText> & { id: string })[], more: Partial<CharacterText> = {}) {
  const fate: CardText[] = cards.map((card) => ({
    ...BARE,
    name: card.id,
    ...(!card.trap && !card.aura && { base: BASE }),
    ...card,
  }));
  const left = FATE_CARDS - fate.reduce((sum, { copies }) => sum + copies, 0);
  const tester: CharacterText = {
    id: 'tester',
    name: 'Tester',
    kind: 'hero',
    health: 50,
    ability: { effects: [{ verb: 'draw' }] },
    starting: [{ id: 'test-coin', name: 'Test Coin', copies: 8, cost: 0, type: 'basic', base: { gold: 1 } }],
    fate: [...fate, { ...BARE, id: 'filler', name: 'Filler', base: BASE, copies: left }],
    ...more,
  };
  const raw = { ...rawContent, characters: [...rawContent.characters, tester] };
  return { game: gameWith(raw), content: compileContent(raw) };
}
