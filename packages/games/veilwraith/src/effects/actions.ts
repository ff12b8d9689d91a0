import { emit, signed } from '@veilhall/kit';
import { exhaust, moveAction as move, resetActions, swapActions as swap, tilt } from '../board/actions.ts';
import type { Board } from '../board/board.ts';
import { forbidden } from '../board/ongoing.ts';
import { push, usedNow, wraithAt } from '../state/access.ts';
import type { SwapPick } from '../state/picks.ts';
import type { ActionType } from '../vocabulary.ts';
import { type ActionRef, actionText, actionVerb, goesOn, isFree, meant, possible } from './on-actions.ts';
import { picking } from './pick.ts';
import type { EffectOf, Place, VerbOf } from './verb.ts';

/** Power can still count in these phases; later it would be gone before the next Use (VW-END-01). */
const powerCounts = (board: Board): boolean => board.state.phase !== 'spirit' && board.state.phase !== 'end';

/** A Memory lies down next to its Action (VW-MEM-07). */
export const addPower = actionVerb<EffectOf<'addPower'>>({
  fits(board, { who: seat }, _effect, action) {
    const wraith = wraithAt(board.state, seat);
    return powerCounts(board) && (wraith.actions[action].facing === 'upright' || usedNow(wraith) === action);
  },
  apply(turn, { who: seat, card, script }, effect, action) {
    const wraith = wraithAt(turn.state, seat);
    const { memories } = wraith.actions[action];
    const power = effect.n ?? 1;
    const there = memories.find((memory) => memory.id === card);
    const def = turn.content.script(script).card;
    if (there) there.power += power;
    else memories.push({ id: card, def, power });
    const at = wraith.played.findIndex((memory) => memory.id === card);
    if (at >= 0) wraith.played.splice(at, 1);
    emit(turn, { type: 'powerAdded', seat, card: def, action, power });
  },
  label: ({ name }, { n = 1 }) => `Give ${name} ${signed(n)} Power this round`,
  text: ({ n = 1, action }) =>
    action === 'chosen' || action === 'all' || action === 'this'
      ? `${signed(n)} to ${actionText(action)}`
      : `${signed(n)} ${actionText(action)}`,
  value: ({ n = 1, action }) => n * (action === 'all' ? 1 : action === 'chosen' ? 0.7 : 0.5),
});

export const tiltAction = actionVerb<EffectOf<'tiltAction'>>({
  fits: (board, { who: seat }, _effect, action) => wraithAt(board.state, seat).actions[action].facing === 'upright',
  apply: (turn, { who: seat, script }, _effect, action) => tilt(turn, seat, action, givesTokens(turn, script)),
  label: ({ name }) => `Tilt ${name}`,
  text: ({ action }, source) =>
    `tilt ${actionText(action)}${source === 'memory' || source === 'key' ? '' : ' without a token'}`,
  value: () => -0.5,
});

/** Tilted by a Threat an Action gains nothing. */
function givesTokens(board: Board, script: string): boolean {
  const { source } = board.content.script(script);
  return source === 'memory' || source === 'key';
}

/** VW-RULING-62 */
export const exhaustAction = actionVerb<EffectOf<'exhaustAction'>>({
  fits: (board, { who: seat }, _effect, action) =>
    wraithAt(board.state, seat).actions[action].facing !== 'exhausted' && isFree(board, seat, action),
  apply: (turn, { who: seat }, _effect, action) => exhaust(turn, seat, action),
  times: ({ n = 1 }) => n,
  pay(board, place, { n = 1, action }) {
    const { actions } = wraithAt(board.state, place.who);
    const free = possible(board, place, action).filter(
      (type) => actions[type].facing !== 'exhausted' && isFree(board, place.who, type),
    );
    return free.length >= n;
  },
  label: ({ name }) => `Exhaust ${name}`,
  text: ({ n = 1, action }) => `exhaust ${actionText(action, n)}`,
  value: ({ n = 1, action }) => -n * (action === 'all' ? 3 : 1),
});

