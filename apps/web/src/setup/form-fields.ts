/** A field of a game's options, read from their JSON schema: what the form draws and what it starts with. */
export type Field = {
  readonly key: string;
  readonly label: string;
  readonly help: string;
  readonly optional: boolean;
} & (
  | { readonly kind: 'switch'; readonly start: boolean }
  | { readonly kind: 'choice'; readonly options: readonly string[]; readonly start: string | undefined }
  | { readonly kind: 'number'; readonly min: number; readonly max: number; readonly start: number | undefined }
  | { readonly kind: 'set'; readonly options: readonly string[]; readonly start: readonly string[] }
  | { readonly kind: 'text'; readonly start: string }
  | { readonly kind: 'list'; readonly of: 'text' | 'number'; readonly start: readonly (string | number)[] }
  | { readonly kind: 'group'; readonly fields: readonly Field[] }
);

type Schema = Readonly<Record<string, unknown>>;

const isSchema = (value: unknown): value is Schema => typeof value === 'object' && value !== null;
const isText = (value: unknown): value is string => typeof value === 'string';
const texts = (value: unknown): string[] => (Array.isArray(value) ? value.filter(isText) : []);

/** `easyDream` becomes "Easy Dream". */
export function spoken(key: string): string {
  const words = key.replace(/([a-z])([A-Z])/g, '$1 $2').replace(/[-_]/g, ' ');
  return words.charAt(0).toUpperCase() + words.slice(1);
}

export function fieldsOf(schema: Schema): Field[] {
  const fields: Field[] = [];
  const required = texts(schema.required);
  for (const [key, value] of Object.entries(isSchema(schema.properties) ? schema.properties : {})) {
    const field = isSchema(value)
      ? fieldOf(key, value, !required.includes(key) && value.default === undefined)
      : undefined;
    if (field) fields.push(field);
  }
  return fields;
}

function fieldOf(key: string, schema: Schema, optional: boolean): Field | undefined {
  const about = { key, label: spoken(key), help: isText(schema.description) ? schema.description : '', optional };
  const start = schema.default;
  if (schema.enum)
    return { ...about, kind: 'choice', options: texts(schema.enum), start: isText(start) ? start : undefined };
  switch (schema.type) {
    case 'boolean':
      return { ...about, kind: 'switch', start: start === true };
    case 'integer':
    case 'number':
      return {
        ...about,
        kind: 'number',
        min: typeof schema.minimum === 'number' ? schema.minimum : 0,
        max: typeof schema.maximum === 'number' ? schema.maximum : 99,
        start: typeof start === 'number' ? start : undefined,
      };
    case 'string':
      return { ...about, kind: 'text', start: isText(start) ? start : '' };
    case 'array':
      return listOf(about, isSchema(schema.items) ? schema.items : {}, Array.isArray(start) ? start : []);
    case 'object':
      return { ...about, kind: 'group', fields: fieldsOf(schema) };
    default:
      return undefined;
  }
}

function listOf(about: Omit<Field, 'kind'>, items: Schema, start: readonly unknown[]): Field {
  const base = { key: about.key, label: about.label, help: about.help, optional: about.optional };
  if (items.enum) return { ...base, kind: 'set', options: texts(items.enum), start: start.filter(isText) };
  const of = items.type === 'string' ? 'text' : 'number';
  return { ...base, kind: 'list', of, start: start.filter((value) => isText(value) || typeof value === 'number') };
}

export type Values = Readonly<Record<string, unknown>>;

/** What the form holds at first; optional fields are left out until somebody sets them. */
export function startOf(fields: readonly Field[]): Values {
  const values: Record<string, unknown> = {};
  for (const field of fields) {
    if (field.optional) continue;
    values[field.key] = field.kind === 'group' ? startOf(field.fields) : field.start;
  }
  return values;
}

/** Only what differs from the defaults: what a match keeps, and what a link to a setup carries. */
export function changed(fields: readonly Field[], values: Values): Values {
  const start = startOf(fields);
  return Object.fromEntries(
    Object.entries(values).filter(
      ([key, value]) => value !== undefined && JSON.stringify(value) !== JSON.stringify(start[key]),
    ),
  );
}
