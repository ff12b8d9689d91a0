import type { ValueView } from '../view/types.ts';
import type { Asked, AskWriter } from './context.ts';
import {
  actionName,
  actionOf,
  cardName,
  count,
  isAction,
  numberIn,
  signed,
  textIn,
  thingName,
  verbOf,
} from './names.ts';
import { effectOf } from './rules-text.ts';
import { threatAt, valueText } from './uses.ts';

/** Choices inside an effect: an Action, a Threat, a Memory or a Key. */
type PickAsk = 'pickAction' | 'pickThreat' | 'pickMemory' | 'pickKey';

const by = (asked: Asked): string => cardName(asked.content, textIn(asked.about, 'card'));

/** "Memory of the Forge: choose an Action (1 of 2)." */
function sentence(what: string): (asked: Asked) => string {
  return (asked) => {
    const left = numberIn(asked.about, 'left', 1);
    return `${by(asked)}: choose ${what}${left > 1 ? `, ${left} more to choose` : ''}.`;
  };
}

function nameOf(asked: Asked, action: string | undefined): string {
  return isAction(action) ? actionName(asked.me, action) : 'the Action';
}

function tokensOf({ me }: Asked, action: string | undefined): string {
  return count(isAction(action) ? (actionOf(me, action)?.tokens ?? 0) : 0, 'token');
}

function slotOf({ me }: Asked, action: string | undefined): number {
  return isAction(action) ? (actionOf(me, action)?.slot ?? 0) : 0;
}

function actionLabel(asked: Asked, option: string): string {
  const [verb, rest] = verbOf(option);
  if (verb === 'move') {
    const [from, to] = rest.split('>');
    return `Move a token from ${nameOf(asked, from)} (${tokensOf(asked, from)}) to ${nameOf(asked, to)} (${tokensOf(asked, to)})`;
  }
  if (verb === 'swap') {
    const [a, b] = rest.split('+');
    return `Swap ${nameOf(asked, a)} (slot ${slotOf(asked, a)}) and ${nameOf(asked, b)} (slot ${slotOf(asked, b)})`;
  }
  const name = nameOf(asked, rest);
  const n = numberIn(asked.about, 'n', 1);
  switch (textIn(asked.about, 'verb')) {
    case 'addToken':
      return `Put ${count(n, 'token')} on ${name} (it has ${tokensOf(asked, rest)})`;
    case 'discardToken':
      return `Discard a token from ${name} (it has ${tokensOf(asked, rest)})`;
    case 'addPower':
      return `Give ${name} ${signed(n)} Power this round`;
    case 'tiltAction':
      return `Tilt ${name}`;
    case 'exhaustAction':
      return `Exhaust ${name}`;
    case 'resetAction':
      return `Reset ${name}`;
    case 'moveAction': {
      const effect = effectOf(asked.content, textIn(asked.about, 'card'), 'moveAction');
      return `Move ${name} from slot ${slotOf(asked, rest)}${effect?.verb === 'moveAction' ? ` to slot ${effect.slot}` : ''}`;
    }
    default:
      return name;
  }
}

function threatLabel(asked: Asked, option: string): string {
  const [, rest] = verbOf(option);
  const dot = /^(.*)\.(\d+)$/.exec(rest);
  const thing = dot?.[1] ?? rest;
  const name = thingName(asked.content, asked.view, asked.seat, thing);
  const threat = threatAt(asked, thing);
  const open = threat?.values.find((entry) => entry.star && !entry.marked);
  const value: ValueView | undefined = dot ? threat?.values[Number(dot[2])] : open;
  const n = numberIn(asked.about, 'n');
  switch (textIn(asked.about, 'verb')) {
    case 'ignoreThreat':
      return `Ignore ${name} this round (Spirit Cost ${threat?.cost.n ?? 0})`;
    case 'defeatThreat':
      return `Defeat ${name}`;
    case 'defeatStar':
      return `Defeat ${value ? valueText(value) : 'a starred value'} of ${name}`;
    case 'discardThreat':
      return `Discard ${name} (no Boost, no Defeat effect)`;
    case 'returnThreat':
      return `Return ${name} to the Threat deck`;
    case 'modifyValue':
      return `${name}: values ${signed(n)} this round (${(threat?.values ?? []).map(valueText).join(', ')})`;
    case 'modifyCost':
      return `${name}: Spirit Cost ${signed(n)} this round (now ${threat?.cost.n ?? 0})`;
    default:
      return name;
  }
}

function memoryLabel(asked: Asked, option: string): string {
  const name = thingName(asked.content, asked.view, asked.seat, verbOf(option)[1]);
  switch (textIn(asked.about, 'verb')) {
    case 'discardMemory':
      return `Discard ${name}`;
    case 'recoverMemory':
      return `Take back ${name}`;
    case 'removeMemory':
      return `Remove ${name} from the game`;
    case 'capture':
      return `Put ${name} beneath ${by(asked)}`;
    default:
      return name;
  }
}

function keyLabel(asked: Asked, option: string): string {
  const thing = verbOf(option)[1];
  const name = cardName(asked.content, thing);
  const state = asked.me?.keys.find((key) => key.thing === thing)?.state ?? 'upright';
  switch (textIn(asked.about, 'verb')) {
    case 'resetKey':
      return `Reset ${name} (${state})`;
    case 'exhaustKey':
      return `Exhaust ${name} (${state}): its Turn is lost`;
    case 'flipKey':
      return `Put ${name} face down (${state}): its Flip is lost`;
    default:
      return name;
  }
}

export const pickWriters: Readonly<Record<PickAsk, AskWriter>> = {
  pickAction: { sentence: sentence('an Action'), label: actionLabel },
  pickThreat: { sentence: sentence('a Threat'), label: threatLabel },
  pickMemory: { sentence: sentence('a Memory'), label: memoryLabel },
  pickKey: { sentence: sentence('a Key'), label: keyLabel },
};
