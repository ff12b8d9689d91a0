import type { ThreatView, VeilwraithView, WraithView } from '@veilhall/games/veilwraith';

interface Forecast {
  readonly when: string;
  readonly cost: number;
  readonly boost: number;
  readonly left: number;
}

const costOf = (threat: ThreatView): number => (threat.ignored ? 0 : threat.cost.n);

/** The Threat an Action of this Veilwraith is being Used on, with its owner. */
export function aimOf(view: VeilwraithView, wraith: WraithView): { owner: WraithView; threat: ThreatView } | undefined {
  const { aim } = wraith;
  if (!aim) return undefined;
  const owner = view.wraiths[aim.owner];
  const threat = owner?.threats.find((entry) => entry.thing === aim.target);
  return owner && threat ? { owner, threat } : undefined;
}

/** Accounts of this round's Spirit Phase, from public facts only. */
export function forecastOf(view: VeilwraithView, wraith: WraithView): Forecast[] {
  const { forecast, spirit, maxSpirit } = wraith;
  if (view.stage !== 'round') return [];
  const now = { cost: forecast.loss, boost: 0, left: forecast.left };
  const aimed = aimOf(view, wraith);
  if (aimed?.owner.seat !== wraith.seat || !willFall(aimed.threat, wraith))
    return [{ when: 'After this round', ...now }];
  const cost = Math.max(0, forecast.loss - costOf(aimed.threat));
  const boost = Math.min(aimed.threat.boost, Math.max(0, maxSpirit - spirit));
  const falls = { when: 'If it falls', cost, boost, left: Math.max(0, spirit + boost - cost) };
  return [falls, { when: 'If not', ...now }];
}

/** The value aimed at is the last that stands between the Threat and its defeat. */
function willFall(threat: ThreatView, { aim }: WraithView): boolean {
  const value = threat.values[aim?.value ?? 0];
  if (!value?.star) return true;
  return threat.values.filter((entry) => entry.star && !entry.marked).length <= 1;
}
