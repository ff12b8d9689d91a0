import { stripTypeScriptTypes } from 'node:module';
import { cloneRng } from '@veilhall/engine';
import type { $ZodType } from 'zod/v4/core';
import { cloneSource } from '../clone-source.ts';

/** The generated code as a function, without a file in between. */
export function compiledClone(schema: $ZodType): (state: unknown) => unknown {
  const code = stripTypeScriptTypes(
    cloneSource(schema)
      .replace(/^import .*$/gm, '')
      .replace('export ', ''),
  );
  return new Function('cloneRng', `${code}; return cloneState;`)(cloneRng);
}

/**
 * What is wrong with a copy besides its content: objects it shares with the original although they may change, and
 * members that are there and undefined. Parsing has frozen what the schema calls readonly.
 */
export function copyFaults(original: unknown, copy: unknown, path = ''): string[] {
  if (copy === undefined) return [`${path} is undefined`];
  if (typeof original !== 'object' || original === null || typeof copy !== 'object' || copy === null) return [];
  if (original === copy) return Object.isFrozen(original) ? [] : [`${path} is shared`];
  const before = new Map(Object.entries(original));
  return Object.entries(copy).flatMap(([key, value]) => copyFaults(before.get(key), value, `${path}/${key}`));
}
