import { globSync, readFileSync } from 'node:fs';
import { posix } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';

/** What each file imports, as written, types and loads on demand included. */
export type Imports = ReadonlyMap<string, readonly string[]>;

/** Reads the imports from the source, so that nothing has to run. */
export function importsOf(file: string, source: string): string[] {
  const { program, errors } = parseSync(file, source);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const found = new Set<string>();
  const add = (node: { type: string; value?: unknown } | null) => {
    if (node?.type === 'Literal' && typeof node.value === 'string') found.add(node.value);
  };
  new Visitor({
    ImportDeclaration: ({ source }) => add(source),
    ExportNamedDeclaration: ({ source }) => add(source),
    ExportAllDeclaration: ({ source }) => add(source),
    ImportExpression: ({ source }) => add(source),
    TSImportType: ({ source }) => add(source),
  }).visit(program);
  return [...found];
}

/** The imports of every TypeScript file below these folders, by path. */
export function readImports(folders: readonly string[]): Imports {
  const files = globSync(
    folders.map((folder) => `${folder}/**/*.{ts,tsx}`),
    { exclude: (path) => /(^|\/)(node_modules|dist)(\/|$)/.test(path) },
  );
  return new Map(files.sort().map((file) => [file, importsOf(file, readFileSync(file, 'utf8'))]));
}

/** The file that a relative import names; undefined for packages. */
export function targetOf(file: string, imported: string): string | undefined {
  return imported.startsWith('.') ? posix.join(posix.dirname(file), imported) : undefined;
}
