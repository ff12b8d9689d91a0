import { rngSchema } from '@veilhall/engine';
import type { $ZodType, $ZodTypes } from 'zod/v4/core';

/**
 * Writes the code that copies a state, one plain function per object of the schema: as fast as code by hand, and never
 * behind the schema. What the schema calls readonly, and every plain value, is shared.
 */
export function cloneSource(schema: $ZodType, stateFile = './state.ts'): string {
  const writer = new Writer();
  writer.valueOf(schema, { type: 'State', words: [], value: 'from' });
  const imports = [`import type { State } from '${stateFile}';`];
  if (writer.usesRng) imports.unshift("import { cloneRng } from '@veilhall/engine';");
  const head = '// Written by tools/clone-gen.ts (npm run content). Do not edit.';
  return `${[`${head}\n${imports.join('\n')}`, ...writer.functions].join('\n\n')}\n`;
}

/** A value of the state: its TypeScript type, the words of its path, and the expression that reads it. */
interface Spot {
  readonly type: string;
  readonly words: readonly string[];
  readonly value: string;
}

class Writer {
  readonly functions: string[] = [];
  usesRng = false;
  readonly #names = new Map<$ZodType, string>();
  readonly #lists = new Map<string, string>();
  readonly #taken = new Set<string>(['cloneRng']);

  /** The expression that copies the value at this spot. */
  valueOf(schema: $ZodType, spot: Spot): string {
    if (schema === rngSchema) {
      this.usesRng = true;
      return `cloneRng(${spot.value})`;
    }
    if (isShared(schema)) return spot.value;
    const { def } = (schema as $ZodTypes)._zod;
    switch (def.type) {
      case 'object':
        if (Object.keys(def.shape).length === 0) return '{}';
        return this.#call(schema, spot);
      case 'union':
      case 'record':
        return this.#call(schema, spot);
      case 'array':
        return this.#array(def.element, spot);
      case 'tuple':
        if (def.rest) throw unclear(spot, 'a tuple with a rest has no fixed shape');
        return `[${def.items.map((item, at) => this.valueOf(item, step(spot, String(at), `[${at}]`))).join(', ')}]`;
      case 'optional':
        return this.#unless('undefined', def.innerType, spot);
      case 'nullable':
        return this.#unless('null', def.innerType, spot);
      case 'lazy':
        return this.valueOf(def.getter(), spot);
      case 'default':
      case 'prefault':
      case 'nonoptional':
      case 'catch':
        return this.valueOf(def.innerType, spot);
      case 'pipe':
        return this.valueOf(def.out, spot);
      default: // open: whatever else zod may bring
        throw unclear(spot, `z.${def.type} does not say what to copy`);
    }
  }

