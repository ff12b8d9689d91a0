import { type Choice, thing } from '@veilhall/engine';
import type { Board, Turn } from '../board/board.ts';
import { flipKey as flip, resetKey as reset, turnKey } from '../board/keys.ts';
import { keyById, push, wraithAt } from '../state/access.ts';
import type { KeyInPlay } from '../state/state.ts';
import { type EffectOf, type PickAct, type Place, pushPick, type VerbRules } from './verb.ts';

type KeyEffect = EffectOf<'exhaustKey' | 'resetKey' | 'flipKey'>;

interface KeyVerb<E extends KeyEffect> {
  fits(key: KeyInPlay): boolean;
  apply(turn: Turn, place: Place, key: KeyInPlay): void;
  text: VerbRules<E>['text'];
  value: VerbRules<E>['value'];
}

function keyVerb<E extends KeyEffect>(verb: KeyVerb<E>): VerbRules<E> {
  const open = (board: Board, place: Place): KeyInPlay[] => wraithAt(board.state, place.seat).keys.filter(verb.fits);
  return {
    can: (board, place) => open(board, place).length > 0,
    pay: (board, place, effect) => open(board, place).length >= (effect.n ?? 1),
    run: (turn, place, effect) => pushPick(turn, place, effect.n ?? 1),
    ask: 'pickKey',
    choices: (board, place) =>
      open(board, place).map((key): Choice<PickAct> => {
        const id = thing(key);
        return { id: `key:${id}`, on: [id], act: { pick: 'card', id: key.id, value: 0 } };
      }),
    chosen(turn, place, _effect, act) {
      const key = act.pick === 'card' && keyById(wraithAt(turn.state, place.seat), act.id);
      if (key) verb.apply(turn, place, key);
    },
    text: verb.text,
    value: verb.value,
  };
}

const keys = (n: number): string => (n === 1 ? 'a Key' : `${n} Keys`);

/** Turned without benefit (VW-RULING-61). */
export const exhaustKey = keyVerb<EffectOf<'exhaustKey'>>({
  fits: (key) => key.state === 'upright',
  apply: (turn, { seat }, key) => turnKey(turn, seat, key, false),
  text: ({ n = 1 }) => `exhaust ${keys(n)}`,
  value: ({ n = 1 }) => -1.5 * n,
});

/** Both its abilities become available again (VW-RULING-03). */
export const resetKey = keyVerb<EffectOf<'resetKey'>>({
  fits: (key) => key.state !== 'upright',
  apply: (turn, { seat }, key) => reset(turn, seat, key),
  text: ({ n = 1 }) => `reset ${keys(n)}`,
  value: ({ n = 1 }) => 2.5 * n,
});

/** By a Threat a Key is flipped without benefit. */
export const flipKey = keyVerb<EffectOf<'flipKey'>>({
  fits: (key) => key.state !== 'flipped',
  apply(turn, { at, seat, script }, key) {
    const { source } = turn.content.script(script);
    const benefit = source === 'memory' || source === 'key';
    flip(turn, seat, key, benefit);
    const ability = turn.content.threat(key.def).flip;
    if (benefit && ability)
      push(turn.state, { do: 'ability', at, seat, ability: ability.id, card: key.id, stage: 'begin' });
  },
  text: ({ n = 1 }, source) =>
    `flip ${keys(n)}${source === 'memory' || source === 'key' ? '' : ' without its ability'}`,
  value: ({ n = 1 }) => -1.5 * n,
});
