import type { Setting, Target } from '@veilhall/kit';
import type { Job } from '../job.ts';
import type { Running } from '../run.ts';
import { type Simulation, simulate } from '../simulate.ts';
import { type Interval, rounded, wilson } from '../stats.ts';

/** inside: the figure meets the target. unclear: it does not, yet its interval reaches the target. outside: it does not. */
export type Verdict = 'inside' | 'unclear' | 'outside';

export interface Finding {
  readonly target: string;
  readonly value: number;
  readonly interval: Interval;
  readonly verdict: Verdict;
  /** A number, not a share. */
  readonly plain?: true;
}

export interface BalanceRow {
  readonly id: string;
  readonly what: string;
  readonly games: number;
  readonly bots: readonly string[];
  readonly outcomes: Readonly<Record<string, number>>;
  readonly findings: readonly Finding[];
  readonly simulation: Simulation;
}

/** Settings with those they are compared to, each once and in the table's order. */
export function withReferences(all: readonly Setting[], wanted: readonly string[]): Setting[] {
  const ids = new Set(wanted);
  for (const setting of all) {
    if (!ids.has(setting.id)) continue;
    for (const target of setting.targets) if (target.of === 'change') ids.add(target.from);
  }
  return all.filter((setting) => ids.has(setting.id));
}

export async function balance(
  settings: readonly Setting[],
  jobOf: (setting: Setting) => Job,
  games: number,
  running: Running,
  onRow: (row: BalanceRow) => void,
): Promise<BalanceRow[]> {
  const rows: BalanceRow[] = [];
  for (const setting of settings) {
    const simulation = await simulate({ ...jobOf(setting), metered: true }, games, running);
    const { id, what, targets } = setting;
    const findings = targets.map((target) => judged(target, simulation, rows));
    const row = { id, what, games, bots: simulation.bots, outcomes: simulation.outcomes, findings, simulation };
    rows.push(row);
    onRow(row);
  }
  return rows;
}

function judged(target: Target, simulation: Simulation, rows: readonly BalanceRow[]): Finding {
  const { games } = simulation;
  const won = simulation.won;
  switch (target.of) {
    case 'wins':
      return finding(`won ${range(target)}`, won / games, wilson(won, games), target);
    case 'losses': {
      const of = simulation.outcomes[target.result] ?? 0;
      return finding(
        `${target.result} ${range(target)} of losses`,
        of / Math.max(1, games - won),
        wilson(of, games - won),
        target,
      );
    }
    case 'change': {
      const other = rows.find((row) => row.id === target.from)?.simulation;
      if (!other) throw new Error(`'${target.from}' has not been played`);
      return finding(
        `${range(target)} against ${target.from}`,
        won / games - other.won / other.games,
        difference(simulation, other),
        target,
      );
    }
    case 'seat': {
      const seatWins = Math.round((simulation.winRates[target.seat] ?? 0) * games);
      const name = `seat ${target.seat} (${simulation.bots[target.seat]}) ${range(target)}`;
      return finding(name, seatWins / games, wilson(seatWins, games), target);
    }
    case 'share': {
      const { value, of } = measured(simulation, target.name);
      return finding(`${target.name} ${range(target)}`, value, wilson(value * of, of), target);
    }
    case 'mean': {
      const { value } = measured(simulation, target.name);
      const name = `${target.name} ${target.low} to ${target.high}`;
      return { ...finding(name, value, { low: value, high: value }, target), plain: true };
    }
    case 'seats': {
      const fair = 1 / simulation.seats;
      let furthest = 0;
      for (const seatWins of Object.values(simulation.winRates)) {
        const off = (seatWins * games) / Math.max(1, won) - fair;
        if (Math.abs(off) > Math.abs(furthest)) furthest = off;
      }
      const { low, high } = wilson((furthest + fair) * won, won);
      return finding(
        `seats within ${percent(target.within)}`,
        furthest,
        { low: low - fair, high: high - fair },
        { low: -target.within, high: target.within },
      );
    }
  }
}

const measured = ({ metrics }: Simulation, name: string): { value: number; of: number } =>
  metrics?.[name] ?? { value: 0, of: 0 };

function difference(a: Simulation, b: Simulation): Interval {
  const pa = a.won / a.games;
  const pb = b.won / b.games;
  const spread = 1.96 * Math.sqrt((pa * (1 - pa)) / a.games + (pb * (1 - pb)) / b.games);
  return { low: pa - pb - spread, high: pa - pb + spread };
}

function finding(target: string, value: number, interval: Interval, { low, high }: Interval): Finding {
  const inside = value >= low && value <= high;
  const reaches = interval.low <= high && interval.high >= low;
  return {
    target,
    value: rounded(value),
    interval: { low: rounded(interval.low), high: rounded(interval.high) },
    verdict: inside ? 'inside' : reaches ? 'unclear' : 'outside',
  };
}

const percent = (share: number): string => `${rounded(100 * share, 1)}%`;
const range = ({ low, high }: Interval): string => `${percent(low)} to ${percent(high)}`;
