import { monitorEventLoopDelay } from 'node:perf_hooks';

const COUNTERS = {
  picks: 'Picks that are durable.',
  undos: 'Undos that are durable.',
  denied: 'Requests and messages that were refused.',
  too_fast: 'Requests and messages over a rate limit.',
  slow_dropped: 'Connections dropped because they did not read.',
  quarantined: 'Matches whose journal did not verify.',
  matches_created: 'Matches created.',
  bot_faults: 'Decisions a bot failed to make in time or at all.',
  internal_errors: 'Errors nobody foresaw.',
} as const;

const TIMES = {
  commit: 'Time of one group commit.',
  load: 'Time to bring a match into memory.',
  think: 'Time a bot thought.',
} as const;

const BOUNDS_MS = [0.25, 0.5, 1, 2, 5, 10, 25, 50, 100, 250, 1000];

interface Histogram {
  readonly buckets: number[];
  sum: number;
  count: number;
}

/** Counters and times as Prometheus reads them. */
export class Metrics {
  readonly #counts = new Map<string, number>(Object.keys(COUNTERS).map((name) => [name, 0]));
  readonly #times = new Map<string, Histogram>(
    Object.keys(TIMES).map((name) => [name, { buckets: new Array(BOUNDS_MS.length).fill(0), sum: 0, count: 0 }]),
  );
  readonly #gauges = new Map<string, { help: string; read: () => number }>();
  readonly #loop = monitorEventLoopDelay({ resolution: 20 });

  constructor() {
    this.#loop.enable();
    this.gauge(
      'event_loop_p99_seconds',
      'Delay of the event loop, 99th percentile.',
      () => this.#loop.percentile(99) / 1e9,
    );
    this.gauge('process_resident_memory_bytes', 'Memory of the process.', () => process.memoryUsage.rss());
    this.gauge('process_cpu_seconds', 'Processor time used so far.', () => {
      const { user, system } = process.cpuUsage();
      return (user + system) / 1e6;
    });
  }

  count(name: keyof typeof COUNTERS, by = 1): void {
    this.#counts.set(name, (this.#counts.get(name) ?? 0) + by);
  }

  observe(name: keyof typeof TIMES, ms: number): void {
    const histogram = this.#times.get(name);
    if (!histogram) return;
    histogram.sum += ms;
    histogram.count++;
    const at = BOUNDS_MS.findIndex((bound) => ms <= bound);
    if (at >= 0) histogram.buckets[at] = (histogram.buckets[at] ?? 0) + 1;
  }

  gauge(name: string, help: string, read: () => number): void {
    this.#gauges.set(name, { help, read });
  }

  text(): string {
    const lines: string[] = [];
    for (const [name, help] of Object.entries(COUNTERS)) {
      lines.push(`# HELP veilhall_${name}_total ${help}`, `# TYPE veilhall_${name}_total counter`);
      lines.push(`veilhall_${name}_total ${this.#counts.get(name)}`);
    }
    for (const [name, { help, read }] of this.#gauges) {
      lines.push(`# HELP veilhall_${name} ${help}`, `# TYPE veilhall_${name} gauge`, `veilhall_${name} ${read()}`);
    }
    for (const [name, help] of Object.entries(TIMES)) lines.push(...this.#histogramLines(name, help));
    return `${lines.join('\n')}\n`;
  }

  close(): void {
    this.#loop.disable();
  }

  #histogramLines(name: string, help: string): string[] {
    const id = `veilhall_${name}_seconds`;
    const histogram = this.#times.get(name);
    const lines = [`# HELP ${id} ${help}`, `# TYPE ${id} histogram`];
    if (!histogram) return lines;
    let below = 0;
    for (const [index, bound] of BOUNDS_MS.entries()) {
      below += histogram.buckets[index] ?? 0;
      lines.push(`${id}_bucket{le="${bound / 1000}"} ${below}`);
    }
    lines.push(`${id}_bucket{le="+Inf"} ${histogram.count}`);
    lines.push(`${id}_sum ${histogram.sum / 1000}`, `${id}_count ${histogram.count}`);
    return lines;
  }
}
