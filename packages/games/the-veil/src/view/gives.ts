import { thing } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { inPlay } from '../board/counters.ts';
import { isOpen } from '../board/parts.ts';
import { synergyNeed } from '../board/standing.ts';
import type { CardDef, Icons } from '../content/compile.ts';
import { refTo } from '../effects/verb.ts';
import { turnId } from '../flow/asks.ts';
import { playerAt, type Who } from '../state/access.ts';
import { SYNERGIES, type Synergy } from '../vocabulary.ts';
import type { GivesView } from './types.ts';

/**
 * Everything that gives and asks nothing, as one run of picks: cards with icons and no text, then lines of icons alone,
 * with the Synergies that these cards bring about. Nothing while a Trap has to be played first (TV-TRAP-05).
 */
export function givesOf(board: Board, who: Who): GivesView | undefined {
  const { content } = board;
  const { hand, recruits, played, unlocked } = playerAt(board.state, who);
  if (hand.some(({ def }) => content.card(def).trap)) return undefined;
  const plain = isOpen(board.state, 'primary') ? hand.filter(({ def }) => isPlain(content.card(def))) : [];
  const live = SYNERGIES.filter((synergy) => {
    const more = plain.filter(({ def }) => content.card(def).synergy === synergy).length;
    return unlocked.includes(synergy) || inPlay(board, who, synergy) + more >= synergyNeed(board, who, synergy);
  });
  const gives = { picks: [] as string[], cards: plain.map(thing), gold: 0, damage: 0, health: 0 };
  const add = (pick: string, icons: Icons): void => {
    gives.picks.push(pick);
    gives.gold += icons.gold;
    gives.damage += icons.damage;
    gives.health += icons.health;
  };
  for (const card of plain) {
    const { icons } = content.card(card.def);
    if (icons) add(turnId({ do: 'play', card: refTo(card), cards: [] }), icons);
  }
  for (const card of [...recruits, ...played, ...plain.map((held) => ({ ...held, used: 0 }))]) {
    const def = content.card(card.def);
    for (const [line, { id: ability, bit, icons, kind }] of def.lines.entries()) {
      if (!icons || (card.used & bit) !== 0 || (kind === 'synergy' && !isLive(def, live))) continue;
      add(turnId({ do: 'use', card: refTo(card), cards: [], line, ability }), icons);
    }
  }
  return gives.picks.length > 0 ? gives : undefined;
}

const isPlain = ({ icons, lines }: CardDef): boolean =>
  icons !== undefined && !lines.some(({ kind }) => kind === 'text');

const isLive = ({ synergy }: CardDef, live: readonly Synergy[]): boolean =>
  synergy !== undefined && live.includes(synergy);
