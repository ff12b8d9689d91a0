import type { Refusal } from '@veilhall/engine';
import type { Need } from '../content/schema.ts';
import { needText } from '../content/text.ts';
import { CLASSES, DEMIS } from '../vocabulary.ts';
import { cards, nameOf, playerName } from './names.ts';

type Args = NonNullable<Refusal['args']>;

const needs = (need: unknown): string => {
  const all: readonly Need[] = ['any', ...CLASSES, ...DEMIS];
  const found = all.find((each) => each === need);
  return found ? needText(found) : 'another Demi';
};
const slot = ({ slot: n, region }: Args): string => `Slot ${n} of the Quest in ${nameOf(region)}`;

const SENTENCES: Readonly<Record<string, (args: Args) => string>> = {
  over: () => 'The game is over.',
  wait: ({ seat }) => `It is ${playerName(seat)} who decides now.`,
  rested: () => 'You have Rested and take no more turns this Age.',
  silenced: () => 'As First Player you may not vote on this Age card.',
  'no-cards': () => 'You have no Fate card to vote with.',
  'action-first': () => 'The action that was begun is carried through first.',
  'rest-late': () => 'Both actions are used; a Rest by choice comes at the start of a turn or after one action.',
  'own-seat': () => 'You cannot pick yourself for an extra vote.',
  'voter-again': ({ seat }) => `${playerName(seat)} was picked already; the two must be different.`,
  'region-taken': ({ region }) => `${nameOf(region)} has a Quest; a region holds one at most.`,
  'pass-early': () => 'You can pass only after one action; taking none is a Rest.',
  locked: ({ demi, region }) =>
    `${nameOf(demi)} is on the Quest in ${nameOf(region)} and cannot move until it is done.`,
  'abyss-exit': ({ demi }) => `From the Abyss ${nameOf(demi)} can move only to the Pools.`,
  'pools-exit': ({ demi }) => `From the Pools ${nameOf(demi)} can move only to the City.`,
  far: ({ demi, from, region }) =>
    `${nameOf(demi)} cannot move to ${nameOf(region)}: it is not next to ${nameOf(from)}.`,
  'no-vote': ({ region }) => `You have no Fate card to vote with on the Quest in ${nameOf(region)}.`,
  'slot-taken': (args) => `${slot(args)} is taken.`,
  'slot-need': (args) => `${slot(args)} is for ${needs(args.need)}, not for ${nameOf(args.demi)}.`,
  'slot-order': (args) => `${slot(args)} is not the topmost open slot of this ordered Quest.`,
  'slot-duty': (args) => `${slot(args)} is closed to ${nameOf(args.demi)}, who must take the slot of the own colour.`,
  cost: ({ power, cost, hand }) => `${nameOf(power)} costs ${cards(Number(cost))}; you have ${hand}.`,
  'no-pair': () => 'Transfiguration needs two Demis on one Quest that still has an open slot.',
  sheltered: ({ power, demi }) => `The Decree protects ${nameOf(demi)} from ${nameOf(power)}.`,
  'influence-first': () => 'Influence can only be the second action, after a vote with the first.',
  'influence-no-vote': () => 'Influence needs a vote cast with the first action of this turn.',
  'influence-done': ({ region }) => `The Quest in ${nameOf(region)} is done; Influence comes too late.`,
  'influence-cards': ({ needs: least, hand }) => `Influence needs ${cards(Number(least))} in hand; you have ${hand}.`,
};

export const refusalText = ({ code, args = {} }: Refusal): string => SENTENCES[code]?.(args) ?? `Not now: ${code}.`;
