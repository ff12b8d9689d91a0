import type { Seat, Text } from '@veilhall/engine';
import type { Board, Turn } from '../board/board.ts';
import { usedNow, wraithAt } from '../state/access.ts';
import type { ActionPick } from '../state/picks.ts';
import type { Wraith } from '../state/state.ts';
import { ACTION_TYPES, type ActionType } from '../vocabulary.ts';
import { picking } from './pick.ts';
import type { Scene } from './scene.ts';
import { actionAt, type EffectOf, exactly, NO_CHOICE, type Place, turnTo, type VerbRules } from './verb.ts';
import { ACTION_WORD } from './wording.ts';

export type ActionRef = ActionType | 'chosen' | 'this' | 'most' | 'all';
type ActionEffect = EffectOf<
  'addToken' | 'discardToken' | 'addPower' | 'tiltAction' | 'exhaustAction' | 'resetAction' | 'moveAction'
>;

interface ActionVerb<E extends ActionEffect> {
  /** The effect would change something about this Action. */
  fits(board: Board, place: Place, effect: E, action: ActionType): boolean;
  apply(turn: Turn, place: Place, effect: E, action: ActionType): void;
  /** How many Actions are chosen, one after the other. */
  times?(effect: E): number;
  pay?: VerbRules<E>['pay'];
  /** A choice of this Action. */
  label(action: ReturnType<Scene['action']>, effect: E): Text;
  text: VerbRules<E>['text'];
  value: VerbRules<E>['value'];
}

/** Verbs that name an Action, leave it open, or mean the one they are about. */
export function actionVerb<E extends ActionEffect>(verb: ActionVerb<E>): VerbRules<E> {
  const candidates = (board: Board, place: Place, effect: E, actions: readonly ActionType[]): ActionType[] =>
    actions.filter((action) => verb.fits(board, place, effect, action));
  const options = (board: Board, place: Place, effect: E): ActionType[] => {
    const open = candidates(board, place, effect, ACTION_TYPES);
    return effect.action === 'most' ? withMostTokens(wraithAt(board.state, place.who), open) : open;
  };
  return {
    can: (board, place, effect) => candidates(board, place, effect, possible(board, place, effect.action)).length > 0,
    ...(verb.pay && { pay: verb.pay }),
    run(turn, place, effect) {
      for (const action of meant(turn, place, effect.action)) {
        if (effect.action !== 'all' && effect.action !== 'this') turnTo(place, action);
        if (verb.fits(turn, place, effect, action)) verb.apply(turn, place, effect, action);
      }
    },
    pick: picking<E, ActionPick>({
      ask: 'pickAction',
      range: (_board, _place, effect) =>
        effect.action === 'chosen' || effect.action === 'most' ? exactly(verb.times?.(effect) ?? 1) : NO_CHOICE,
      acts: (board, place, effect) => options(board, place, effect).map((action) => ({ do: 'action', action })),
      chosen(turn, place, effect, act) {
        turnTo(place, act.action);
        if (verb.fits(turn, place, effect, act.action)) verb.apply(turn, place, effect, act.action);
      },
      label: ({ action }, effect, scene) => verb.label(scene.action(action), effect),
    }),
    text: verb.text,
    value: verb.value,
  };
}

/** The Actions a reference means now. */
export function meant(board: Board, place: Place, ref: ActionRef | undefined): readonly ActionType[] {
  switch (ref) {
    case 'explore':
    case 'fight':
    case 'influence':
      return [ref];
    case 'this': {
      const about = actionAt(place) ?? usedNow(wraithAt(board.state, place.who));
      return about ? [about] : [];
    }
    case 'chosen':
    case 'most':
    case 'all':
    case undefined:
      return ACTION_TYPES;
  }
}

/** The Actions a reference may come to mean once the text before it has been carried out. */
export function possible(board: Board, place: Place, ref: ActionRef | undefined): readonly ActionType[] {
  const now = meant(board, place, ref);
  return now.length === 0 && choosesEarlier(board, place) ? ACTION_TYPES : now;
}

/** An effect before this one in the same text will choose the Action that "it" means. */
function choosesEarlier(board: Board, place: Place): boolean {
  const { effects } = board.content.script(place.script);
  return effects.slice(0, place.step).some((effect) => 'action' in effect && effect.action === 'chosen');
}

/** A later effect of the same text goes on with the Action chosen here. */
export function goesOn(board: Board, place: Place): boolean {
  const { effects } = board.content.script(place.script);
  return effects.slice(place.step + 1).some((effect) => 'action' in effect && effect.action === 'this');
}

function withMostTokens(wraith: Wraith, actions: readonly ActionType[]): ActionType[] {
  let most = 0;
  for (const action of actions) most = Math.max(most, wraith.actions[action].tokens);
  return actions.filter((action) => wraith.actions[action].tokens === most);
}

/** The Action being Used is no choice for what turns Actions (VW-RULING-92). */
export const isFree = (board: Board, seat: Seat, action: ActionType): boolean =>
  usedNow(wraithAt(board.state, seat)) !== action;

export function actionText(ref: ActionRef | undefined, n = 1): string {
  switch (ref) {
    case 'explore':
    case 'fight':
    case 'influence':
      return ACTION_WORD[ref];
    case 'this':
      return 'it';
    case 'most':
      return 'the Action with most tokens';
    case 'all':
      return 'each Action';
    case 'chosen':
    case undefined:
      return n === 1 ? 'an Action' : `${n} Actions`;
  }
}
