import { type Text, text, thing } from '@veilhall/engine';
import { emit, plural, signed } from '@veilhall/kit';
import type { Board, Turn } from '../board/board.ts';
import { counts } from '../board/counters.ts';
import { discardThreat as discard, hideThreat, returnThreat as putAway } from '../board/leaving.ts';
import { costNow, fits, isOpen, newThreat, valueNow } from '../board/threats.ts';
import type { Filter } from '../content/schema.ts';
import { push, threatById, wraithAt } from '../state/access.ts';
import type { ThreatPick } from '../state/picks.ts';
import type { ThreatInPlay } from '../state/state.ts';
import { ACTION_TYPES, type ThreatKind } from '../vocabulary.ts';
import { beginDefeat, defeatValue } from './defeat.ts';
import { picking, refTo } from './pick.ts';
import type { Scene } from './scene.ts';
import { type EffectOf, exactly, NO_CHOICE, type Place, type VerbOf, type VerbRules } from './verb.ts';
import { ACTION_WORD, threatsText, valueText } from './wording.ts';

const COMMON: readonly ThreatKind[] = ['anima', 'deja'];
/** Ignoring takes nothing out of the game, so it reaches Foes and Keys as well. */
const EVERY: readonly ThreatKind[] = ['anima', 'deja', 'foe', 'key'];

type ThreatEffect = EffectOf<
  'defeatThreat' | 'defeatStar' | 'discardThreat' | 'returnThreat' | 'ignoreThreat' | 'modifyValue' | 'modifyCost'
>;

interface ThreatVerb<E extends ThreatEffect> {
  readonly kinds?: readonly ThreatKind[];
  /** Kinds it never reaches, whatever its text says. */
  readonly never: readonly ThreatKind[];
  fits?(board: Board, place: Place, effect: E, threat: ThreatInPlay): boolean;
  apply(turn: Turn, place: Place, effect: E, threat: ThreatInPlay, value: number): void;
  /** Every fitting Threat at once instead of a choice. */
  all?(effect: E): boolean;
  times?(effect: E): number;
  /** Values to choose among; one choice per Threat without it. */
  values?(board: Board, threat: ThreatInPlay): readonly number[];
  /** A choice of this Threat, or of one of its values. */
  label(threat: ReturnType<Scene['threat']>, effect: E, value: number): Text;
  text: VerbRules<E>['text'];
  value: VerbRules<E>['value'];
}

function threatVerb<E extends ThreatEffect & { filter?: Filter | undefined }>(verb: ThreatVerb<E>): VerbRules<E> {
  const open = (board: Board, place: Place, effect: E): ThreatInPlay[] =>
    wraithAt(board.state, place.who).threats.filter(
      (threat) =>
        !verb.never.includes(board.content.threat(threat.def).kind) &&
        fits(board, place.who, threat, effect.filter, { kinds: verb.kinds ?? COMMON }) &&
        (verb.fits?.(board, place, effect, threat) ?? true),
    );
  return {
    can: (board, place, effect) => open(board, place, effect).length > 0,
    run(turn, place, effect) {
      for (const threat of open(turn, place, effect)) verb.apply(turn, place, effect, threat, 0);
    },
    pick: picking<E, ThreatPick>({
      ask: 'pickThreat',
      range: (_board, _place, effect) => (verb.all?.(effect) ? NO_CHOICE : exactly(verb.times?.(effect) ?? 1)),
      acts(board, place, effect) {
        const found: ThreatPick[] = [];
        for (const threat of open(board, place, effect)) {
          const card = refTo(threat);
          const values = verb.values?.(board, threat) ?? [0];
          for (const value of values) found.push({ do: 'threat', card, value, several: values.length > 1 });
        }
        return found;
      },
      chosen(turn, place, effect, act) {
        const threat = threatById(wraithAt(turn.state, place.who), act.card.id);
        if (threat) verb.apply(turn, place, effect, threat, act.value);
      },
      label: ({ card, value }, effect, scene) => verb.label(scene.threat(thing(card)), effect, value),
    }),
    text: verb.text,
    value: verb.value,
  };
}

