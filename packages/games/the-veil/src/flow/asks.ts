import { type AskTable, type PromptOf, type ThingId, thing } from '@veilhall/engine';
import { type Done, type EffectAsks, effectAsks, pickRules } from '@veilhall/kit';
import type { Verb } from '../content/schema.ts';
import type { Aim, CardRef, PickAct, PickOption } from '../state/picks.ts';
import type { Part, Window } from '../vocabulary.ts';

/** `cards` are those of the same name, the one meant included. */
export type PlayAct = { do: 'play'; card: CardRef; cards: readonly CardRef[] };
/** A base, text, Synergy or Self-Banish of a card in play; `line` is its place on the card. */
export type UseAct = { do: 'use'; card: CardRef; cards: readonly CardRef[]; line: number; ability: string };
/** The character's own ability. */
export type AbilityAct = { do: 'ability'; who: number; ability: string };
export type BuyAct = { do: 'buy'; card: CardRef; slot: number; cost: number };
/** An Aura of the own Fate Route is banished (TV-AURA-04). */
export type FadeAct = { do: 'fade'; card: CardRef; slot: number };
/** Damage is about to be split: opponents are asked first (TV-PREV-02). */
export type AttackAct = { do: 'attack'; damage: number; at: readonly Mark[] };
/** Where Damage may go as things stand now. */
export type Mark = { on: 'recruit'; card: CardRef } | { on: 'total'; who: readonly number[] };
/** `total` is the place of a Health total, `who` its characters. `fells`: it kills. */
export type HitAct =
  | { do: 'hit'; on: 'recruit'; who: number; card: CardRef; n: number; fells: boolean }
  | { do: 'hit'; on: 'total'; total: number; who: readonly number[]; n: number; fells: boolean };
export type HealAct = { do: 'heal'; total: number; who: readonly number[]; n: number };
/** On to the next part, where parts are strict (TV-RULING-07). */
export type NextAct = { do: 'next'; part: Part };
export type TurnAct =
  | PlayAct
  | UseAct
  | AbilityAct
  | BuyAct
  | FadeAct
  | AttackAct
  | HitAct
  | HealAct
  | NextAct
  | { do: 'end' };
export type TurnOption =
  | Exclude<TurnAct, PlayAct | UseAct | AttackAct>
  | Omit<PlayAct, 'cards'>
  | Omit<UseAct, 'cards'>
  | Omit<AttackAct, 'at'>;

export type MulliganAct = { do: 'replace'; card: CardRef; slot: number } | { do: 'keep' };
export type DiscardAct = { card: CardRef; cards: readonly CardRef[] };
export type RevealAct = { do: 'reveal'; card: CardRef; n: number } | { do: 'pass' };

/** `card` is the card whose effect asks; `script` and `step` lead to the effect. */
type PickShape = {
  act: PickAct | Done;
  about: { verb: Verb; card: string; script: string; step: number; left: number };
  option: PickOption | { done: true };
};

/** What is asked during a match. */
export type Asks = EffectAsks & {
  character: { act: string; option: { character: string } };
  first: { act: { side: number; players: readonly number[] }; option: { side: number; players: readonly number[] } };
  mulligan: { act: MulliganAct; option: MulliganAct };
  /** What this player can spend, and what the side can still assign. */
  turn: { act: TurnAct; about: { gold: number; damage: number; health: number }; option: TurnOption };
  /** An offer to a member who is done while others are not. */
  waiting: { act: never };
  target: PickShape;
  pick: PickShape;
  discard: { act: DiscardAct; about: { left: number; by: number }; option: { card: CardRef } };
  trap: { act: number; about: { card: string }; option: { who: number } };
  /** The declared effect and its targets, or the Damage about to be split. */
  reveal: {
    act: RevealAct;
    about: { window: Window; by: number; damage: number; card?: string; aims?: readonly Aim[] };
    option: RevealAct;
  };
};

/** Picks that are no moves. */
export type Setting = { do: 'pass'; window: Window; on: boolean } | { do: 'withdraw' };

