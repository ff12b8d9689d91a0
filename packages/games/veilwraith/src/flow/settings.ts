import { type Settings, thing } from '@veilhall/engine';
import { emitTo } from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import { setReady } from '../board/ready.ts';
import type { Content } from '../content/compile.ts';
import { distinct } from '../effects/memories.ts';
import { wraithAt } from '../state/access.ts';
import type { CardRef } from '../state/picks.ts';
import type { State } from '../state/state.ts';
import type { Window } from '../vocabulary.ts';
import { mayPlayMemories, playMemory } from './playing.ts';

/** Playing a Memory and activating nothing is allowed (VW-MEM-04) and hardly ever meant. */
type PlayNothing = { do: 'playNothing'; card: CardRef; cards: readonly CardRef[] };
export type SettingAct =
  | { do: 'stop'; window: Window }
  | PlayNothing
  /** Being ready may be taken back while somebody is not (D34). */
  | { do: 'unready' }
  /** The first half of an upgrade is taken back (VW-UPG-05). */
  | { do: 'back' };

/** What a setting tells. */
export type Setting = Exclude<SettingAct, PlayNothing> | { do: 'playNothing'; card: CardRef };

const STOPS: readonly SettingAct[] = (['W1', 'W2', 'W3', 'W4', 'W5', 'W7'] as const).map((window) => ({
  do: 'stop',
  window,
}));
const UNREADY: readonly SettingAct[] = [{ do: 'unready' }];
const BACK: readonly SettingAct[] = [{ do: 'back' }];

const playNothing = (board: Board, seat: number): SettingAct[] =>
  mayPlayMemories(board, seat)
    ? distinct(wraithAt(board.state, seat).hand).map(({ card, cards }) => ({ do: 'playNothing', card, cards }))
    : [];

/** Beside moves, and kept in a menu: none of it is what anybody means to do most of the time. */
export const settingsOf = (content: Content): Settings<State, Turn, SettingAct> => ({
  open(state, seat, ask) {
    switch (ask) {
      case 'play':
      case 'window':
        return [...playNothing({ state, content }, seat), ...STOPS];
      case 'boost':
        return playNothing({ state, content }, seat);
      case 'limit':
        return STOPS;
      case 'ready':
        return UNREADY;
      case 'upgradeAdd':
        return BACK;
      default: // open: any other question comes without settings
        return [];
    }
  },
  id(act) {
    switch (act.do) {
      case 'stop':
        return `stop:${act.window}`;
      case 'playNothing':
        return `play:${thing(act.card)}:none`;
      case 'unready':
      case 'back':
        return act.do;
    }
  },
  on: (act) => (act.do === 'playNothing' ? act.cards.map(thing) : undefined),
  about: (act): Setting => (act.do === 'playNothing' ? { do: act.do, card: act.card } : act),
  set(turn, seat, act) {
    switch (act.do) {
      case 'stop':
        return toggleStop(turn, seat, act.window);
      case 'playNothing':
        return playMemory(turn, seat, act.card, 'nothing');
      case 'unready':
        return setReady(turn, seat, false);
      case 'back': {
        const frame = turn.stack.at(-1);
        if (frame?.do === 'upgrade') delete frame.removed;
        return;
      }
    }
  },
});

function toggleStop(turn: Turn, seat: number, window: Window): void {
  const wraith = wraithAt(turn.state, seat);
  const on = !wraith.stops.includes(window);
  wraith.stops = on ? [...wraith.stops, window].sort() : wraith.stops.filter((other) => other !== window);
  emitTo(turn, [seat], { type: 'stopSet', seat, window, on });
}
