/** What the page tells its service worker, which keeps files on this device (service-worker.ts). */

const canKeep = import.meta.env.PROD && 'serviceWorker' in navigator;

/** Starts the keeping. As long as this page lives, its build is kept: a lock is named after the script it began with. */
export function startKeeping(script: string): void {
  if (!canKeep) return;
  const { pathname } = new URL(script);
  void navigator.locks.request(pathname, { mode: 'shared' }, () => new Promise<never>(() => {}));
  addEventListener('load', () => void navigator.serviceWorker.register('/service-worker.js'));
}

/** Somebody plays this game here: it should open again without a line. */
export async function keepGame(game: string): Promise<void> {
  if (!canKeep) return;
  const { active } = await navigator.serviceWorker.ready;
  active?.postMessage({ opened: game });
}
