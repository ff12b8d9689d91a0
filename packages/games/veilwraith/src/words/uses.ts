import { type Text, type ThingId, text, thing } from '@veilhall/engine';
import { plural } from '@veilhall/kit';
import { valueText } from '../effects/wording.ts';
import type { TiltAct, UseAct } from '../flow/asks.ts';
import type { ThreatView } from '../view/types.ts';
import type { ActionType } from '../vocabulary.ts';
import type { Reading } from './context.ts';
import { actionName, actionOf, cardPiece, nameOf } from './names.ts';

/** Words for Uses and Tilts: the same wherever they are offered, by the phase, by a Key or by a card. */

export function threatAt({ view }: Reading, id: ThingId): ThreatView | undefined {
  for (const wraith of view.wraiths) {
    const found = wraith.threats.find((threat) => threat.thing === id);
    if (found) return found;
  }
  return undefined;
}

/** "Use Fight on Hobgoblin (needs 4, you have 3 and 1 token)", "Turn A Voice: use Explore to draw a Memory" */
export function useLabel(reading: Reading, act: UseAct): Text {
  const use = usedText(reading, act);
  return act.key ? text`Turn ${cardPiece(reading.content, act.key.def)}: use ${use}` : text`Use ${use}`;
}

function usedText(reading: Reading, { action, target }: UseAct): Text {
  const name = actionName(reading.me, action);
  if (!target) return `${name} to draw a Memory`;
  const threat = nameOf(reading.content, reading.view, reading.seat, target.card);
  const met = threatAt(reading, thing(target.card))?.values[target.value];
  if (!met) return text`${name} on ${threat}`;
  const which = target.several ? `, ${valueText(met)}` : '';
  return text`${name} on ${threat}${which} (needs ${met.n}, you have ${powerText(reading, action)})`;
}

function powerText({ me }: Reading, type: ActionType): string {
  const action = actionOf(me, type);
  if (!action) return '0';
  return action.tokens > 0 ? `${action.power.total} and ${plural(action.tokens, 'token')}` : `${action.power.total}`;
}

export function tiltLabel({ me }: Reading, { action }: TiltAct): string {
  const tokens = actionOf(me, action)?.tokens ?? 0;
  const gain = tokens < 5 ? `${tokens} to ${tokens + 1} tokens` : 'it already holds 5 tokens and gains none';
  return `Tilt ${actionName(me, action)} (${gain})`;
}
