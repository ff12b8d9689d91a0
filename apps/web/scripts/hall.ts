import { type ChildProcess, spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContext, chromium as playwright } from 'playwright-core';
import { CHROMIUM_FLAGS, chromium } from './chromium.ts';

const root = join(import.meta.dirname, '../../..');

/** The real server with an empty data folder, on a port of its own. */
export interface Hall {
  readonly url: string;
  /** The server goes away; what it keeps stays. */
  leave(): Promise<void>;
  /** It comes back at the same address. */
  comeBack(): Promise<void>;
  stop(): Promise<void>;
}

export async function openHall(): Promise<Hall> {
  const data = mkdtempSync(join(tmpdir(), 'veilhall-e2e-'));
  let server = await serverOn(data, '0');
  return {
    url: server.url,
    leave: () => server.end(),
    async comeBack() {
      server = await serverOn(data, new URL(server.url).port);
    },
    async stop() {
      await server.end();
      rmSync(data, { recursive: true, force: true });
    },
  };
}

async function serverOn(data: string, port: string): Promise<{ url: string; end(): Promise<void> }> {
  const args = ['apps/server/src/main.ts', '--port', port, '--host', '127.0.0.1', '--data', data, '--no-build'];
  const server = spawn(process.execPath, args, { cwd: root, stdio: ['ignore', 'pipe', 'inherit'] });
  const gone = new Promise<void>((resolve) => server.once('exit', () => resolve()));
  const url = await addressOf(server);
  return {
    url,
    async end() {
      server.kill('SIGKILL');
      await gone;
    },
  };
}

function addressOf(server: ChildProcess): Promise<string> {
  return new Promise((resolve, reject) => {
    let said = '';
    server.stdout?.on('data', (chunk: Buffer) => {
      said += chunk.toString();
      const address = /http:\/\/\S+:\d+/.exec(said)?.[0];
      if (address) resolve(address);
    });
    server.once('exit', (code) => reject(new Error(`the server ended with ${code}: ${said}`)));
  });
}

export const openBrowser = (): Promise<Browser> =>
  playwright.launch({ executablePath: chromium(), args: [...CHROMIUM_FLAGS] });

export interface Eyes {
  readonly phone?: boolean;
  readonly light?: boolean;
  /** For tools that are put into the page; everything else runs under the server's own policy. */
  readonly bypassPolicy?: boolean;
  /** Never gets the service worker, which fetches every file of the hall once more for each new person. */
  readonly keepsNothing?: boolean;
}

const DESKTOP = { width: 1280, height: 720 };
const PHONE = { width: 390, height: 844 };

/** Somebody with a browser of their own: no cookie, no match, no settings. */
export const newPerson = (
  browser: Browser,
  { phone = false, light = false, bypassPolicy = false, keepsNothing = false }: Eyes = {},
): Promise<BrowserContext> =>
  browser.newContext({
    viewport: phone ? PHONE : DESKTOP,
    deviceScaleFactor: phone ? 2 : 1,
    hasTouch: phone,
    colorScheme: light ? 'light' : 'dark',
    bypassCSP: bypassPolicy,
    serviceWorkers: keepsNothing ? 'block' : 'allow',
  });
