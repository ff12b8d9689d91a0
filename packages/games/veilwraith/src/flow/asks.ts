import { type AskTable, type Seat, type ThingId, thing } from '@veilhall/engine';
import { type Consent, effectAsks, type FirstAct, whomRules } from '@veilhall/kit';
import type { Ability, Verb } from '../content/schema.ts';
import type { CardRef, EffectPick, PickAct, PickOption } from '../state/picks.ts';
import type { ActionType, Window } from '../vocabulary.ts';

/** Action, option and target in one pick (D21 to D24); with `key` that Key is Turned for it. */
export type UseAct = {
  do: 'use';
  action: ActionType;
  /** `several`: the Threat has more than one open value of this type. Without a target the Use draws. */
  target?: { card: CardRef; owner: Seat; value: number; several: boolean };
  key?: CardRef;
};
export type TiltAct = { do: 'tilt'; action: ActionType };
/** `cards` are those of the same name, the one played included. */
export type MemoryAct = { do: 'play'; card: CardRef; cards: readonly CardRef[] };
export type DiscardAct = { do: 'discard'; card: CardRef; cards: readonly CardRef[] };
export type FlipAct = { do: 'flip'; card: CardRef };
export type PlayAct = UseAct | TiltAct | MemoryAct | FlipAct | { do: 'end' };
type ProceedAct = { do: 'proceed'; action: ActionType; tokens: number };
/** `power` is what it can add to the Action in use. */
export type BoostAct =
  | (MemoryAct & { power: number })
  | (FlipAct & { power: number })
  | { do: 'combine'; first: CardRef; second: CardRef; power: number }
  | ProceedAct;
export type WindowAct = MemoryAct | { do: 'pass' };
export type LimitAct = MemoryAct | DiscardAct;
export type AbilitiesAct = { do: 'all' } | { do: 'done' } | { do: 'ability'; index: number };
export type PeekAct = { do: 'seen' } | { do: 'keep' } | { do: 'bottom'; index: number } | { do: 'next'; index: number };

type MemoryOption<D extends string> = { do: D; card: CardRef };

/** `card` is the card whose effect asks, `n` the number its text names. */
type PickShape = {
  act: EffectPick;
  about: { verb: Verb; card: string; left: number; n?: number | 'all' };
  option: EffectPick<PickOption>;
};

/** What is asked during a game. */
export type PlayAsks = {
  /** `use`, `tilt`: the regular ones are left. */
  play: {
    act: PlayAct;
    about: { use: boolean; tilt: boolean };
    option: UseAct | TiltAct | MemoryOption<'play'> | FlipAct | { do: 'end' };
  };
  /** An offer while others still play. */
  ready: { act: never };
  /** `power` is what there is now, without tokens; `tokens` may be spent. */
  boost: {
    act: BoostAct;
    about: {
      action: ActionType;
      target: ThingId;
      owner: Seat;
      value: number;
      need: number;
      power: number;
      tokens: number;
    };
    option:
      | Exclude<BoostAct, MemoryAct | ProceedAct>
      | Omit<ProceedAct, 'action'>
      | (MemoryOption<'play'> & { power: number });
  };
  window: { act: WindowAct; about: { window: Window }; option: MemoryOption<'play'> | { do: 'pass' } };
  /** `over`: Memories too many. */
  limit: { act: LimitAct; about: { hand: number; over: number }; option: MemoryOption<'play' | 'discard'> };
  order: {
    act: FirstAct;
    about: { when: Ability['trigger'] };
    option: { ability: string; threat?: CardRef };
  };
  abilities: { act: AbilitiesAct; about: { card: string }; option: AbilitiesAct };
  may: { act: Consent; about: { card: string; ability: string }; option: { do: Consent } };
  teammate: { act: Seat; about: { card: string; verb: Verb }; option: { seat: Seat } };
  /** `card` grants it. */
  use: { act: UseAct; about: { card: string }; option: UseAct };
  tilt: { act: TiltAct; about: { card: string }; option: TiltAct };
  choose: { act: number; about: { card: string; script: string; step: number }; option: { index: number } };
  /** `cards` are definitions, next draw first; `placed` of them are in order. */
  peek: {
    act: PeekAct;
    about: { cards: string[]; card: string; stage: 'look' | 'bottom' | 'order'; placed: number };
    option: PeekAct;
  };
  pickAction: PickShape;
  pickThreat: PickShape;
  pickMemory: PickShape & { about: { from: 'hand' | 'discard' } };
  pickKey: PickShape;
};

const things = (cards: readonly CardRef[]): ThingId[] => cards.map(thing);
const onAction = (action: ActionType): ThingId => `action:${action}`;
/** The Power Tokens that lie on an Action. */
export const tokensThing = (action: ActionType): ThingId => `tokens:${action}`;