  #unless(absent: 'undefined' | 'null', inner: $ZodType, spot: Spot): string {
    const { value } = spot;
    const present = { ...spot, type: `Exclude<${spot.type}, ${absent}>` };
    return `${value} === ${absent} ? ${absent} : ${this.valueOf(inner, present)}`;
  }

  #array(element: $ZodType, spot: Spot): string {
    if (isShared(element)) return `${spot.value}.slice()`;
    const one = this.valueOf(element, { type: `${spot.type}[number]`, words: spot.words, value: 'one' });
    return `${this.#list(one, `${spot.type}[number]`)}(${spot.value})`;
  }

  /** A loop into a list of known length is a sixth quicker than `map`, and search lives on clones. */
  #list(one: string, type: string): string {
    const known = this.#lists.get(one);
    if (known !== undefined) return known;
    const name = this.#nameFor(['list', ...(/^clone(\w+)\(one\)$/.exec(one)?.slice(1) ?? [])]);
    this.#lists.set(one, name);
    this.functions.push(`function ${name}(from: readonly ${type}[]): ${type}[] {
  const copy = new Array<${type}>(from.length);
  for (let at = 0; at < from.length; at++) {
    const one = from[at] as ${type};
    copy[at] = ${one};
  }
  return copy;
}`);
    return name;
  }

  /** Calls the function of this schema, and writes it where it is the first call. */
  #call(schema: $ZodType, spot: Spot): string {
    let name = this.#names.get(schema);
    if (name === undefined) {
      name = this.#nameFor(spot.words);
      this.#names.set(schema, name);
      const at = this.functions.push('') - 1;
      const body = this.#bodyOf(schema, { ...spot, value: 'from' });
      this.functions[at] =
        `${at === 0 ? 'export ' : ''}function ${name}(from: ${spot.type}): ${spot.type} {\n${body}\n}`;
    }
    return `${name}(${spot.value})`;
  }

  #nameFor(words: readonly string[]): string {
    const plain = `clone${words.map(capital).join('') || 'State'}`;
    let name = plain;
    for (let n = 2; this.#taken.has(name); n++) name = `${plain}${n}`;
    this.#taken.add(name);
    return name;
  }

  #bodyOf(schema: $ZodType, spot: Spot): string {
    const { def } = (schema as $ZodTypes)._zod;
    if (def.type === 'union') return this.#union(schema, spot);
    if (def.type === 'record') return this.#record(def, spot);
    if (def.type !== 'object') throw unclear(spot, `z.${def.type} has no members`);
    if (def.catchall && typeOf(def.catchall) !== 'never') throw unclear(spot, 'the object takes unknown members');
    return this.#members(Object.entries(def.shape), spot);
  }

  #members(members: readonly (readonly [string, $ZodType])[], spot: Spot): string {
    const always: string[] = [];
    const sometimes: string[] = [];
    for (const [key, member] of members) {
      const quoted = quote(key);
      const at = step(spot, key, /^[A-Za-z_$][\w$]*$/.test(key) ? `.${key}` : `[${quoted}]`);
      const optional = presentPart(member);
      if (optional) {
        const copy = this.valueOf(optional, { ...at, type: `Exclude<${at.type}, undefined>` });
        sometimes.push(`  if (${at.value} !== undefined) copy${at.value.slice(spot.value.length)} = ${copy};`);
      } else always.push(`${at.value.includes('[') ? quoted : key}: ${this.valueOf(member, at)},`);
    }
    const literal = always.length > 0 ? `{\n    ${always.join('\n    ')}\n  }` : '{}';
    if (sometimes.length === 0) return `  return ${literal};`;
    return [`  const copy: ${spot.type} = ${literal};`, ...sometimes, '  return copy;'].join('\n');
  }

  /** Keys from a list are members; any other key is met in a loop. */
  #record(def: Extract<$ZodTypes['_zod']['def'], { type: 'record' }>, spot: Spot): string {
    const { keyType, valueType } = def;
    const keys = keyType._zod.values;
    if (keys && !('partial' in def))
      return this.#members(
        [...keys].map((key) => [String(key), valueType]),
        spot,
      );
    if (isShared(valueType)) return '  return { ...from };';
    const type = `${spot.type}[keyof ${spot.type}]`;
    const one = this.valueOf(valueType, { type: `Exclude<${type}, undefined>`, words: spot.words, value: 'one' });
    return [
      `  const copy: ${spot.type} = {};`,
      '  for (const key in from) {',
      `    const one = from[key as keyof ${spot.type}];`,
      `    if (one !== undefined) copy[key as keyof ${spot.type}] = ${one};`,
      '  }',
      '  return copy;',
    ].join('\n');
  }

  #union(schema: $ZodType, spot: Spot): string {
    const options = optionsOf(schema).filter((option) => !isShared(option));
    const [only] = options;
    if (only && options.length === 1) {
      const copy = this.valueOf(only, { ...spot, type: `Extract<${spot.type}, object>` });
      return `  return typeof from === 'object' && from !== null ? ${copy} : from;`;
    }
    const by = discriminatorOf(schema);
    if (by === undefined) throw unclear(spot, 'the union has no discriminator');
    const cases = optionsOf(schema).map((option) => {
      const values = [...(option._zod.propValues?.[by] ?? [])].map((value) => literal(value));
      const type = `Extract<${spot.type}, { ${by}: ${values.join(' | ')} }>`;
      const word = values[0]?.replace(/\W/g, ' ').trim() ?? '';
      const copy = this.valueOf(option, { type, words: [...spot.words, ...word.split(' ')], value: 'from' });
      return `${values.map((value) => `    case ${value}:\n`).join('')}      return ${copy};`;
    });
    return `  switch (from.${by}) {\n${cases.join('\n')}\n  }`;
  }
}

const PLAIN = new Set(['string', 'number', 'int', 'boolean', 'bigint', 'null', 'undefined', 'literal', 'enum']);

const typeOf = (schema: $ZodType): string => (schema as $ZodTypes)._zod.def.type;

/** Nothing in it ever changes in place. */
function isShared(schema: $ZodType): boolean {
  const { def } = (schema as $ZodTypes)._zod;
  if (PLAIN.has(def.type) || def.type === 'template_literal' || def.type === 'readonly') return true;
  if (def.type === 'union') return def.options.every(isShared);
  if (def.type === 'lazy') return isShared(def.getter());
  if (def.type === 'pipe') return isShared(def.out);
  if ('innerType' in def) return isShared(def.innerType);
  return false;
}

/** What an optional member is where it is present; undefined for a member that always is. */
function presentPart(schema: $ZodType): $ZodType | undefined {
  const { def } = (schema as $ZodTypes)._zod;
  return def.type === 'optional' ? def.innerType : undefined;
}

/** The branches of a union, those of unions inside it included. */
function optionsOf(schema: $ZodType): $ZodType[] {
  const { def } = (schema as $ZodTypes)._zod;
  if (def.type === 'lazy') return optionsOf(def.getter());
  return def.type === 'union' ? def.options.flatMap(optionsOf) : [schema];
}

function discriminatorOf(schema: $ZodType): string | undefined {
  const { def } = (schema as $ZodTypes)._zod;
  return 'discriminator' in def && typeof def.discriminator === 'string' ? def.discriminator : undefined;
}

const capital = (word: string): string =>
  word.replace(/(?:^|[^A-Za-z0-9]+)([A-Za-z0-9])/g, (_, letter: string) => letter.toUpperCase());

const quote = (text: string): string => `'${text.replace(/[\\']/g, '\\$&')}'`;

const literal = (value: unknown): string => (typeof value === 'string' ? quote(value) : String(value));

const step = ({ type, words, value }: Spot, key: string, access: string): Spot => ({
  type: `${type}[${/^\d+$/.test(key) ? key : quote(key)}]`,
  words: [...words, key],
  value: `${value}${access}`,
});

const unclear = ({ words }: Spot, what: string): Error =>
  new Error(`${words.join('.') || 'the state'}: ${what}; name the shape, or share it with .readonly()`);
