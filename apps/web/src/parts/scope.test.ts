import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const src = join(import.meta.dirname, '..');

/** Each folder of styles and the prefix of its classes: a rule is found by the first class of its selector. */
const SCOPES: readonly (readonly [folder: string, prefix: string])[] = [
  ['parts', 'part'],
  ['games/veilwraith', 'vw'],
  ['games/veiled-fate', 'vf'],
  ['games/the-veil', 'tv'],
];

/**
 * Where a selector of a game may begin elsewhere: a card of the shared frame that is to be read, the top strip that holds
 * something of the game, the game's own frame, and marks that only this game sets.
 */
const EXCEPTIONS = [
  '.card[data-size="read"]',
  '.top-strip:has(.vw-ribbons)',
  '[data-game="veilwraith"]',
  '[data-theme="light"] [data-game="veilwraith"]',
  '[data-game="the-veil"]',
  '[data-theme="light"] [data-game="the-veil"]',
  '[data-demi=',
  '[data-land',
  '[data-theme="light"] [data-land',
  '[data-many="true"] .vf-player-name',
];

/** Selectors of a style sheet, without comments, conditions, steps of an animation and what follows the colon of a list. */
function selectorsOf(css: string): string[] {
  const bare = css.replaceAll(/\/\*[\s\S]*?\*\//g, '').replaceAll(/@keyframes[^{]*\{(?:[^{}]*\{[^{}]*\})*\s*\}/g, '');
  const heads = [...bare.matchAll(/([^{};]+)\{/g)].map(([, head = '']) => head.trim());
  return heads.filter((head) => !head.startsWith('@')).flatMap((head) => head.split(/,(?![^(]*\))\s*/));
}

const firstClass = (selector: string): string | undefined => /\.([a-z][a-z0-9-]*)/.exec(selector)?.[1];

function strays(folder: string, prefix: string): string[] {
  const root = join(src, folder);
  const sheets = readdirSync(root, { recursive: true, encoding: 'utf8' }).filter((name) => name.endsWith('.css'));
  expect(sheets.length).toBeGreaterThan(0);
  return sheets.flatMap((sheet) =>
    selectorsOf(readFileSync(join(root, sheet), 'utf8'))
      .filter((selector) => {
        const name = firstClass(selector);
        return name !== prefix && !name?.startsWith(`${prefix}-`);
      })
      .filter((selector) => !EXCEPTIONS.some((allowed) => selector.startsWith(allowed)))
      .map((selector) => `${folder}/${sheet}: ${selector}`),
  );
}

describe('style sheets', () => {
  it.each(SCOPES)('of %s name their own classes first', (folder, prefix) => {
    expect(strays(folder, prefix)).toEqual([]);
  });

  it('of every game have a prefix', () => {
    const games = readdirSync(join(src, 'games'), { withFileTypes: true }).filter((entry) => entry.isDirectory());
    const listed = SCOPES.map(([folder]) => folder);
    expect(listed).toEqual(expect.arrayContaining(games.map(({ name }) => `games/${name}`)));
  });

  it('are told apart by this test', () => {
    const css = '@layer x { .a-b, .c:is(.d, .e) > li { color: red } } @keyframes y { from { top: 0 } }';
    expect(selectorsOf(css)).toEqual(['.a-b', '.c:is(.d, .e) > li']);
    expect(firstClass('[data-x] .c:is(.d)')).toBe('c');
    expect(firstClass('ul > li')).toBeUndefined();
  });
});
