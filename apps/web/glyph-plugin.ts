import { readFileSync, statSync } from 'node:fs';
import { createRequire } from 'node:module';
import { pathToFileURL } from 'node:url';
import type { Plugin } from 'vite';

const SUFFIX = '?glyphs';

/** `import { glyphs } from './glyphs.ts?glyphs'`: of the four thousand icons, those that the module's tables name. */
export function glyphPlugin(): Plugin {
  return {
    name: 'veilhall-glyphs',
    async load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const file = id.slice(0, -SUFFIX.length);
      this.addWatchFile(file);
      return `export const glyphs = ${JSON.stringify(await glyphsOf(file))};`;
    },
  };
}

/** The icons that a module's exports name; one that there is not is an error. */
export async function glyphsOf(file: string): Promise<Record<string, string>> {
  // Changed while the development server runs, it must be read again.
  const tables: unknown = await import(`${pathToFileURL(file).href}?${Math.trunc(statSync(file).mtimeMs)}`);
  const found: Record<string, string> = {};
  for (const name of stringsIn(tables)) {
    const icon = icons()[name];
    if (!icon) throw new Error(`${file}: game-icons.net has no icon '${name}'`);
    found[name] = icon.body.replaceAll(' fill="currentColor"', '');
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