export type VeilPrompt<A extends keyof Asks = keyof Asks> = PromptOf<Asks, Setting, A>;

export const playerThing = (who: number): ThingId => `player:${who}`;
/** The portrait of a character that can be chosen. */
const portraitThing = (character: string): ThingId => `character:${character}`;

function pickId(act: PickAct): string {
  switch (act.on) {
    case 'player':
      return playerThing(act.who);
    case 'recruit':
    case 'route':
      return `${act.on}:${thing(act)}`;
    case 'pile':
      return `${act.zone}:${thing(act.card)}`;
  }
}

function pickThings(act: PickAct): ThingId[] {
  switch (act.on) {
    case 'player':
      return [playerThing(act.who)];
    case 'recruit':
    case 'route':
      return [thing(act)];
    case 'pile':
      return act.cards.map(thing);
  }
}

const picks = pickRules<PickAct, PickOption>({
  id: pickId,
  on: pickThings,
  about: (act): PickOption => (act.on === 'pile' ? { on: act.on, zone: act.zone, who: act.who, card: act.card } : act),
});

export function turnId(act: TurnAct): string {
  switch (act.do) {
    case 'play':
      return `play:${thing(act.card)}`;
    case 'use':
      return `use:${act.ability}#${act.card.id}`;
    case 'ability':
      return 'ability';
    case 'buy':
      return `buy:${thing(act.card)}`;
    case 'fade':
      return `fade:${thing(act.card)}`;
    case 'attack':
    case 'end':
      return act.do;
    case 'hit':
      return `hit:${act.on === 'recruit' ? thing(act.card) : `total:${act.total}`}:${act.n}`;
    case 'heal':
      return `heal:total:${act.total}:${act.n}`;
    case 'next':
      return `next:${act.part}`;
  }
}

function turnThings(act: TurnAct): ThingId[] | undefined {
  switch (act.do) {
    case 'play':
    case 'use':
      return act.cards.map(thing);
    case 'ability':
      return [playerThing(act.who)];
    case 'buy':
    case 'fade':
      return [thing(act.card)];
    case 'hit':
      return act.on === 'recruit' ? [thing(act.card)] : act.who.map(playerThing);
    case 'heal':
      return act.who.map(playerThing);
    case 'attack':
      return act.at.flatMap((mark) => (mark.on === 'recruit' ? [thing(mark.card)] : mark.who.map(playerThing)));
    case 'next':
    case 'end':
      return undefined;
  }
}

export const asks: AskTable<Asks> = {
  ...effectAsks,
  character: {
    id: portraitThing,
    on: (character) => [portraitThing(character)],
    about: (character) => ({ character }),
  },
  first: {
    id: ({ side }) => `side:${side}`,
    on: ({ players }) => players.map(playerThing),
    about: (act) => act,
  },
  mulligan: {
    id: (act) => (act.do === 'keep' ? 'keep' : `replace:${act.slot}`),
    on: (act) => (act.do === 'keep' ? undefined : [thing(act.card)]),
    about: (act) => act,
  },
  turn: {
    id: turnId,
    on: turnThings,
    about(act): TurnOption {
      if (act.do === 'play') return { do: act.do, card: act.card };
      if (act.do === 'attack') return { do: act.do, damage: act.damage };
      return act.do === 'use' ? { do: act.do, card: act.card, line: act.line, ability: act.ability } : act;
    },
  },
  waiting: { id: () => '' },
  target: picks,
  pick: picks,
  discard: {
    id: ({ card }) => `discard:${thing(card)}`,
    on: ({ cards }) => cards.map(thing),
    about: ({ card }) => ({ card }),
  },
  trap: { id: playerThing, on: (who) => [playerThing(who)], about: (who) => ({ who }) },
  reveal: {
    id: (act) => (act.do === 'pass' ? 'pass' : `reveal:${thing(act.card)}`),
    on: (act) => (act.do === 'pass' ? undefined : [thing(act.card)]),
    about: (act) => act,
  },
};
