import type { CardInfo, ThingId } from '@veilhall/engine';
import type { Reason, ThreatView, VeilwraithView } from '@veilhall/games/veilwraith';
import { signed } from '../../frame/numbers.ts';
import type { Note } from '../game-table.ts';
import { TYPE_NAMES } from './names.ts';

/** What a thing is worth now, and why it differs from the print. */
export function notes(view: VeilwraithView, thing: ThingId | undefined, _card: CardInfo): readonly Note[] {
  for (const wraith of view.wraiths) {
    const threat = wraith.threats.find((entry) => entry.thing === thing);
    if (threat) return threatNotes(threat);
    const action = wraith.actions.find((entry) => entry.thing === thing);
    if (action && wraith.seat === view.viewer) {
      const { power, tokens } = action;
      const parts = [`slot ${power.slot}`];
      if (power.printed > 0) parts.push(`${action.name} ${power.printed}`);
      if (power.memories > 0) parts.push(`Memories ${power.memories}`);
      if (power.combined > 0) parts.push(`Combine ${power.combined}`);
      const more = tokens > 0 ? `, and up to ${tokens} from tokens` : '';
      return [{ text: `Power ${power.total}: ${parts.join(', ')}${more}.`, rule: 'VW-USE-06' }];
    }
  }
  return [];
}

const because = (reasons: readonly Reason[]): string =>
  reasons.map(({ by, change }) => `${signed(change)} ${by ? `from ${by}` : 'this round'}`).join(', ');

function threatNotes(threat: ThreatView): Note[] {
  const found: Note[] = [];
  const starred = threat.values.filter((value) => value.star);
  if (starred.length > 1) {
    const fallen = starred.filter((value) => value.marked).length;
    found.push({
      text: `All starred values must fall, each to an Action of its own: ${fallen} of ${starred.length} so far.`,
      rule: 'VW-VAL-03',
    });
  }
  for (const value of threat.values) {
    if (value.reasons.length === 0) continue;
    found.push({
      text: `${TYPE_NAMES[value.type]} ${value.n}: printed ${value.printed}, ${because(value.reasons)}.`,
      rule: 'VW-VAL-08',
    });
  }
  if (threat.cost.reasons.length > 0) {
    found.push({
      text: `Spirit Cost ${threat.cost.n}: printed ${threat.cost.printed}, ${because(threat.cost.reasons)}.`,
      rule: 'VW-SPIRIT-05',
    });
  }
  if (threat.ignored)
    found.push({ text: 'Ignored: costs no Spirit this round, its text still works.', rule: 'VW-TERM-02' });
  return found;
}
