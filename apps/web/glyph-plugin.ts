import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { GAMES } from '@veilhall/games';
import type { Plugin } from 'vite';

const SUFFIX = '?glyphs';
const MARKS = 'virtual:marks';

/**
 * `import { glyphs } from './glyphs.json?glyphs'`: of the four thousand icons, only those that the list names.
 * `import { glyphs } from 'virtual:marks'`: the mark of every game.
 */
export function glyphPlugin(): Plugin {
  return {
    name: 'veilhall-glyphs',
    resolveId: (id) => (id === MARKS ? `\0${MARKS}` : undefined),
    load(id) {
      if (id === `\0${MARKS}`) {
        return glyphModule(
          'the marks of the games',
          GAMES.map(({ meta }) => meta.mark),
        );
      }
      if (!id.endsWith(SUFFIX)) return undefined;
      const list = id.slice(0, -SUFFIX.length);
      this.addWatchFile(list);
      return glyphModule(list, JSON.parse(readFileSync(list, 'utf8')));
    },
  };
}

function glyphModule(list: string, names: readonly string[]): string {
  const found: Record<string, string> = {};
  for (const name of names) {
    const icon = icons()[name];
    if (!icon) throw new Error(`${list}: game-icons.net has no icon '${name}'`);
    found[name] = icon.body.replaceAll(' fill="currentColor"', '');
  }
  return `export const glyphs = ${JSON.stringify(found)};`;
}

let read: Record<string, { body: string }> | undefined;

function icons(): Record<string, { body: string }> {
  if (!read) {
    const path = createRequire(import.meta.url).resolve('@iconify-json/game-icons/icons.json');
    read = JSON.parse(readFileSync(path, 'utf8')).icons;
  }
  return read ?? {};
}
