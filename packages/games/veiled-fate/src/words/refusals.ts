import { type Refusal, seatPiece, type Text, text } from '@veilhall/engine';
import { sentence } from '@veilhall/kit';
import { needText } from '../content/text.ts';
import type { Reason, Reasons } from '../flow/reasons.ts';
import { cards, demiName, locationName, powerName, questIn, slotIn } from './names.ts';

const slot = ({ slot: n, region }: Reasons['slot-taken']): Text => slotIn(region, n, 'Slot');

const SENTENCES: { readonly [C in keyof Reasons]: (args: Reasons[C]) => Text } = {
  over: () => 'The game is over.',
  wait: ({ seat }) => text`It is ${seatPiece(seat)} who decides now.`,
  rested: () => 'You have Rested and take no more turns this Age.',
  silenced: () => 'As First Player you may not vote on this Age card.',
  'no-cards': () => 'You have no Fate card to vote with.',
  'action-first': () => 'The action that was begun is carried through first.',
  'rest-late': () => 'Both actions are used; a Rest by choice comes at the start of a turn or after one action.',
  'own-seat': () => 'You cannot pick yourself for an extra vote.',
  'voter-again': ({ seat }) => text`${seatPiece(seat)} was picked already; the two must be different.`,
  'region-taken': ({ region }) => text`${locationName(region)} has a Quest; a region holds one at most.`,
  'pass-early': () => 'You can pass only after one action; taking none is a Rest.',
  locked: ({ demi, region }) =>
    text`${demiName(demi)} is on the Quest in ${locationName(region)} and cannot move until it is done.`,
  'abyss-exit': ({ demi }) => text`From the Abyss ${demiName(demi)} can move only to the Pools.`,
  'pools-exit': ({ demi }) => text`From the Pools ${demiName(demi)} can move only to the City.`,
  far: ({ demi, from, region }) =>
    text`${demiName(demi)} cannot move to ${locationName(region)}: it is not next to ${locationName(from)}.`,
  'no-vote': ({ region }) => text`You have no Fate card to vote with on ${questIn(region)}.`,
  'slot-taken': (args) => text`${slot(args)} is taken.`,
  'slot-need': (args) => text`${slot(args)} is for ${needText(args.need)}, not for ${demiName(args.demi)}.`,
  'slot-order': (args) => text`${slot(args)} is not the topmost open slot of this ordered Quest.`,
  'slot-duty': (args) =>
    text`${slot(args)} is closed to ${demiName(args.demi)}, who must take the slot of the own colour.`,
  cost: ({ power, cost, hand }) => text`${powerName(power)} costs ${cards(cost)}; you have ${hand}.`,
  'no-pair': () => 'Transfiguration needs two Demis on one Quest that still has an open slot.',
  sheltered: ({ power, demi }) => text`The Decree protects ${demiName(demi)} from ${powerName(power)}.`,
  'influence-first': () => 'Influence can only be the second action, after a vote with the first.',
  'influence-no-vote': () => 'Influence needs a vote cast with the first action of this turn.',
  'influence-done': ({ region }) => sentence(text`${questIn(region)} is done; Influence comes too late`),
  'influence-cards': ({ needs, hand }) => `Influence needs ${cards(needs)} in hand; you have ${hand}.`,
};

/** Refusals of a match of Veiled Fate are its own: the rules version of the match guarantees it. */
export function refusalText(refusal: Refusal): Text {
  const { code, args } = refusal as Reason;
  return (SENTENCES[code] as (args: unknown) => Text)(args ?? {});
}
