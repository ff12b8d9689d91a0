import type { Event } from '@veilhall/engine';

/** Something hidden came to light. */
export function revealed(events: readonly Event[]): boolean {
  for (const event of events) if (event.reveal) return true;
  return false;
}
