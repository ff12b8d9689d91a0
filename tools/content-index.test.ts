import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { contentIndex, updateIndexes } from './content-index.ts';

let games: string;
const content = () => join(games, 'chess/src/content');

function write(path: string, text: string): void {
  const target = join(content(), path);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(target, text);
}

beforeEach(() => {
  games = mkdtempSync(join(tmpdir(), 'content-index-'));
  write('index.gen.ts', '');
  write('schema.ts', 'export {};\n');
  write('pieces/king.ts', 'export const king = { id: 1 };\n');
  write('pieces/minor/white-knight.ts', 'export const whiteKnight = { id: 2 };\n');
});

afterEach(() => rmSync(games, { recursive: true }));

describe('content index', () => {
  it('lists the cards of a family in path order, nested folders included', () => {
    expect(contentIndex(content())).toBe(`// Written by tools/content-index.ts (npm run content). Do not edit.
import { king } from './pieces/king.ts';
import { whiteKnight } from './pieces/minor/white-knight.ts';

export const pieces = [
  king,
  whiteKnight,
];
`);
  });

  it('leaves tests and files beside the families alone', () => {
    write('pieces/king.test.ts', '');
    write('helpers.ts', 'export const helper = 1;\n');
    expect(contentIndex(content())).not.toMatch(/test|helper/);
  });

  it('writes what is stale, and only that', () => {
    const target = join(content(), 'index.gen.ts');
    expect(updateIndexes(games, false)).toEqual([target]);
    expect(readFileSync(target, 'utf8')).toBe(contentIndex(content()));
    expect(updateIndexes(games, false)).toEqual([]);
  });

  it('checks without writing', () => {
    updateIndexes(games, false);
    const before = readFileSync(join(content(), 'index.gen.ts'), 'utf8');
    write('pieces/pawn.ts', 'export const pawn = { id: 3 };\n');
    expect(updateIndexes(games, true)).toEqual([join(content(), 'index.gen.ts')]);
    expect(readFileSync(join(content(), 'index.gen.ts'), 'utf8')).toBe(before);
  });

  it('passes over games that keep their content in another way', () => {
    mkdirSync(join(games, 'go/src/content/boards'), { recursive: true });
    writeFileSync(join(games, 'go/src/content/boards/small.ts'), 'export const BOARDS = [];\n');
    mkdirSync(join(games, 'dice/src'), { recursive: true });
    expect(updateIndexes(games, false)).toEqual([join(content(), 'index.gen.ts')]);
  });

  it('wants a card to be exported under the name of its file, once', () => {
    write('pieces/rook.ts', 'export const tower = {};\n');
    expect(() => contentIndex(content())).toThrow("must export its card as 'rook'");
    write('pieces/rook.ts', 'export const rook = {};\n');
    write('boards/rook.ts', 'export const rook = {};\n');
    expect(() => contentIndex(content())).toThrow("'rook' is both boards/rook.ts and pieces/rook.ts");
  });
});
