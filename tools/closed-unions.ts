/**
 * No `default:` where the compiler could name the missing case: a switch over a closed union is total without one. A
 * switch over something from outside says so on the line: `default: // open: <reason>`.
 */
import { globSync, readFileSync } from 'node:fs';
import { parseSync, Visitor } from 'oxc-parser';

const WATCHED = [
  'packages/{kit,games,bots}/**/*.ts',
  'templates/**/*.ts',
  'packages/protocol/src/words.ts',
  'apps/web/src/games/**/*.{ts,tsx}',
];
const OPEN = /\/\/ open: \S/;

/** Line numbers of every `default:` that gives no reason. */
export function closedDefaults(file: string, source: string): number[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const lines = source.split('\n');
  const found: number[] = [];
  new Visitor({
    SwitchCase({ test, start }) {
      if (test) return;
      const line = source.slice(0, start).split('\n').length;
      if (!OPEN.test(lines[line - 1] ?? '')) found.push(line);
    },
  }).visit(program);
  return found.sort((a, b) => a - b);
}

if (import.meta.main) {
  const files = globSync(WATCHED, { exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path) }).sort();
  let faults = 0;
  for (const file of files) {
    for (const line of closedDefaults(file, readFileSync(file, 'utf8'))) {
      console.log(`${file}:${line} default: in a switch; list the cases, or say '// open: <reason>'`);
      faults++;
    }
  }
  console.log(`${files.length} files, ${faults} switches that hide their missing cases`);
  process.exitCode = faults > 0 ? 1 : 0;
}
