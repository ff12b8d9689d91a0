/** The only shapes a state, an event or a view may be made of. */
export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

/** One text for one value: keys sorted, `undefined` members left out, nothing but plain data allowed. */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return value.length > LONGEST_KEPT ? JSON.stringify(value) : quoted(value);
    case 'number':
      if (!Number.isFinite(value)) throw new TypeError(`not a plain number: ${value}`);
      return Object.is(value, -0) ? '0' : String(value);
    case 'boolean':
      return value ? 'true' : 'false';
    case 'object':
      return value === null ? 'null' : canonicalObject(value);
    default:
      throw new TypeError(`not plain data: ${typeof value}`);
  }
}

function canonicalObject(value: object): string {
  if (Array.isArray(value)) {
    let out = '[';
    for (let i = 0; i < value.length; i++) out += (i > 0 ? ',' : '') + canonical(value[i]);
    return `${out}]`;
  }
  if (!isPlain(value)) throw new TypeError(`not a plain object: ${value.constructor?.name}`);
  const record = value as Record<string, unknown>;
  let out = '{';
  for (const key of sortedKeys(record)) {
    const member = record[key];
    if (member === undefined) continue;
    out += (out.length > 1 ? ',' : '') + keyed(key) + canonical(member);
  }
  return `${out}}`;
}

/** Few keys are put in order in place: every pick hashes a state, and `sort` would make an array of its own each time. */
function sortedKeys(record: Readonly<Record<string, unknown>>): string[] {
  const keys = Object.keys(record);
  if (keys.length > 32) return keys.sort();
  for (let i = 1; i < keys.length; i++) {
    const key = keys[i] as string;
    let at = i;
    for (; at > 0 && (keys[at - 1] as string) > key; at--) keys[at] = keys[at - 1] as string;
    keys[at] = key;
  }
  return keys;
}

/** The same keys and names of cards come again and again. Only a cache; longer texts are hashes, which never do. */
const LONGEST_KEPT = 40;
const MOST_KEPT = 4096;

function remembering(make: (word: string) => string): (word: string) => string {
  const kept = new Map<string, string>();
  return (word) => {
    let text = kept.get(word);
    if (text === undefined) {
      text = make(word);
      if (kept.size > MOST_KEPT) kept.clear();
      kept.set(word, text);
    }
    return text;
  };
}

const quoted = remembering((word) => JSON.stringify(word));
const keyed = remembering((key) => `${JSON.stringify(key)}:`);

function isPlain(value: object): boolean {
  const proto = Object.getPrototypeOf(value);
  return proto === Object.prototype || proto === null;
}

const DEEPEST = 64;
const MOST_VALUES = 2_000_000;

/** Why a value from outside must not even be looked at more closely: too deep, too big, or not plain. */
export function hostileFault(value: unknown): string | undefined {
  const open: { value: unknown; depth: number }[] = [{ value, depth: 0 }];
  let seen = 0;
  for (let next = open.pop(); next; next = open.pop()) {
    if (++seen > MOST_VALUES) return `more than ${MOST_VALUES} values`;
    const { value: at, depth } = next;
    if (typeof at === 'number' && !Number.isFinite(at)) return `the number ${at}`;
    if (typeof at !== 'object' || at === null) {
      if (typeof at === 'function' || typeof at === 'symbol' || typeof at === 'bigint') return `a ${typeof at}`;
      continue;
    }
    if (depth === DEEPEST) return `nested deeper than ${DEEPEST}`;
    if (Array.isArray(at)) {
      for (const member of at) open.push({ value: member, depth: depth + 1 });
      continue;
    }
    if (!isPlain(at) || Object.hasOwn(at, '__proto__')) return 'an object that is not plain';
    for (const member of Object.values(at)) open.push({ value: member, depth: depth + 1 });
  }
  return undefined;
}
