import { type Seat, thing } from '@veilhall/engine';
import type { OptionOf, VeilwraithView } from '@veilhall/games/veilwraith';

export interface Strike {
  readonly action: string;
  readonly threat: string;
  readonly need: number;
  /** The most the Action can come to. */
  readonly reach: number;
}

/** What a Use on a Threat needs, and the most its Action can come to. */
export function strikeOf(
  view: VeilwraithView,
  seat: Seat,
  { action: type, target }: OptionOf<'use'>,
): Strike | undefined {
  const threat = target && view.wraiths[target.owner]?.threats.find((entry) => entry.thing === thing(target.card));
  const action = view.wraiths[seat]?.actions.find((entry) => entry.type === type);
  if (!threat || !action) return undefined;
  const { name, power, tokens, reach = power.total + tokens } = action;
  return { action: name, threat: threat.name, need: threat.values[target.value]?.n ?? 0, reach };
}

/** A Use that cannot succeed, whatever is added to it. */
export function shortOf(view: VeilwraithView, seat: Seat, use: OptionOf<'use'>): Strike | undefined {
  const strike = strikeOf(view, seat, use);
  return strike && strike.need > strike.reach ? strike : undefined;
}
