import type { Refusal } from '@veilhall/engine';
import type { Obstacle } from '../campaign/upgrades.ts';
import type { Content } from '../content/compile.ts';
import { ACTION_WORD } from '../effects/wording.ts';
import type { RefusalCode } from '../flow/why-not.ts';
import type { VeilwraithView, WraithView } from '../view/types.ts';
import { PHASE_NAMES } from './facts.ts';
import {
  type About,
  actionName,
  cap,
  cardName,
  count,
  isAction,
  listed,
  listIn,
  numberIn,
  textIn,
  thingName,
} from './names.ts';
import { abilityLine, memoryLine, restrictionLine } from './rules-text.ts';

interface Refused {
  readonly content: Content;
  readonly args: About;
  /** What was reached for, by name. */
  readonly it: string;
  /** The card an argument names. */
  readonly card: (key: string) => string;
  readonly me: WraithView | undefined;
}

type Code = RefusalCode | Obstacle['code'];

const phase = ({ args }: Refused): string => {
  const names: Readonly<Record<string, string>> = PHASE_NAMES;
  return names[textIn(args, 'phase')] ?? 'another phase';
};

const WRITERS: Readonly<Record<Code, (refused: Refused) => string>> = {
  waiting: () => 'You are done with this phase; the others are still playing.',
  notPlayPhase: (refused) => `${refused.it} waits for the Play Phase: this is the ${phase(refused)}.`,
  useTaken: () => 'You have had your Use this round; only a Key or a Memory can give another.',
  tiltTaken: () => 'You have had your Tilt this round.',
  actionTilted: ({ it }) => `${it} is tilted and cannot be Used or Tilted until the round ends.`,
  actionExhausted: ({ it }) => `${it} is exhausted and cannot be Used or Tilted until the round ends.`,
  actionInUse: ({ it }) => `${it} must wait until the Action in use is resolved.`,
  noTarget: ({ it, me, args }) => {
    const names = listIn(args, 'types').map((type) => (isAction(type) ? actionName(me, type) : type));
    return `${it} falls only to ${listed(names, 'or')}, and ${names.length === 1 ? 'it is not' : 'none of them is'} ready.`;
  },
  noTargetOfType: ({ it, args }) => {
    const type = textIn(args, 'action');
    return `${it} finds no Threat with an open ${isAction(type) ? ACTION_WORD[type] : ''} value; it can only draw.`;
  },
  valueMarked: ({ it, args }) => {
    const type = textIn(args, 'value');
    return `${isAction(type) ? ACTION_WORD[type] : 'That value'} of ${it} is already defeated.`;
  },
  threatWithoutValue: ({ it }) => `${it} has no value: no Action can be Used on it.`,
  opponentsThreat: ({ it }) => `${it} is an opponent's: you race side by side.`,
  keyNotCollected: ({ it }) => `${it} is not collected yet: defeat it with Explore before you Turn or Flip it.`,
  keyTurned: ({ it }) => `${it} has been Turned and stays turned; it can still be Flipped.`,
  keyFlipped: ({ it }) => `${it} has been Flipped and can do nothing more.`,
  noUprightAction: ({ it }) => `${it} cannot be Turned: no Action is ready to be Used.`,
  turnDuringUse: ({ it }) => `${it} cannot be Turned in the middle of another Use.`,
  flipNoEffect: ({ it, content, args }) =>
    `Flipping ${it} would do nothing now: ${abilityLine(content, textIn(args, 'card'), 'flip')}`,
  combineOutsideUse: () => 'Memories are Combined while an Action is being Used on a Threat.',
  combineNeedsTwo: ({ args }) => `Combining takes 2 Memories from hand; you have ${numberIn(args, 'hand', 1)}.`,
  memoryNoEffect: ({ it, content, args }) => `${it} would do nothing now: ${memoryLine(content, textIn(args, 'card'))}`,
  memoryNotNow: ({ it }) => `${it} gives a Use or a Tilt, which needs a free moment of the Play Phase.`,
  memoryCost: ({ it, content, args }) => `${it} cannot be paid for: ${memoryLine(content, textIn(args, 'card'))}`,
  memoryCondition: ({ it }) => `The condition of ${it} is not met.`,
  memoryLimit: ({ it, args }) =>
    `${it} must wait: ${numberIn(args, 'played')} of ${numberIn(args, 'limit')} Memories have been played this round.`,
  forbidden: ({ args, card }) => `${card('card')} is in play: ${restrictionLine(textIn(args, 'rule'))}`,
  useLocked: ({ it }) => `${it} is in use: its target can no longer be changed.`,
  handFull: ({ args }) => `You hold ${numberIn(args, 'hand')} Memories and may keep ${numberIn(args, 'limit', 6)}.`,

  deckAtMinimum: ({ args }) =>
    `Your deck has ${numberIn(args, 'memories')} Memories and must keep ${numberIn(args, 'least', 20)}.`,
  nothingToAdd: ({ args, card }) =>
    `Nothing in the box could replace ${card('memory')}: its Combine value is ${numberIn(args, 'combine')}.`,
  notAnUpgrade: ({ card }) => `${card('memory')} is Basic; only Memory Upgrades are taken from the box.`,
  copiesGone: ({ args, card }) =>
    `All ${count(numberIn(args, 'copies'), 'copy', 'copies')} of ${card('memory')} are in your deck.`,
  combineTooHigh: ({ args, card }) =>
    `${card('memory')} has Combine ${numberIn(args, 'combine')}; you may take at most ${numberIn(args, 'most')}.`,
  combineTooLow: ({ args, card }) =>
    `${card('memory')} has Combine ${numberIn(args, 'combine')}; you must take at least ${numberIn(args, 'least')}.`,
  combineLocked: ({ args, card }) =>
    `${card('memory')} has Combine ${numberIn(args, 'combine')}: win a Campaign before you take one with 3 or more.`,
  boxedMissing: ({ args, card }) =>
    `${card('memory')} needs ${card('boxed')} in the box: ${numberIn(args, 'need')} wanted, ${numberIn(args, 'have')} returned.`,
  boxedStillNeeded: ({ args, card }) => {
    const need = numberIn(args, 'need');
    return `${card('memory')} must stay in the box: ${count(need, 'Memory Upgrade')} in your deck ${need === 1 ? 'needs' : 'need'} it there.`;
  },
};

const isCode = (code: string): code is Code => Object.hasOwn(WRITERS, code);

/** Why something cannot be done, with the numbers. */
export function refusalText(content: Content, view: VeilwraithView, { code, on, args }: Refusal): string {
  if (!isCode(code)) throw new Error(`nobody wrote words for the refusal '${code}'`);
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const me = view.wraiths.find((wraith) => wraith.seat === seat);
  const card = (key: string): string => cardName(content, textIn(args, key));
  return cap(WRITERS[code]({ content, args, it: on ? nameOf(content, view, me, on) : 'This', card, me }));
}

/** `action:fight`, `deck:memory-salt`, `box:memory-locus`, `hobgoblin-a#3` */
function nameOf(content: Content, view: VeilwraithView, me: WraithView | undefined, on: string): string {
  const [where, what] = on.split(':');
  if (what === undefined) return thingName(content, view, me?.seat ?? 0, on);
  return where === 'action' && isAction(what) ? actionName(me, what) : cardName(content, what);
}
