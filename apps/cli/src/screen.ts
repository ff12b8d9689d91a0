import { styleText } from 'node:util';

/** Colour only where a person reads: `styleText` looks at the stream, NO_COLOR and FORCE_COLOR. */
export const strong = (text: string): string => styleText('bold', text);
export const faint = (text: string): string => styleText('dim', text);
export const accent = (text: string): string => styleText('cyan', text);
export const good = (text: string): string => styleText('green', text);
export const bad = (text: string): string => styleText('red', text);

export const print = (line = ''): void => {
  process.stdout.write(`${line}\n`);
};

/** Columns as wide as their widest entry; numbers are right-aligned by the caller's padding. */
export function table(rows: readonly (readonly string[])[], indent = '  '): string[] {
  const widths: number[] = [];
  for (const row of rows) for (const [i, cell] of row.entries()) widths[i] = Math.max(widths[i] ?? 0, cell.length);
  return rows.map(
    (row) =>
      indent +
      row
        .map((cell, i) => cell.padEnd(widths[i] ?? 0))
        .join('  ')
        .trimEnd(),
  );
}

export interface Progress {
  update(done: number): void;
  end(): void;
}

const BAR = 30;
const EVERY_MS = 100;

/** A bar on stderr with the time that is left, for people only: scripts and files see nothing of it. */
export function progress(what: string, total: number): Progress {
  const out = process.stderr;
  if (!out.isTTY) return { update: () => {}, end: () => {} };
  let last = 0;
  let first: { readonly at: number; readonly done: number } | undefined;
  return {
    update(done) {
      const now = performance.now();
      // Whatever was there at first took no time now.
      first ??= { at: now, done };
      if (now - last < EVERY_MS && done < total) return;
      last = now;
      const full = Math.round((BAR * done) / total);
      const left = timeLeft(now - first.at, done - first.done, total - done);
      out.write(`\r\x1b[2K${what} [${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${done}/${total}${left}`);
    },
    end: () => {
      out.write('\r\x1b[2K');
    },
  };
}

/** From the pace so far: ` 1:05 left`. */
export function timeLeft(milliseconds: number, done: number, toDo: number): string {
  if (done < 1 || toDo < 1) return '';
  const seconds = Math.ceil(((milliseconds / done) * toDo) / 1000);
  const parts = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60, seconds % 60];
  const shown = parts[0] === 0 ? parts.slice(1) : parts;
  return ` ${shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, '0'))).join(':')} left`;
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;

/** `12.5% (8.1% to 18.0%)`, or plain numbers. */
export function withInterval(value: number, { low, high }: { low: number; high: number }, plain = false): string {
  const figure = plain ? (n: number) => n.toFixed(2) : percent;
  return `${figure(value)} (${figure(low)} to ${figure(high)})`;
}
