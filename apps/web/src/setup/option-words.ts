import { changed, type Field, spoken, startOf, type Values } from './form-fields.ts';

type Names = Readonly<Record<string, string>>;

/** The options of a match that differ from the game's own, each in a few words. */
export function optionWords(fields: readonly Field[], names: Names, options: Values): string[] {
  const given = changed(fields, { ...startOf(fields), ...options });
  return fields.flatMap((field) => (field.key in given ? wordsOf(field, names, given[field.key]) : []));
}

function wordsOf(field: Field, names: Names, value: unknown): string[] {
  const name = names[field.key] ?? field.label;
  const called = (part: unknown): string =>
    names[`${field.key}:${part}`] ?? names[String(part)] ?? (typeof part === 'string' ? spoken(part) : String(part));
  switch (field.kind) {
    case 'switch':
      return [value === true ? name : `Without ${name}`];
    case 'choice':
    case 'number':
    case 'text':
      return [`${name}: ${called(value)}`];
    case 'set':
    case 'list':
      return [`${name}: ${Array.isArray(value) ? value.map(called).join(', ') : ''}`];
    case 'group':
      return typeof value === 'object' && value !== null ? optionWords(field.fields, names, { ...value }) : [];
  }
}
