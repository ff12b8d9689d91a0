import { chromium as playwright } from 'playwright-core';
import type { TestProject } from 'vitest/node';
import { CHROMIUM_FLAGS, chromium } from '../scripts/chromium.ts';
import { openHall } from '../scripts/hall.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Address of the one server that all files share. */
    readonly hall: string;
    /** Where the one browser of all files listens; every person has a context of their own in it. */
    readonly browser: string;
  }
}

/** Server and browser start once, not once per file. */
export async function setup(project: TestProject): Promise<() => Promise<void>> {
  const hall = await openHall();
  const browser = await playwright.launchServer({ executablePath: chromium(), args: [...CHROMIUM_FLAGS] });
  project.provide('hall', hall.url);
  project.provide('browser', browser.wsEndpoint());
  return async () => {
    await browser.close();
    await hall.stop();
  };
}
