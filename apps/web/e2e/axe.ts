import { createRequire } from 'node:module';
import type { AxeResults, RunOptions } from 'axe-core';
import type { Page } from 'playwright-core';

const axePath = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

declare const axe: { run(options: RunOptions): Promise<AxeResults> };

/**
 * What axe finds, in a line each: rule, what is wrong, and where; of the rules named, or of all. The page must be open to
 * tools (`bypassPolicy`).
 */
export async function axeFaults(page: Page, runOnly?: string[]): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in globalThis))) await page.addScriptTag({ path: axePath });
  const options: RunOptions = { resultTypes: ['violations'], ...(runOnly && { runOnly }) };
  const { violations } = await page.evaluate((wanted) => axe.run(wanted), options);
  return violations.flatMap(({ id, nodes }) =>
    nodes.map((node) => `${id} at ${node.target.join(' ')}: ${node.failureSummary ?? ''}`),
  );
}
