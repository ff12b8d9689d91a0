import { type Imports, targetOf } from './imports.ts';

/** Import circles, each once and as short as it goes, as the files on the way round. */
export function circles(imports: Imports): string[][] {
  const next = new Map<string, string[]>();
  for (const [file, list] of imports) {
    next.set(
      file,
      list.flatMap((imported) => {
        const target = targetOf(file, imported);
        return target !== undefined && imports.has(target) ? [target] : [];
      }),
    );
  }
  const found: string[][] = [];
  const reported = new Set<string>();
  for (const file of imports.keys()) {
    if (reported.has(file)) continue;
    const circle = wayBack(next, file);
    if (!circle) continue;
    found.push(circle);
    for (const member of circle) reported.add(member);
  }
  return found;
}

/** The shortest way from a file back to itself. */
function wayBack(next: ReadonlyMap<string, readonly string[]>, start: string): string[] | undefined {
  const cameFrom = new Map<string, string>();
  const queue = [start];
  for (const file of queue) {
    for (const target of next.get(file) ?? []) {
      if (target === start) return trail(cameFrom, file);
      if (cameFrom.has(target)) continue;
      cameFrom.set(target, file);
      queue.push(target);
    }
  }
  return undefined;
}

function trail(cameFrom: ReadonlyMap<string, string>, end: string): string[] {
  const files = [end];
  for (let at = cameFrom.get(end); at !== undefined; at = cameFrom.get(at)) files.unshift(at);
  return files;
}
