import { capital, type Piece, type Refusal, type Text, text } from '@veilhall/engine';
import { listed, plural } from '@veilhall/kit';
import type { Obstacle } from '../campaign/upgrades.ts';
import type { Content } from '../content/compile.ts';
import { RESTRICTIONS } from '../content/schema.ts';
import { ACTION_WORD } from '../effects/wording.ts';
import type { RefusalCode } from '../flow/why-not.ts';
import type { VeilwraithView, WraithView } from '../view/types.ts';
import { PHASES } from '../vocabulary.ts';
import { PHASE_NAMES } from './facts.ts';
import { type About, actionName, cardPiece, isAction, listIn, numberIn, textIn, thingName } from './names.ts';
import { playedLine, restrictionLine } from './rules-text.ts';

interface Refused {
  readonly content: Content;
  readonly args: About;
  /** What was reached for, by name. */
  readonly it: Text;
  /** The card an argument names. */
  readonly card: (key: string) => Piece;
  readonly me: WraithView | undefined;
}

type Code = RefusalCode | Obstacle['code'];

const phase = ({ args }: Refused): string => {
  const found = PHASES.find((name) => name === textIn(args, 'phase'));
  return found ? PHASE_NAMES[found] : 'another phase';
};

const restriction = ({ args }: Refused): string => {
  const rule = RESTRICTIONS.find((name) => name === textIn(args, 'rule'));
  return rule ? restrictionLine(rule) : '';
};

const named = ({ me, args }: Refused, key: string): string => {
  const type = textIn(args, key);
  return isAction(type) ? actionName(me, type) : 'the Action';
};

