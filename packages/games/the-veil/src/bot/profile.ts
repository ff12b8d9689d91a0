import type { CardDef } from '../content/compile.ts';
import { textsOf } from '../content/families.ts';
import type { AbilityText, Cell } from '../content/schema.ts';
import { texts } from '../effects/texts.ts';

/** What something gives, in icons; `other` is in the points of the content brief. */
export interface Gifts {
  gold: number;
  damage: number;
  health: number;
  other: number;
}

/** A card by what it does for whoever plays it. */
export interface Profile {
  readonly base: Gifts;
  readonly synergy: Gifts;
  readonly selfBanish: number;
  readonly reveal: number;
  /** What it costs the one who holds it. */
  readonly trap: number;
  readonly draws: boolean;
  readonly banishesHand: boolean;
}

/** A condition holds as often as not, and a little more in the hands of whoever built a deck for it. */
const CONDITION = 0.6;
/** What is counted on the table comes to so many. */
const COUNTED = 2.5;
/** A Trap lies in a Discard Pile longer than it is in a Hand. */
const IN_PILE = 1.3;

const profiles = new WeakMap<CardDef, Profile>();

export function profileOf(def: CardDef): Profile {
  let profile = profiles.get(def);
  if (!profile) {
    profile = profiled(def);
    profiles.set(def, profile);
  }
  return profile;
}

function profiled({ card, lines }: CardDef): Profile {
  const sting = -texts.valueOf(card.trap?.effects ?? []);
  const uses = (verb: string): boolean =>
    lines.some(({ ability, kind }) => kind === 'text' && ability?.text.effects.some((effect) => effect.verb === verb));
  return {
    base: giftsOf(card.base),
    synergy: giftsOf(card.synergy),
    selfBanish: texts.valueOf(card.selfBanish ?? []),
    reveal: texts.valueOf(card.reveal?.effects ?? []),
    trap: card.trap?.when === 'pile' ? IN_PILE * sting : sting,
    draws: uses('draw'),
    banishesHand: lines.some(({ ability }) =>
      [...(ability?.text.cost ?? []), ...(ability?.text.effects ?? [])].some(
        (effect) => effect.verb === 'banish' && effect.from !== 'discard',
      ),
    ),
  };
}

function giftsOf(cell: Cell | undefined): Gifts {
  const { gold = 0, damage = 0, health = 0 } = cell ?? {};
  const gifts: Gifts = { gold, damage, health, other: 0 };
  for (const text of textsOf(cell)) addText(gifts, text);
  return gifts;
}

function addText(gifts: Gifts, { when, cost, effects }: AbilityText): void {
  const share = when ? CONDITION : 1;
  for (const effect of effects) {
    if (effect.verb === 'gain') gifts[effect.what] += share * effect.n * (effect.per ? COUNTED : 1);
    else gifts.other += share * texts.valueOf([effect]);
  }
  // Nobody pays more than it is worth.
  if (cost) gifts.other += share * Math.max(-1, texts.valueOf(cost) / 2);
}
