/** The only shapes a state, an event or a view may be made of. */
export type Json = string | number | boolean | readonly Json[] | { readonly [key: string]: Json };

/** One text for one value: keys sorted, `undefined` members left out, nothing but plain data allowed. */
export function canonical(value: unknown): string {
  switch (typeof value) {
    case 'string':
      return JSON.stringify(value);
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
  const proto = Object.getPrototypeOf(value);
  if (proto !== Object.prototype && proto !== null)
    throw new TypeError(`not a plain object: ${proto.constructor?.name}`);
  const record = value as Record<string, unknown>;
  let out = '{';
  for (const key of Object.keys(record).sort()) {
    const member = record[key];
    if (member === undefined) continue;
    out += `${out.length > 1 ? ',' : ''}${JSON.stringify(key)}:${canonical(member)}`;
  }
  return `${out}}`;
}