const WRITERS: Readonly<Record<Code, (refused: Refused) => Text>> = {
  waiting: () => 'You are done with this phase; the others are still playing.',
  notPlayPhase: (refused) => text`${refused.it} waits for the Play Phase: this is the ${phase(refused)}.`,
  useTaken: () => 'You have had your Use this round; only a Key or a Memory can give another.',
  tiltTaken: () => 'You have had your Tilt this round.',
  actionTilted: ({ it }) => text`${it} is tilted and cannot be Used or Tilted until the round ends.`,
  actionExhausted: ({ it }) => text`${it} is exhausted and cannot be Used or Tilted until the round ends.`,
  actionInUse: ({ it }) => text`${it} must wait until the Action in use is resolved.`,
  noTarget: ({ it, me, args }) => {
    const names = listIn(args, 'types').map((type) => (isAction(type) ? actionName(me, type) : type));
    return text`${it} falls only to ${listed(names, 'or')}, and ${names.length === 1 ? 'it is not' : 'none of them is'} ready.`;
  },
  noTargetOfType: ({ it, args }) => {
    const type = textIn(args, 'action');
    return text`${it} finds no Threat with an open ${isAction(type) ? ACTION_WORD[type] : ''} value; it can only draw.`;
  },
  valueMarked: ({ it, args }) => {
    const type = textIn(args, 'value');
    return text`${isAction(type) ? ACTION_WORD[type] : 'That value'} of ${it} is already defeated.`;
  },
  threatWithoutValue: ({ it }) => text`${it} has no value: no Action can be Used on it.`,
  opponentsThreat: ({ it }) => text`${it} is an opponent's: you race side by side.`,
  keyNotCollected: ({ it }) => text`${it} is not collected yet: defeat it with Explore before you Turn or Flip it.`,
  keyTurned: ({ it }) => text`${it} has been Turned and stays turned; it can still be Flipped.`,
  keyFlipped: ({ it }) => text`${it} has been Flipped and can do nothing more.`,
  noUprightAction: ({ it }) => text`${it} cannot be Turned: no Action is ready to be Used.`,
  turnDuringUse: ({ it }) => text`${it} cannot be Turned in the middle of another Use.`,
  flipNoEffect: ({ it, content, args }) =>
    text`Flipping ${it} would do nothing now: ${playedLine(content, textIn(args, 'card'))}`,
  combineOutsideUse: () => 'Memories are Combined while an Action is being Used on a Threat.',
  combineNeedsTwo: ({ args }) => `Combining takes 2 Memories from hand; you have ${numberIn(args, 'hand', 1)}.`,
  memoryNoEffect: ({ it, content, args }) =>
    text`${it} would do nothing now: ${playedLine(content, textIn(args, 'card'))}`,
  memoryNotNow: ({ it }) => text`${it} gives a Use or a Tilt, which needs a free moment of the Play Phase.`,
  memoryCost: ({ it, content, args }) => text`${it} cannot be paid for: ${playedLine(content, textIn(args, 'card'))}`,
  memoryCondition: ({ it }) => text`The condition of ${it} is not met.`,
  memoryLimit: ({ it, args }) =>
    text`${it} must wait: ${numberIn(args, 'played')} of ${numberIn(args, 'limit')} Memories have been played this round.`,
  forbidden: (refused) => text`${refused.card('card')} is in play: ${restriction(refused)}`,
  useLocked: ({ it }) => text`${it} is in use: its target can no longer be changed.`,
  tokensOfAnother: (refused) =>
    text`The tokens on ${named(refused, 'action')} cannot help ${named(refused, 'used')}, which is in use.`,
  handFull: ({ args }) => `You hold ${numberIn(args, 'hand')} Memories and may keep ${numberIn(args, 'limit', 6)}.`,

  deckAtMinimum: ({ args }) =>
    `Your deck has ${numberIn(args, 'memories')} Memories and must keep ${numberIn(args, 'least', 20)}.`,
  nothingToAdd: ({ args, card }) =>
    text`Nothing in the box could replace ${card('memory')}: its Combine value is ${numberIn(args, 'combine')}.`,
  notAnUpgrade: ({ card }) => text`${card('memory')} is Basic; only Memory Upgrades are taken from the box.`,
  copiesGone: ({ args, card }) =>
    text`All ${plural(numberIn(args, 'copies'), 'copy', 'copies')} of ${card('memory')} are in your deck.`,
  combineTooHigh: ({ args, card }) =>
    text`${card('memory')} has Combine ${numberIn(args, 'combine')}; you may take at most ${numberIn(args, 'most')}.`,
  combineTooLow: ({ args, card }) =>
    text`${card('memory')} has Combine ${numberIn(args, 'combine')}; you must take at least ${numberIn(args, 'least')}.`,
  combineLocked: ({ args, card }) =>
    text`${card('memory')} has Combine ${numberIn(args, 'combine')}: win a Campaign before you take one with 3 or more.`,
  boxedMissing: ({ args, card }) =>
    text`${card('memory')} needs ${card('boxed')} in the box: ${numberIn(args, 'need')} wanted, ${numberIn(args, 'have')} returned.`,
  boxedStillNeeded: ({ args, card }) => {
    const need = numberIn(args, 'need');
    return text`${card('memory')} must stay in the box: ${plural(need, 'Memory Upgrade')} in your deck ${need === 1 ? 'needs' : 'need'} it there.`;
  },
};

const isCode = (code: string): code is Code => Object.hasOwn(WRITERS, code);

/** Why something cannot be done, with the numbers. */
export function refusalText(content: Content, view: VeilwraithView, { code, on, args }: Refusal): Text {
  if (!isCode(code)) throw new Error(`nobody wrote words for the refusal '${code}'`);
  const seat = view.viewer === 'spectator' ? 0 : view.viewer;
  const me = view.wraiths.find((wraith) => wraith.seat === seat);
  const card = (key: string): Piece => cardPiece(content, textIn(args, key));
  const action = me?.actions.find((entry) => entry.thing === on);
  const it = action?.name ?? (on && thingName(view, seat, on)) ?? 'This';
  return capital(WRITERS[code]({ content, args, it, card, me }));
}
