import type { ActionView, ThreatView, VeilwraithView, WraithView } from '@veilhall/games/veilwraith';
import { TYPE_NAMES } from '../names.ts';

/** How far a Threat is from falling, in three words. */
export interface Reach {
  readonly level: 'falls' | 'near' | 'far';
  readonly text: string;
}

/** From what lies on the table: slot, printed Power, Memories beside the Action, tokens that could be spent. */
export function reachOf(view: VeilwraithView, wraith: WraithView, threat: ThreatView): Reach | undefined {
  if (view.phase !== 'play' || view.stage !== 'round') return undefined;
  const using = wraith.actions.find((action) => action.using);
  if (using && wraith.aim)
    return wraith.aim.target === threat.thing ? aimed(using, threat, wraith.aim.value) : undefined;
  let best: (Reach & { missing: number }) | undefined;
  for (const value of threat.values) {
    if (value.marked) continue;
    const action = wraith.actions.find((entry) => entry.type === value.type);
    if (!action) continue;
    const missing = value.n - action.power.total - action.tokens;
    const reach = reachBy(action, value.n, missing);
    if (!best || rank(reach) < rank(best) || (rank(reach) === rank(best) && missing < best.missing)) {
      best = { ...reach, missing };
    }
  }
  return best && { level: best.level, text: best.text };
}

const rank = (reach: Reach): number => ['falls', 'near', 'far'].indexOf(reach.level);

function reachBy(action: ActionView, need: number, missing: number): Reach {
  if (action.facing === 'tilted') return { level: 'far', text: `${action.name} is tilted` };
  if (action.facing === 'exhausted') return { level: 'far', text: `${action.name} is used` };
  if (missing > 0) return { level: missing <= 2 ? 'near' : 'far', text: `${missing} more ${TYPE_NAMES[action.type]}` };
  const tokens = Math.max(0, need - action.power.total);
  if (tokens === 0) return { level: 'falls', text: `${action.name} is enough` };
  return { level: 'falls', text: `${action.name} + ${tokens} ${tokens === 1 ? 'token' : 'tokens'}` };
}

function aimed(action: ActionView, threat: ThreatView, index: number): Reach {
  const need = threat.values[index]?.n ?? 0;
  const most = action.power.total + action.tokens;
  if (action.power.total >= need) return { level: 'falls', text: `${action.power.total} of ${need}, falls` };
  if (most >= need) return { level: 'falls', text: `${need} of ${need} with tokens` };
  return { level: 'near', text: `${most} of ${need}, ${need - most} short` };
}
