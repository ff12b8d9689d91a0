import { type Imports, targetOf } from './imports.ts';

/** The order inside a game: a part stands on those above it and on its neighbours in the same line. */
const ORDER: readonly (readonly string[])[] = [
  ['vocabulary', 'options', 'meta'],
  ['state'],
  ['content'],
  ['board'],
  ['effects'],
  ['flow'],
  ['mode'],
  ['view', 'hidden', 'words', 'bot', 'balance'],
  ['game', 'index'],
];
const FOLDERS = new Set(['state', 'content', 'board', 'effects', 'flow', 'view', 'hidden', 'words', 'bot', 'balance']);
const FILES = new Set(['vocabulary', 'options', 'meta', 'game', 'index']);

const INSIDE = /^((?:packages\/games|templates)\/[^/]+\/src)\/(.+)$/;

interface Part {
  readonly game: string;
  /** What the plan calls it: a file or a folder of `src`. */
  readonly name: string;
  /** Undefined when the plan has no place for it. */
  readonly rank: number | undefined;
  /** Tests and what only tests use. */
  readonly tests: boolean;
}

function partOf(file: string): Part | undefined {
  const [, game, path] = INSIDE.exec(file) ?? [];
  if (!game || !path) return undefined;
  const [first = '', ...rest] = path.split('/');
  const name = rest.length > 0 ? first : first.replace(/\.tsx?$/, '');
  const tests = first === 'testing' || /\.test\.tsx?$/.test(path);
  return { game, name, rank: rankOf(name, rest.length > 0), tests };
}

/** A folder that the plan does not name is a mode of its own, over the flow. */
function rankOf(name: string, folder: boolean): number | undefined {
  if (folder) return ORDER.findIndex((names) => names.includes(FOLDERS.has(name) ? name : 'mode'));
  return FILES.has(name) ? ORDER.findIndex((names) => names.includes(name)) : undefined;
}

/** Files without a place in the plan, and imports that go up in the order. */
export function orderFaults(imports: Imports): string[] {
  const faults: string[] = [];
  for (const [file, list] of imports) {
    const from = partOf(file);
    if (!from || from.tests) continue;
    if (from.rank === undefined) {
      faults.push(`${file} has no place in the plan of a game`);
      continue;
    }
    for (const imported of list) {
      const target = targetOf(file, imported);
      const to = target === undefined ? undefined : partOf(target);
      if (to?.game !== from.game) continue;
      if (to.tests) faults.push(`${file} (${from.name}) must not import ${imported} (tests)`);
      else if (to.rank !== undefined && to.rank > from.rank)
        faults.push(`${file} (${from.name}) must not import ${imported} (${to.name})`);
    }
  }
  return faults;
}
