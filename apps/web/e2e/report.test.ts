import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Locator } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { stage } from './people.ts';

const here = stage();
const VEILHALL = fileURLToPath(new URL('../../cli/src/main.ts', import.meta.url));

/** The page that the lab's command writes. */
function report(): string {
  const folder = mkdtempSync(join(tmpdir(), 'veilhall-report-'));
  const out = join(folder, 'report.html');
  try {
    const wanted = ['--only', 'wisp', '--games', '20', '--out', out];
    execFileSync(process.execPath, [VEILHALL, 'report', 'veilwraith', ...wanted], { stdio: 'pipe' });
    return readFileSync(out, 'utf8');
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** What the column of the cards shows from top to bottom; numbers where it is sorted by numbers. */
const column = (table: Locator, at: number): Promise<(string | number)[]> =>
  table.locator('tbody tr').evaluateAll(
    (rows, place) =>
      rows.map((row) => {
        const cell = (row as HTMLTableRowElement).cells[place];
        return cell?.dataset.by === undefined ? (cell?.textContent ?? '') : Number(cell.dataset.by);
      }),
    at,
  );

describe("the lab's report", () => {
  it('sorts its cards by any column, either way', async () => {
    const page = await here.person();
    await page.setContent(report());
    const table = page.getByRole('region', { name: 'Cards' }).getByRole('table').first();
    await page.locator('details#wisp').evaluate((details) => details.setAttribute('open', ''));
    const heading = (name: string): Locator => table.locator('thead th').filter({ hasText: new RegExp(`^${name}$`) });
    const press = (name: string): Promise<void> => heading(name).getByRole('button').click();
    const sorted = (name: string): Promise<string | null> => heading(name).getAttribute('aria-sort');

    await press('Drawn');
    const drawn = (await column(table, 2)) as number[];
    expect(drawn.length).toBeGreaterThan(20);
    expect(new Set(drawn).size).toBeGreaterThan(3);
    expect(drawn).toEqual(drawn.toSorted((a, b) => b - a));
    expect(await sorted('Drawn')).toBe('descending');
    await press('Drawn');
    expect(await column(table, 2)).toEqual(drawn.toSorted((a, b) => a - b));
    await press('Card');
    const names = (await column(table, 0)) as string[];
    expect(names).toEqual(names.toSorted((a, b) => a.localeCompare(b)));
    expect([await sorted('Card'), await sorted('Drawn')]).toEqual(['ascending', null]);
  });
});
