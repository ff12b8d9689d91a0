import { type Data, type Refusal, thing } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { trapsIn } from '../board/counters.ts';
import { hasShield, recruitHealth } from '../board/recruits.ts';
import type { CardDef } from '../content/compile.ts';
import { areOpponents, opponentsOf, playerAt, type Who } from '../state/access.ts';
import type { FrameOf } from '../state/frames.ts';
import type { Recruit, VeilCard } from '../state/state.ts';
import { playerThing } from './asks.ts';

/** Things near those that can be picked, and what keeps them out. */
export function pickFaults(board: Board, frame: FrameOf<'pick'>): Refusal[] {
  const { who } = frame;
  const { state, content } = board;
  const player = playerAt(state, who);
  const effect = content.script(frame.script).effects[frame.step];
  switch (effect?.verb) {
    case 'discard':
      return [...ownSide(board, who), ...emptyHands(board, who)];
    case 'lose':
      return [...ownSide(board, who), ...(effect.trapped ? withoutTraps(board, who) : [])];
    case 'slay':
      return effect.atMost === undefined ? [] : tooHealthy(board, effect.atMost);
    case 'acquire':
      return refused(board, player.route, ({ aura, cost }) => {
        if (aura) return ['aura', 'TV-BUY-07'];
        return cost > effect.cost ? ['tooDear', 'TV-BUY-05', { cost, most: effect.cost }] : undefined;
      });
    case 'raise':
      return refused(board, player.discard, ({ recruit, cost }) => {
        if (recruit === 0) return ['noRecruit', 'TV-CARD-04'];
        return cost > effect.cost ? ['tooDear', 'TV-CARD-13', { cost, most: effect.cost }] : undefined;
      });
    case 'call':
      return refused(board, player.discard, ({ recruit }) => (recruit === 0 ? ['noRecruit', 'TV-CARD-04'] : undefined));
    case 'salvage':
      return refused(board, player.discard, ({ trap }) => (trap ? ['noTrap', 'TV-CARD-13'] : undefined));
    case 'banish':
      return refused(board, [...player.hand, ...player.discard], ({ trap }) =>
        trap?.noBanish ? ['noBanish', 'TV-TRAP-09'] : undefined,
      );
    case 'ready':
      return recruitFaults(player.recruits, ({ exhausted }) => !exhausted, 'isReady', 'TV-REC-05');
    case 'guard':
      return recruitFaults(player.recruits, (recruit) => hasShield(board, recruit), 'hasShield', 'TV-SHLD-01');
    default: // open: whatever lies there can be picked
      return [];
  }
}

type Why = readonly [code: string, rule: string, args?: Data] | undefined;

function refused({ content }: Board, cards: readonly Pick<VeilCard, 'id' | 'def'>[], why: (card: CardDef) => Why) {
  return cards.flatMap((card): Refusal[] => {
    const [code, rule, args] = why(content.card(card.def)) ?? [];
    return code && rule ? [{ code, rule, on: thing(card), ...(args && { args }) }] : [];
  });
}

const recruitFaults = (
  recruits: readonly Recruit[],
  isOut: (recruit: Recruit) => boolean,
  code: string,
  rule: string,
): Refusal[] => recruits.filter(isOut).map((recruit) => ({ code, rule, on: thing(recruit) }));

/** Traps, discards and losses are for opponents. */
export const ownSide = ({ state }: Board, who: Who): Refusal[] =>
  state.players.flatMap((_player, other) =>
    areOpponents(state, who, other) ? [] : [{ code: 'opponentsOnly', rule: 'TV-GEN-05', on: playerThing(other) }],
  );

const onPlayers = (whos: readonly Who[], code: string, rule: string): Refusal[] =>
  whos.map((who) => ({ code, rule, on: playerThing(who) }));

const emptyHands = ({ state }: Board, who: Who): Refusal[] =>
  onPlayers(
    opponentsOf(state, who).filter((other) => playerAt(state, other).hand.length === 0),
    'emptyHand',
    'TV-DISC-03',
  );

const withoutTraps = (board: Board, who: Who): Refusal[] =>
  onPlayers(
    opponentsOf(board.state, who).filter((other) => trapsIn(board, other) === 0),
    'untrapped',
    'TV-CARD-13',
  );

function tooHealthy(board: Board, most: number): Refusal[] {
  return board.state.players.flatMap(({ recruits }, who) =>
    recruits.flatMap((recruit): Refusal[] => {
      const health = recruitHealth(board, who, recruit);
      if (health <= most) return [];
      return [{ code: 'slayHealth', rule: 'TV-SLAY-03', on: thing(recruit), args: { health, most } }];
    }),
  );
}
