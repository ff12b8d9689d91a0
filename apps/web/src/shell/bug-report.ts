import { settings } from '../settings/settings.ts';
import { readMatch } from '../table/local/database.ts';
import { saveFile } from './files.ts';
import { route } from './router.ts';

interface Trouble {
  readonly message: string;
  readonly stack: string;
}

/** One file with the fault, the page and, for a match of this device, its whole journal: opening it leads to the very moment. */
export async function bugReport(trouble?: Trouble): Promise<void> {
  const at = route.get();
  const stored = at.at === 'table' && at.host === 'here' ? await readMatch(at.id) : undefined;
  saveFile('veilhall-report.json', {
    format: 'veilhall-report/1',
    at: location.pathname,
    browser: navigator.userAgent,
    screen: { width: innerWidth, height: innerHeight },
    settings: settings.get(),
    ...(trouble && { trouble }),
    ...(stored && { seats: stored.record.seats, journal: { ...stored.record.head, entries: stored.entries } }),
  });
}
