/// <reference lib="webworker" />

/**
 * Keeps hall and frame on the device after the first visit, and a game's files once it was opened, so that solo and
 * hot-seat need no line. Files carry their fingerprint in their names; the page itself is looked up afresh when there is
 * a line.
 */

declare const self: ServiceWorkerGlobalScope & {
  /** Written here by the build: every file of the page and its revision. */
  readonly __WB_MANIFEST: readonly { readonly url: string; readonly revision: string | null }[];
};

const files = self.__WB_MANIFEST;
const PAGE = '/index.html';
const OURS = 'veilhall-';
/** Changes with any file, so that a new build never mixes with an old one. */
const cacheName = `${OURS}${hash(files.map(({ url, revision }) => `${url}${revision ?? ''}`).join('|'))}`;

/** The build names some files twice, which `addAll` takes for a mistake. */
const paths: ReadonlySet<string> = new Set(files.map(({ url }) => `/${url}`));

function hash(text: string): string {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return (h >>> 0).toString(36);
}

/** The game whose file this is; none for those of hall and frame (game-files.ts). */
const gameOf = (path: string): string | undefined => /^\/assets\/games\/([^/]+)\//.exec(path)?.[1];

const pathsOf = (game: string | undefined): string[] => [...paths].filter((path) => gameOf(path) === game);

async function keep(wanted: readonly string[]): Promise<void> {
  const cache = await caches.open(cacheName);
  const missing: Request[] = [];
  for (const path of wanted) if (!(await cache.match(path))) missing.push(new Request(path, { cache: 'reload' }));
  await cache.addAll(missing);
}

/** Games that an earlier build keeps are kept by this one too. */
async function keptGames(): Promise<Set<string>> {
  const games = new Set<string>();
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS)) continue;
    for (const { url } of await (await caches.open(name)).keys()) {
      const game = gameOf(new URL(url).pathname);
      if (game) games.add(game);
    }
  }
  return games;
}

async function install(): Promise<void> {
  await keep(pathsOf(undefined));
  for (const game of await keptGames()) await keep(pathsOf(game));
  await self.skipWaiting();
}

/** Every page holds a lock on the script it began with (keeping.ts): a build of which no page lives is dropped. */
async function dropOld(): Promise<void> {
  const { held = [] } = await navigator.locks.query();
  for (const name of await caches.keys()) {
    if (!name.startsWith(OURS) || name === cacheName) continue;
    const cache = await caches.open(name);
    const live = await Promise.all(held.map((lock) => lock.name && cache.match(lock.name)));
    if (!live.some(Boolean)) await caches.delete(name);
  }
}

async function activate(): Promise<void> {
  await dropOld();
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
  const cache = await caches.open(cacheName);
  return (await cache.match(PAGE)) ?? Response.error();
}

self.addEventListener('install', (event) => event.waitUntil(install()));
self.addEventListener('activate', (event) => event.waitUntil(activate()));
self.addEventListener('message', (event) => {
  const { opened }: { opened?: unknown } = event.data ?? {};
  if (typeof opened !== 'string') return;
  event.waitUntil(Promise.all([keep(pathsOf(opened)), dropOld()]));
});
/** A notice leads to the table it is about, in the window that has it open. */
async function follow(path: unknown): Promise<void> {
  if (typeof path !== 'string') return;
  const windows = await self.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const there = windows.find(({ url }) => new URL(url).pathname === path);
  await (there ? there.focus() : self.clients.openWindow(path));
}

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(follow(event.notification.data?.path));
});
self.addEventListener('fetch', (event) => {
  const { request } = event;
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== self.location.origin || url.pathname.startsWith('/api/')) return;
  if (request.mode === 'navigate') event.respondWith(page(request));
  else event.respondWith(caches.match(request, { ignoreVary: true }).then((kept) => kept ?? fetch(request)));
});
