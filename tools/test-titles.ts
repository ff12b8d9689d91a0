import { type Expression, parseSync, type StringLiteral, type TemplateLiteral, Visitor } from 'oxc-parser';

export interface Titles {
  /** Rule ids that a test of this file carries in its title. */
  readonly ids: ReadonlySet<string>;
  /** Calls of `it` or `test` that do not run, or keep others from running. */
  readonly held: readonly string[];
}

const BRACKETED = /\[([A-Z]{2,}(?:-[A-Z0-9]+)+)\]/g;
const ID = /^[A-Z]{2,}(?:-[A-Z0-9]+)+$/;
/** A title that takes its id from a table: `[${id}] …` or `[%s] …` or `[$id] …`. */
const COMPUTED = /\[(?:\$|%s|$)/;
const HELD = new Set(['skip', 'only', 'todo', 'fails']);

/** Reads the titles of `it(…)` and `test(…)` from the source, so that nothing has to run. */
export function titlesOf(file: string, source: string): Titles {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const ids = new Set<string>();
  const held: string[] = [];
  const literals = new Set<string>();
  let computed = false;
  new Visitor({
    Literal({ value }) {
      if (typeof value === 'string' && ID.test(value)) literals.add(value);
    },
    CallExpression(call) {
      const modifiers = modifiersOf(call.callee);
      if (!modifiers) return;
      const stop = modifiers.find((name) => HELD.has(name));
      const title = call.arguments[0];
      if (!title || !isText(title)) return;
      for (const part of partsOf(title)) {
        for (const [, id] of part.matchAll(BRACKETED)) if (id && !stop) ids.add(id);
        computed ||= COMPUTED.test(part);
      }
      if (stop) held.push(`${stop}: ${partsOf(title).join('…')}`);
    },
  }).visit(program);
  // The table stands in the same file: its ids are the string literals that are nothing but an id.
  if (computed) for (const id of literals) ids.add(id);
  return { ids, held };
}

/** `it.each(table)` has the modifier `each`; undefined when this is no call of `it` or `test` or `describe` at all. */
function modifiersOf(callee: Expression): string[] | undefined {
  const names: string[] = [];
  let at: Expression = callee;
  for (;;) {
    if (at.type === 'CallExpression') at = at.callee;
    else if (at.type === 'TaggedTemplateExpression') at = at.tag;
    else if (at.type === 'MemberExpression' && at.property.type === 'Identifier') {
      names.push(at.property.name);
      at = at.object;
    } else break;
  }
  if (at.type !== 'Identifier') return undefined;
  if (at.name === 'it' || at.name === 'test') return names;
  // A held `describe` holds its tests; its title names no rule.
  return at.name === 'describe' && names.some((name) => HELD.has(name)) ? names : undefined;
}

type Text = StringLiteral | TemplateLiteral;

function isText(node: { type: string; value?: unknown }): node is Text {
  return node.type === 'TemplateLiteral' || (node.type === 'Literal' && typeof node.value === 'string');
}

function partsOf(title: Text): string[] {
  return title.type === 'Literal' ? [title.value] : title.quasis.map((quasi) => quasi.value.raw);
}
