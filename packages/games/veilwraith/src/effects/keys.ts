import { type Text, text, thing } from '@veilhall/engine';
import { pushAbility } from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import { flipKey as flip, resetKey as reset, turnKey } from '../board/keys.ts';
import { keyById, wraithAt } from '../state/access.ts';
import type { KeyPick } from '../state/picks.ts';
import type { KeyInPlay } from '../state/state.ts';
import { picking, refTo } from './pick.ts';
import type { Scene } from './scene.ts';
import { type EffectOf, exactly, type Place, type VerbRules } from './verb.ts';

type KeyEffect = EffectOf<'exhaustKey' | 'resetKey' | 'flipKey'>;

interface KeyVerb<E extends KeyEffect> {
  fits(key: KeyInPlay): boolean;
  apply(turn: Turn, place: Place, key: KeyInPlay): void;
  /** A choice of this Key. */
  label(key: ReturnType<Scene['key']>): Text;
  text: VerbRules<E>['text'];
  value: VerbRules<E>['value'];
}

function keyVerb<E extends KeyEffect>(verb: KeyVerb<E>): VerbRules<E> {
  const open = (board: Board, place: Place): KeyInPlay[] => wraithAt(board.state, place.who).keys.filter(verb.fits);
  return {
    can: (board, place) => open(board, place).length > 0,
    pay: (board, place, effect) => open(board, place).length >= (effect.n ?? 1),
    pick: picking<E, KeyPick>({
      ask: 'pickKey',
      range: (_board, _place, effect) => exactly(effect.n ?? 1),
      acts: (board, place) => open(board, place).map((key) => ({ do: 'key', card: refTo(key) })),
      chosen(turn, place, _effect, act) {
        const key = keyById(wraithAt(turn.state, place.who), act.card.id);
        if (key) verb.apply(turn, place, key);
      },
      label: ({ card }, _effect, scene) => verb.label(scene.key(thing(card))),
    }),
    text: verb.text,
    value: verb.value,
  };
}

const keys = (n: number): string => (n === 1 ? 'a Key' : `${n} Keys`);

/** Turned without benefit (VW-RULING-61). */
export const exhaustKey = keyVerb<EffectOf<'exhaustKey'>>({
  fits: (key) => key.state === 'upright',
  apply: (turn, { who: seat }, key) => turnKey(turn, seat, key, false),
  label: ({ name, state }) => text`Exhaust ${name} (${state}): its Turn is lost`,
  text: ({ n = 1 }) => `exhaust ${keys(n)}`,
  value: ({ n = 1 }) => -1.5 * n,
});

/** Both its abilities become available again (VW-RULING-03). */
export const resetKey = keyVerb<EffectOf<'resetKey'>>({
  fits: (key) => key.state !== 'upright',
  apply: (turn, { who: seat }, key) => reset(turn, seat, key),
  label: ({ name, state }) => text`Reset ${name} (${state})`,
  text: ({ n = 1 }) => `reset ${keys(n)}`,
  value: ({ n = 1 }) => 2.5 * n,
});

/** By a Threat a Key is flipped without benefit. */
export const flipKey = keyVerb<EffectOf<'flipKey'>>({
  fits: (key) => key.state !== 'flipped',
  apply(turn, { by: at, who: seat, script }, key) {
    const { source } = turn.content.script(script);
    const benefit = source === 'memory' || source === 'key';
    flip(turn, seat, key, benefit);
    const ability = turn.content.threat(key.def).flip;
    if (benefit && ability) pushAbility(turn, { who: seat, by: at, card: key.id }, ability.id);
  },
  label: ({ name, state }) => text`Put ${name} face down (${state}): its Flip is lost`,
  text: ({ n = 1 }, source) =>
    `flip ${keys(n)}${source === 'memory' || source === 'key' ? '' : ' without its ability'}`,
  value: ({ n = 1 }) => -1.5 * n,
});
