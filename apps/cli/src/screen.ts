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

/** A bar on stderr, for people only: scripts and files see nothing of it. */
export function progress(what: string, total: number): Progress {
  const out = process.stderr;
  if (!out.isTTY) return { update: () => {}, end: () => {} };
  let last = 0;
  return {
    update(done) {
      const now = performance.now();
      if (now - last < EVERY_MS && done < total) return;
      last = now;
      const full = Math.round((BAR * done) / total);
      out.write(`\r${what} [${'#'.repeat(full)}${'.'.repeat(BAR - full)}] ${done}/${total}`);
    },
    end: () => {
      out.write('\r\x1b[2K');
    },
  };
}

export const percent = (share: number): string => `${(100 * share).toFixed(1)}%`;