/** The whole card, whatever its values (VW-DEF-08, VW-RULING-28); never the Portal (VW-RULING-22). */
export const defeatThreat = threatVerb<EffectOf<'defeatThreat'>>({
  never: ['portal'],
  apply: (turn, { by: at, who: seat }, _effect, threat) => beginDefeat(turn, at, seat, threat),
  label: ({ name }) => text`Defeat ${name}`,
  text: ({ filter }) => `defeat ${threatsText(filter, COMMON, false)}`,
  value: () => 3,
});

export const defeatStar = threatVerb<EffectOf<'defeatStar'>>({
  never: ['portal'],
  fits: (board, _place, _effect, threat) => openStars(board, threat).length > 0,
  values: (board, threat) => openStars(board, threat),
  apply: (turn, { by: at, who: seat }, _effect, threat, value) => defeatValue(turn, at, seat, threat, value),
  label({ name, values }, _effect, index) {
    const value = values[index];
    return text`Defeat ${value?.star ? valueText(value) : 'a starred value'} of ${name}`;
  },
  text: ({ filter }) => `defeat a starred value of ${threatsText(filter, COMMON, false)}`,
  value: () => 2,
});

function openStars(board: Board, threat: ThreatInPlay): number[] {
  const def = board.content.threat(threat.def);
  const found: number[] = [];
  for (const [i, value] of def.values.entries()) if (value.star && isOpen(def, threat, i)) found.push(i);
  return found;
}

export const discardThreat = threatVerb<EffectOf<'discardThreat'>>({
  never: ['foe', 'key', 'portal'],
  apply: (turn, { who: seat }, _effect, threat) => discard(turn, seat, threat),
  label: ({ name }) => text`Discard ${name} (no Boost, no Defeat effect)`,
  text: ({ filter }) => `discard ${threatsText(filter, COMMON, false)}`,
  value: () => 2,
});

export const returnThreat = threatVerb<EffectOf<'returnThreat'>>({
  never: ['foe', 'key', 'portal'],
  apply: (turn, { who: seat }, effect, threat) => putAway(turn, seat, threat, effect.to),
  label: ({ name }) => text`Return ${name} to the Threat deck`,
  text({ filter, to }) {
    const which = threatsText(filter, COMMON, false);
    if (to === 'deck') return `shuffle ${which} into the Threat deck`;
    return `put ${which} on ${to === 'deckTop' ? 'top' : 'the bottom'} of the Threat deck`;
  },
  value: ({ to }) => (to === 'deckTop' ? 0.7 : 1.8),
});

export const ignoreThreat = threatVerb<EffectOf<'ignoreThreat'>>({
  kinds: EVERY,
  never: ['portal'],
  fits: (board, { who: seat }, _effect, threat) => board.state.phase !== 'end' && costNow(board, seat, threat) > 0,
  apply(turn, { who: seat }, _effect, threat) {
    threat.ignored = true;
    emit(turn, { type: 'threatIgnored', seat, card: threat.def, thing: thing(threat) });
  },
  all: ({ n }) => n === 'all',
  times: ({ n = 1 }) => (n === 'all' ? 1 : n),
  label: ({ name, cost }) => text`Ignore ${name} this round (Spirit Cost ${cost})`,
  text({ n = 1, filter }) {
    if (n === 'all') return `ignore all ${threatsText(filter, EVERY, true)} this round`;
    if (n === 1) return `ignore ${threatsText(filter, EVERY, false)} this round`;
    return `ignore ${n} ${threatsText(filter, EVERY, true)} this round`;
  },
  value: ({ n = 1 }) => (n === 'all' ? 2 : n),
});