/** An upright Action may be chosen where the text goes on with it: the rest is carried out (VW-EFF-02). */
export const resetAction = actionVerb<EffectOf<'resetAction'>>({
  fits: (board, place, effect, action) =>
    isFree(board, place.who, action) &&
    (wraithAt(board.state, place.who).actions[action].facing !== 'upright' ||
      (effect.action === 'chosen' && goesOn(board, place))),
  apply: (turn, { who: seat }, _effect, action) => resetActions(turn, seat, [action]),
  times: ({ n = 1 }) => n,
  label: ({ name }) => `Reset ${name}`,
  text: ({ n = 1, action }) => (action === 'all' ? 'reset all Actions' : `reset ${actionText(action, n)}`),
  value: ({ n = 1, action }) => 0.5 * n * (action === 'all' ? 2 : 1),
});

export const moveAction = actionVerb<EffectOf<'moveAction'>>({
  fits: (board, { who: seat }, effect, action) => wraithAt(board.state, seat).actions[action].slot !== effect.slot,
  apply: (turn, { who: seat }, effect, action) => move(turn, seat, action, effect.slot),
  label: ({ name, slot }, effect) => `Move ${name} from slot ${slot} to slot ${effect.slot}`,
  text: ({ action, slot }) => `move ${actionText(action)} to slot ${slot}`,
  value: ({ slot }) => (slot === 3 ? 1 : slot === 2 ? 0 : -0.5),
});

const PAIRS: readonly (readonly [ActionType, ActionType])[] = [
  ['explore', 'fight'],
  ['explore', 'influence'],
  ['fight', 'influence'],
];

export const swapActions: VerbOf<'swapActions'> = {
  can: () => true,
  pick: picking<EffectOf<'swapActions'>, SwapPick>({
    ask: 'pickAction',
    acts: () => PAIRS.map(([from, to]) => ({ do: 'swap', from, to })),
    chosen: (turn, { who: seat }, _effect, act) => swap(turn, seat, act.from, act.to),
    label(option, _effect, scene) {
      const [from, to] = [scene.action(option.from), scene.action(option.to)];
      return `Swap ${from.name} (slot ${from.slot}) and ${to.name} (slot ${to.slot})`;
    },
  }),
  text: () => 'swap two Actions',
  value: () => 0.7,
};

/** Uses and Tilts belong to a free moment of the Play Phase (VW-RULING-91). */
export const isFreeMoment = (board: Board, seat: number): boolean =>
  board.state.phase === 'play' && usedNow(wraithAt(board.state, seat)) === undefined;

/** Upright Actions; those a reset earlier in the same text will turn upright count too. */
function willBeUpright(board: Board, place: Place, ref: ActionRef | undefined) {
  const { actions } = wraithAt(board.state, place.who);
  const resets = board.content
    .script(place.script)
    .effects.slice(0, place.step)
    .some((effect) => effect.verb === 'resetAction');
  return possible(board, place, ref).filter((action) => resets || actions[action].facing === 'upright');
}

export const grantUse: VerbOf<'grantUse'> = {
  can: (board, place, effect) =>
    isFreeMoment(board, place.who) && willBeUpright(board, place, effect.action).length > 0,
  run(turn, place, effect) {
    const { by: at, who: seat, script } = place;
    if (!isFreeMoment(turn, seat)) return;
    const named = grantedAction(turn, place, effect.action);
    if (named === 'none') return;
    push(turn, { do: 'grantUse', at, card: turn.content.script(script).card, ...(named && { action: named }) });
  },
  text: ({ action }) => (action === undefined ? 'Use an Action' : `Use ${actionText(action)}`),
  value: () => 2.5,
};

export const grantTilt: VerbOf<'grantTilt'> = {
  can: (board, place, effect) =>
    isFreeMoment(board, place.who) &&
    !forbidden(board, place.who, 'noTilt') &&
    willBeUpright(board, place, effect.action).length > 0,
  run(turn, place, effect) {
    const { by: at, who: seat, script } = place;
    if (!isFreeMoment(turn, seat) || forbidden(turn, seat, 'noTilt')) return;
    const named = grantedAction(turn, place, effect.action);
    if (named === 'none') return;
    push(turn, { do: 'grantTilt', at, card: turn.content.script(script).card, ...(named && { action: named }) });
  },
  text: ({ action }) => (action === undefined ? 'Tilt an Action' : `Tilt ${actionText(action)}`),
  value: () => 1,
};

/** The one Action the Use or Tilt is for; nothing where any will do. */
function grantedAction(board: Board, place: Place, ref: ActionRef | undefined): ActionType | 'none' | undefined {
  if (ref === undefined || ref === 'chosen' || ref === 'all' || ref === 'most') return undefined;
  return meant(board, place, ref)[0] ?? 'none';
}
