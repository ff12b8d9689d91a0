/// <reference lib="webworker" />

/**
 * Keeps the whole page on the device after the first visit, so that solo and hot-seat need no line. Files carry their
 * fingerprint in their names; the page itself is looked up afresh when there is a line.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** Written here by the build: every file of the page and its revision. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
};

const files = self.__WB_MANIFEST;
const PAGE = '/index.html';
/** Changes with any file, so that a new build never mixes with an old one. */
const cacheName = `veilhall-${hash(files.map(({ url, revision }) => `${url}${revision ?? ''}`).join('|'))}`;

function hash(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(36);
}

async function keepAll(): Promise<void> {
  const cache = await caches.open(cacheName);
  // The build names some files twice, which `addAll` takes for a mistake.
  const paths = new Set(files.map(({ url }) => `/${url}`));
  await cache.addAll([...paths].map((path) => new Request(path, { cache: 'reload' })));
  await self.skipWaiting();
}

async function dropOld(): Promise<void> {
  for (const name of await caches.keys()) {
    if (name.startsWith('veilhall-') && name !== cacheName) await caches.delete(name);
  }
  await self.clients.claim();
}

/** The page from the server while there is one, from the device when there is none. */
async function page(request: Request): Promise<Response> {
  try {
    const fresh = await fetch(request);
    if (fresh.ok) return fresh;
  } catch {
    // No line: the kept page is the answer.
  }
  return (await caches.match(PAGE)) ?? Response.error();
}

self.addEventListener('install', (event) => event.waitUntil(keepAll()));
self.addEventListener('activate', (event) => event.waitUntil(dropOld()));
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
});
