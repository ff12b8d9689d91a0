import { settings } from '../../settings/settings.ts';
import type { Notice } from './calls.ts';

export type Permission = 'granted' | 'denied' | 'default' | 'missing';

export const permission = (): Permission => ('Notification' in window ? Notification.permission : 'missing');

/** Asks the browser; only ever called by a press of a button that says so. */
export async function askPermission(): Promise<Permission> {
  if (!('Notification' in window)) return 'missing';
  return Notification.requestPermission();
}

const nameOf = (match: string): string => `veilhall/seen/${match}`;

/** Says, as long as it is not called off, that a window shows this match. */
export function showing(match: string): () => void {
  let callOff = (): void => {};
  const shown = new Promise<void>((resolve) => {
    callOff = resolve;
  });
  void navigator.locks.request(nameOf(match), { mode: 'shared' }, () => shown);
  return callOff;
}

async function isShown(match: string): Promise<boolean> {
  const { held = [] } = await navigator.locks.query();
  return held.some(({ name }) => name === nameOf(match));
}

/** Tells somebody who looks elsewhere, where they allowed it and no other window shows the match. */
export async function notify(match: string, { title, body, tag }: Notice): Promise<void> {
  if (!settings.get().notify || permission() !== 'granted' || !document.hidden || (await isShown(match))) return;
  const options = { body, tag, icon: '/icon.svg', data: { path: location.pathname } };
  try {
    const notice = new Notification(title, options);
    notice.onclick = () => {
      window.focus();
      notice.close();
    };
  } catch {
    // Phones only let the service worker do it.
    const keeper = await navigator.serviceWorker?.getRegistration();
    await keeper?.showNotification(title, options);
  }
}
