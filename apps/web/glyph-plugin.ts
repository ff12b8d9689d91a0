import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import { GAMES } from '@veilhall/games';
import type { Plugin } from 'vite';
import { roundPath } from './round-path.ts';

const SUFFIX = '?glyphs';
const MARKS = 'virtual:marks';

/**
 * `import { glyphs } from './glyphs.ts?glyphs'`: of the four thousand icons, those that the module's tables name.
 * `import { glyphs } from 'virtual:marks'`: the mark of every game.
 */
export function glyphPlugin(): Plugin {
  return {
    name: 'veilhall-glyphs',
    resolveId: (id) => (id === MARKS ? `\0${MARKS}` : undefined),
    async load(id) {
      if (id === `\0${MARKS}`) return moduleOf(marks());
      if (!id.endsWith(SUFFIX)) return undefined;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      return moduleOf(await glyphsOf(file));
    },
  };
}

const moduleOf = (glyphs: Readonly<Record<string, string>>): string =>
  `export const glyphs = ${JSON.stringify(glyphs)};`;

export const marks = (): Record<string, string> =>
  drawn(
    'the marks of the games',
    GAMES.map(({ meta }) => meta.mark),
  );

/** The icons that a module's exports name. */
export async function glyphsOf(file: string): Promise<Record<string, string>> {
  // Changed while the development server runs, it must be read again.
  const tables: unknown = await import(`${pathToFileURL(file).href}?${Math.trunc(statSync(file).mtimeMs)}`);
  return drawn(file, stringsIn(tables));
}

/** An icon that there is not is an error. */
function drawn(where: string, names: readonly string[]): Record<string, string> {
  const found: Record<string, string> = {};
  for (const name of names) {
    const icon = icons()[name];
    if (!icon) throw new Error(`${where}: game-icons.net has no icon '${name}'`);
    found[name] = icon.body
      .replaceAll(' fill="currentColor"', '')
      .replaceAll(/ d="([^"]*)"/g, (_, data: string) => ` d="${roundPath(data)}"`);
  }
  return found;
}

function stringsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return typeof value === 'object' && value !== null ? Object.values(value).flatMap(stringsIn) : [];
}

let read: Record<string, { body: string }> | undefined;

function icons(): Record<string, { body: string }> {
  if (!read) {
    const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    read = JSON.parse(readFileSync(path, 'utf8')).icons;
  }
  return read ?? {};
}
