import { type Refusal, thing } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { counts, inPlay } from '../board/counters.ts';
import { synergyNeed } from '../board/standing.ts';
import type { CardDef, Line } from '../content/compile.ts';
import type { Who } from '../state/access.ts';
import type { PlayedCard, Player, Recruit } from '../state/state.ts';
import { inItsPart, lineOpen } from './turn-acts.ts';
import { otherPart } from './why-not-parts.ts';

type InPlay = PlayedCard | Recruit;

/** Why lines of cards in play cannot be used now. */
export function lineFaults(board: Board, who: Who, player: Player): Refusal[] {
  const faults: Refusal[] = [];
  for (const card of [...player.recruits, ...player.played]) {
    const def = board.content.card(card.def);
    for (const line of def.lines) {
      if (lineOpen(board, who, player, card, def, line)) continue;
      faults.push({ ...lineFault(board, who, player, card, def, line), on: thing(card) });
    }
  }
  return faults;
}

function lineFault(board: Board, who: Who, player: Player, card: InPlay, def: CardDef, line: Line): Refusal {
  const { kind, bit, ability } = line;
  if ((card.used & bit) !== 0)
    return { code: 'used', rule: kind === 'synergy' ? 'TV-SYN-06' : 'TV-ABIL-03', args: { kind } };
  if (ability && !inItsPart(board.state, ability)) return otherPart(board.state, 'gold');
  const { synergy } = def;
  if (kind === 'synergy' && synergy && !player.unlocked.includes(synergy)) {
    const args = { synergy, inPlay: inPlay(board, who, synergy), needs: synergyNeed(board, who, synergy) };
    return { code: 'synergy', rule: 'TV-SYN-02', args };
  }
  if (kind === 'selfBanish') return { code: 'selfBanish', rule: 'TV-SBAN-02' };
  const when = ability?.when;
  if (when && !counts.holds(board, who, when)) {
    const args = { ability: line.id, now: counts.count(board, who, when.of) };
    return { code: 'lineCondition', rule: 'TV-ABIL-01', args };
  }
  return { code: ability?.cost ? 'lineCost' : 'lineIdle', rule: 'TV-TGT-05', args: { ability: line.id } };
}