const tiltRules = {
  id: ({ action }: TiltAct) => `tilt:${action}`,
  on: ({ action }: TiltAct) => [onAction(action)],
  about: (act: TiltAct) => act,
};

const useRules = {
  id({ action, target, key }: UseAct): string {
    const by = key ? `turn:${thing(key)}>` : 'use:';
    if (!target) return `${by}${action}:draw`;
    return `${by}${action}>${thing(target.card)}${target.several ? `.${target.value}` : ''}`;
  },
  on: ({ action, target, key }: UseAct) => [
    onAction(action),
    ...(target ? [thing(target.card)] : []),
    ...(key ? [thing(key)] : []),
  ],
  about: (act: UseAct) => act,
};

/** Memories and Keys, wherever they may be played. */
const cardRules = {
  id: (act: MemoryAct | DiscardAct | FlipAct) => `${act.do}:${thing(act.card)}`,
  on: (act: MemoryAct | DiscardAct | FlipAct) => ('cards' in act ? things(act.cards) : [thing(act.card)]),
};

function pickId(act: PickAct): string {
  switch (act.do) {
    case 'action':
      return `action:${act.action}`;
    case 'move':
      return `move:${act.from}>${act.to}`;
    case 'swap':
      return `swap:${act.from}+${act.to}`;
    case 'threat':
      return `threat:${thing(act.card)}${act.several ? `.${act.value}` : ''}`;
    case 'memory':
      return `memory:${thing(act.card)}`;
    case 'key':
      return `key:${thing(act.card)}`;
  }
}

function pickOn(act: PickAct): ThingId[] {
  switch (act.do) {
    case 'action':
      return [onAction(act.action)];
    case 'move':
    case 'swap':
      return [onAction(act.from), onAction(act.to)];
    case 'threat':
    case 'key':
      return [thing(act.card)];
    case 'memory':
      return things(act.cards);
  }
}

const pickRules = {
  id: ({ choice }: EffectPick) => pickId(choice),
  on: ({ choice }: EffectPick) => pickOn(choice),
  about: ({ choice, script, step }: EffectPick) => ({
    choice: choice.do === 'memory' ? { do: choice.do, card: choice.card } : choice,
    script,
    step,
  }),
};

export const playAsks: AskTable<PlayAsks> = {
  play: {
    id(act) {
      switch (act.do) {
        case 'use':
          return useRules.id(act);
        case 'tilt':
          return tiltRules.id(act);
        case 'play':
        case 'flip':
          return cardRules.id(act);
        case 'end':
          return 'end';
      }
    },
    on(act) {
      switch (act.do) {
        case 'use':
          return useRules.on(act);
        case 'tilt':
          return tiltRules.on(act);
        case 'play':
        case 'flip':
          return cardRules.on(act);
        case 'end':
          return undefined;
      }
    },
    about: (act) => (act.do === 'play' ? { do: act.do, card: act.card } : act),
  },
  ready: { id: (act) => act },
  boost: {
    id(act) {
      if (act.do === 'proceed') return `proceed:${act.tokens}`;
      if (act.do === 'combine') return `combine:${thing(act.first)}+${thing(act.second)}`;
      return cardRules.id(act);
    },
    on(act) {
      if (act.do === 'proceed') return act.tokens > 0 ? [tokensThing(act.action)] : undefined;
      return act.do === 'combine' ? things([act.first, act.second]) : cardRules.on(act);
    },
    about(act) {
      if (act.do === 'proceed') return { do: act.do, tokens: act.tokens };
      return act.do === 'play' ? { do: act.do, card: act.card, power: act.power } : act;
    },
  },
  window: {
    id: (act) => (act.do === 'pass' ? 'pass' : cardRules.id(act)),
    on: (act) => (act.do === 'pass' ? undefined : cardRules.on(act)),
    about: (act) => (act.do === 'play' ? { do: act.do, card: act.card } : act),
  },
  limit: { ...cardRules, about: ({ do: what, card }) => ({ do: what, card }) },
  order: {
    ...effectAsks.order,
    about: ({ text, shown }) => ({ ability: text, ...(shown && { threat: shown }) }),
  },
  may: { ...effectAsks.may, about: (consent) => ({ do: consent }) },
  choose: { ...effectAsks.choose, about: (index) => ({ index }) },
  teammate: { ...whomRules, about: (seat) => ({ seat }) },
  abilities: { id: (act) => (act.do === 'ability' ? `ability:${act.index}` : act.do), about: (act) => act },
  use: useRules,
  tilt: tiltRules,
  peek: { id: (act) => ('index' in act ? `${act.do}:${act.index}` : act.do), about: (act) => act },
  pickAction: pickRules,
  pickThreat: pickRules,
  pickMemory: pickRules,
  pickKey: pickRules,
};