/** Until the round ends; ongoing changes are read from the cards in play instead. */
export const modifyValue = threatVerb<EffectOf<'modifyValue'>>({
  never: [],
  fits(board, { who: seat, card }, effect, threat) {
    if (effect.until === 'ongoing' || (effect.others && threat.id === card)) return false;
    if (counts.amount(board, seat, effect) >= 0) return true;
    if (board.state.phase === 'spirit' || board.state.phase === 'end') return false;
    const def = board.content.threat(threat.def);
    return def.values.some(
      ({ type }, i) => (effect.type ?? type) === type && isOpen(def, threat, i) && valueNow(board, seat, threat, i) > 0,
    );
  },
  apply(turn, { who: seat }, effect, threat) {
    const change = counts.amount(turn, seat, effect);
    for (const type of ACTION_TYPES) if ((effect.type ?? type) === type) threat.valueChange[type] += change;
    const value = effect.type && { value: effect.type };
    emit(turn, { type: 'valueChanged', seat, card: threat.def, thing: thing(threat), change, ...value });
  },
  all: ({ all }) => all ?? false,
  label: ({ name, values }, { n }) =>
    text`${name}: values ${signed(n)} this round (${values.map(valueText).join(', ')})`,
  text({ n, type, filter, until, all, per, others }) {
    const several = until === 'ongoing' || all === true;
    const change = `${signed(n)} ${type ? ACTION_WORD[type] : several ? 'to their values' : 'to its values'}`;
    const which = threatsText(filter, COMMON, several, others);
    return `${which} ${several ? 'have' : 'has'} ${change}${counts.perText({ per })}${until === 'round' ? ' this round' : ''}`;
  },
  value: ({ n, all, until }) => -0.5 * n * (all || until === 'ongoing' ? 2 : 1),
});

export const modifyCost = threatVerb<EffectOf<'modifyCost'>>({
  never: [],
  fits(board, { who: seat, card }, effect, threat) {
    if (effect.until === 'ongoing' || (effect.others && threat.id === card)) return false;
    return counts.amount(board, seat, effect) >= 0 || costNow(board, seat, threat) > 0;
  },
  apply(turn, { who: seat }, effect, threat) {
    const change = counts.amount(turn, seat, effect);
    threat.costChange += change;
    emit(turn, { type: 'costChanged', seat, card: threat.def, thing: thing(threat), change });
  },
  all: ({ all }) => all ?? false,
  label: ({ name, cost }, { n }) => text`${name}: Spirit Cost ${signed(n)} this round (now ${cost})`,
  text({ n, filter, until, all, per, others }) {
    const several = until === 'ongoing' || all === true;
    const which = threatsText(filter, COMMON, several, others);
    const change = `${Math.abs(n)} Spirit ${n < 0 ? 'less' : 'more'}${counts.perText({ per })}`;
    return `${which} ${several ? 'cost' : 'costs'} ${change}${until === 'round' ? ' this round' : ''}`;
  },
  value: ({ n, all, until }) => -0.7 * n * (all || until === 'ongoing' ? 2 : 1),
});

export const playThreat: VerbOf<'playThreat'> = {
  can: () => true,
  run: (turn, { by: at, who: seat }, { n = 1 }) => push(turn, { do: 'playThreats', at, seat, left: n }),
  text: ({ n = 1 }) => (n === 1 ? 'play the top Threat' : `play the top ${plural(n, 'Threat')}`),
  value: ({ n = 1 }) => -2 * n,
};

export const shuffleSelf: VerbOf<'shuffleSelf'> = {
  can: (board, { who: seat, card }) => threatById(wraithAt(board.state, seat), card) !== undefined,
  run(turn, { who: seat, card }) {
    const threat = threatById(wraithAt(turn.state, seat), card);
    if (threat) hideThreat(turn, seat, threat);
  },
  text: () => 'shuffle this into your deck',
  value: () => -0.3,
};

/** It was drawn and lies in the Threat discard pile until this (VW-RULING-16); it was not played (VW-RULING-60). */
export const returnSelf: VerbOf<'returnSelf'> = {
  can: (board, { who: seat, card }) => wraithAt(board.state, seat).threatDiscard.some((entry) => entry.id === card),
  run(turn, { who: seat, card }) {
    const wraith = wraithAt(turn.state, seat);
    const at = wraith.threatDiscard.findIndex((entry) => entry.id === card);
    const found = wraith.threatDiscard[at];
    if (!found) return;
    wraith.threatDiscard.splice(at, 1);
    wraith.threats.push(newThreat(found.id, found.def));
    emit(turn, { type: 'threatReturns', seat, card: found.def, thing: thing(found) });
  },
  text: () => 'return this to play',
  value: () => -0.7,
};
