import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Plugin } from 'vite';

const SUFFIX = '?glyphs';

/** `import { glyphs } from './glyphs.json?glyphs'`: of the four thousand icons, only those that the list names. */
export function glyphPlugin(): Plugin {
  return {
    name: 'veilhall-glyphs',
    load(id) {
      if (!id.endsWith(SUFFIX)) return undefined;
      const list = id.slice(0, -SUFFIX.length);
      this.addWatchFile(list);
      const found: Record<string, string> = {};
      for (const name of JSON.parse(readFileSync(list, 'utf8'))) {
        const icon = icons()[name];
        if (!icon) throw new Error(`${list}: game-icons.net has no icon '${name}'`);
        found[name] = icon.body.replaceAll(' fill="currentColor"', '');
      }
      return `export const glyphs = ${JSON.stringify(found)};`;
    },
  };
}

let read: Record<string, { body: string }> | undefined;

function icons(): Record<string, { body: string }> {
  if (!read) {
    const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    read = JSON.parse(readFileSync(path, 'utf8')).icons;
  }
  return read ?? {};
}
