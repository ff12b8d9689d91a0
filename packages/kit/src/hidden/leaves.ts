import type { z } from 'zod';

/**
 * The leaves of a schema, as paths: `players.*.hand.*.def`. `*` stands for every index or key; a member of a union is
 * named by its tag: `work.*.<pick>.left`.
 */
export function leaves(schema: z.core.$ZodType): string[] {
  const found = new Set<string>();
  visit(schema as z.core.$ZodTypes, [], undefined, (path) => found.add(path));
  return [...found].sort();
}

/** The leaves under which two values of one schema differ. */
export function changedLeaves(schema: z.core.$ZodType, before: unknown, after: unknown): string[] {
  const found = new Set<string>();
  visit(schema as z.core.$ZodTypes, [], { before, after }, (path, pair) => {
    if (pair && JSON.stringify(pair.before) !== JSON.stringify(pair.after)) found.add(path);
  });
  return [...found].sort();
}

/** The values at one place of two states; absent when only the schema is walked. */
interface Pair {
  readonly before: unknown;
  readonly after: unknown;
}

type Leaf = (path: string, pair: Pair | undefined) => void;

function member(pair: Pair | undefined, key: PropertyKey): Pair | undefined {
  const of = (value: unknown): unknown =>
    typeof value === 'object' && value !== null ? Reflect.get(value, key) : undefined;
  return pair && { before: of(pair.before), after: of(pair.after) };
}

function keysOf({ before, after }: Pair): Set<string> {
  return new Set([...Object.keys(Object(before)), ...Object.keys(Object(after))]);
}

function visit(schema: z.core.$ZodTypes, path: readonly string[], pair: Pair | undefined, leaf: Leaf): void {
  if (pair && pair.before === undefined && pair.after === undefined) return;
  const { def } = schema._zod;
  switch (def.type) {
    case 'object':
      for (const [key, inner] of Object.entries(def.shape))
        visit(inner as z.core.$ZodTypes, [...path, key], member(pair, key), leaf);
      return;
    case 'array':
      visitEach(def.element as z.core.$ZodTypes, path, pair, leaf);
      return;
    case 'record':
      visitEach(def.valueType as z.core.$ZodTypes, path, pair, leaf);
      return;
    case 'tuple':
      for (const [i, item] of def.items.entries())
        visit(item as z.core.$ZodTypes, [...path, String(i)], member(pair, i), leaf);
      return;
    case 'optional':
    case 'nullable':
    case 'readonly':
    case 'default':
      visit(def.innerType as z.core.$ZodTypes, path, pair, leaf);
      return;
    case 'lazy':
      visit(def.getter() as z.core.$ZodTypes, path, pair, leaf);
      return;
    case 'union':
      visitUnion(def as Union, path, pair, leaf);
      return;
  }
  // Everything else is a simple value, as plain states go.
  leaf(path.join('.'), pair);
}

function visitEach(inner: z.core.$ZodTypes, path: readonly string[], pair: Pair | undefined, leaf: Leaf): void {
  const below = [...path, '*'];
  if (pair) for (const key of keysOf(pair)) visit(inner, below, member(pair, key), leaf);
  else visit(inner, below, undefined, leaf);
}

type Union = z.core.$ZodUnionDef & Partial<Pick<z.core.$ZodDiscriminatedUnionDef, 'discriminator'>>;

/** Members with a tag have paths of their own; a union without tags is one leaf. */
function visitUnion({ options, discriminator }: Union, path: readonly string[], pair: Pair | undefined, leaf: Leaf) {
  if (discriminator === undefined) {
    leaf(path.join('.'), pair);
    return;
  }
  const its = pair && member(pair, discriminator)?.before;
  for (const option of options as readonly z.core.$ZodTypes[]) {
    for (const tag of option._zod.propValues?.[discriminator] ?? []) {
      if (!pair || tag === its) visit(option, [...path, `<${String(tag)}>`], pair, leaf);
    }
  }
}
