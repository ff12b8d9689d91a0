import { once } from 'node:events';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import http from 'node:http';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { brotliCompressSync } from 'node:zlib';
import { afterAll, describe, expect, it } from 'vitest';
import { sharedServer } from '../testing/server.ts';

const webDir = mkdtempSync(path.join(tmpdir(), 'veilhall-web-'));
mkdirSync(path.join(webDir, 'assets'));
const PAGE = '<!doctype html><title>Veilhall</title>';
const SCRIPT = `console.log('${'hello '.repeat(200)}')`;
writeFileSync(path.join(webDir, 'index.html'), PAGE);
writeFileSync(path.join(webDir, 'sw.js'), '// service worker');
writeFileSync(path.join(webDir, 'assets/app-4f2a.js'), SCRIPT);
writeFileSync(path.join(webDir, 'assets/app-4f2a.js.br'), brotliCompressSync(SCRIPT));
afterAll(() => rmSync(webDir, { recursive: true, force: true }));

const server = sharedServer({ webDir });
const get = (url: string, headers: Record<string, string> = {}) => fetch(`${server.url}${url}`, { headers });

/** As a browser asks for what it has: `fetch` would add that it wants no cache. */
async function statusIfKnown(url: string, etag: string): Promise<number | undefined> {
  const request = http.get(`${server.url}${url}`, { headers: { 'if-none-match': etag } });
  const [response] = (await once(request, 'response')) as [http.IncomingMessage];
  response.resume();
  return response.statusCode;
}

describe('the web app', () => {
  it('is served compressed and for ever where names carry a hash', async () => {
    const response = await get('/assets/app-4f2a.js', { 'accept-encoding': 'br, gzip' });
    expect(response.headers.get('content-encoding')).toBe('br');
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable');
    expect(response.headers.get('content-type')).toMatch(/javascript/);
    expect(await response.text()).toBe(SCRIPT);
    const plain = await get('/assets/app-4f2a.js', { 'accept-encoding': 'identity' });
    expect(plain.headers.get('content-encoding')).toBeNull();
  });

  it('is asked for again where names stay the same', async () => {
    for (const url of ['/', '/index.html', '/sw.js']) {
      const response = await get(url);
      expect(response.status).toBe(200);
      expect(response.headers.get('cache-control')).toBe('no-cache');
      expect(response.headers.get('content-security-policy')).toContain("default-src 'self'");
      expect(await statusIfKnown(url, response.headers.get('etag') ?? '')).toBe(304);
    }
  });

  it('answers every address of its own with its page, and no other', async () => {
    for (const url of ['/matches/abc', '/join/abc?x=1']) expect(await (await get(url)).text()).toBe(PAGE);
    for (const url of ['/missing.js', '/api/missing', '/assets/missing-1234.js', '/.env'])
      expect((await get(url)).status, url).toBe(404);
    expect((await fetch(`${server.url}/matches/abc`, { method: 'POST' })).status).toBe(404);
  });
});
