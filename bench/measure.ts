/** One line of the report: `rate` a second, or `micros` each. */
export interface Measured {
  readonly name: string;
  readonly rate: number;
  readonly unit: string;
  /** Slowest and fastest of the runs. */
  readonly from: number;
  readonly to: number;
}

const WARM_MS = 3000;
const RUN_MS = 1000;
const RUNS = 3;

/**
 * Calls `work` for a while and takes the median of three runs. `work(i)` says how many units it did. Seconds are those
 * this thread had a core for, so that whatever else runs on the machine does not count.
 */
export function measure(name: string, unit: string, work: (i: number) => number): Measured {
  let i = 0;
  for (const end = performance.now() + WARM_MS; performance.now() < end; ) work(i++);
  const rates: number[] = [];
  for (let run = 0; run < RUNS; run++) {
    let units = 0;
    const before = process.threadCpuUsage();
    const start = performance.now();
    while (performance.now() < start + RUN_MS) for (let k = 0; k < 4; k++) units += work(i++);
    const { user, system } = process.threadCpuUsage(before);
    rates.push((1_000_000 * units) / (user + system));
  }
  rates.sort((a, b) => a - b);
  const [from = 0, rate = 0, to = 0] = rates;
  return { name, unit, rate, from, to };
}

/** sfc32: small and fast, so that choosing a move costs next to nothing on either side. */
export function dice(seed: number): (n: number) => number {
  let a = seed | 0;
  let b = 0x9e3779b9 | 0;
  let c = 0x243f6a88 | 0;
  let d = 1;
  const next = (): number => {
    const t = (((a + b) | 0) + d) | 0;
    d = (d + 1) | 0;
    a = b ^ (b >>> 9);
    b = (c + (c << 3)) | 0;
    c = (c << 21) | (c >>> 11);
    c = (c + t) | 0;
    return t >>> 0;
  };
  for (let i = 0; i < 12; i++) next();
  return (n) => Math.floor((next() / 0x1_0000_0000) * n);
}
