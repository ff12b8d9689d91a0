import { ACTION_WORD } from '../effects/wording.ts';
import type { ThreatView, ValueView } from '../view/types.ts';
import type { Asked } from './context.ts';
import { actionName, actionOf, cardName, count, isAction, thingName } from './names.ts';

/** Words for Uses and Tilts: the same wherever they are offered, by the phase, by a Key or by a card. */

/** `<action>><thing>[.<value>]` or `<action>:draw` */
const USE = /^(?<action>[a-z]+)(?::draw|>(?<thing>.+?)(?:\.(?<value>\d+))?)$/;

export function threatAt({ view }: Asked, thing: string): ThreatView | undefined {
  for (const wraith of view.wraiths) {
    const found = wraith.threats.find((threat) => threat.thing === thing);
    if (found) return found;
  }
  return undefined;
}

/** "Use Fight on Hobgoblin (needs 4, you have 3 and 1 token)" */
export function useLabel(asked: Asked, use: string): string {
  const { action, thing, value } = USE.exec(use)?.groups ?? {};
  if (!isAction(action)) return 'Use an Action';
  const name = actionName(asked.me, action);
  if (!thing) return `Use ${name} to draw a Memory`;
  const target = thingName(asked.content, asked.view, asked.seat, thing);
  const threat = threatAt(asked, thing);
  const values = threat?.values ?? [];
  const met =
    value === undefined ? values.find((entry) => entry.type === action && !entry.marked) : values[Number(value)];
  if (!met) return `Use ${name} on ${target}`;
  const which = value === undefined ? '' : `, ${valueText(met)}`;
  return `Use ${name} on ${target}${which} (needs ${met.n}, you have ${powerText(asked, action)})`;
}

function powerText({ me }: Asked, type: Parameters<typeof actionOf>[1]): string {
  const action = actionOf(me, type);
  if (!action) return '0';
  return action.tokens > 0 ? `${action.power.total} and ${count(action.tokens, 'token')}` : `${action.power.total}`;
}

/** "Turn A Voice: use Explore to draw a Memory" */
export function turnLabel(asked: Asked, rest: string): string {
  const end = rest.indexOf('>');
  const key = end < 0 ? rest : rest.slice(0, end);
  const use = useLabel(asked, rest.slice(end + 1));
  return `Turn ${cardName(asked.content, key)}: ${use.charAt(0).toLowerCase()}${use.slice(1)}`;
}

export function tiltLabel({ me }: Asked, action: string): string {
  if (!isAction(action)) return 'Tilt an Action';
  const tokens = actionOf(me, action)?.tokens ?? 0;
  const gain = tokens < 5 ? `${tokens} to ${tokens + 1} tokens` : 'it already holds 5 tokens and gains none';
  return `Tilt ${actionName(me, action)} (${gain})`;
}

/** "Fight 4*" */
export const valueText = (value: ValueView): string => `${ACTION_WORD[value.type]} ${value.n}${value.star ? '*' : ''}`;
