import { globSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { glyphsOf, marks } from '../../glyph-plugin.ts';
import type { GlyphName } from './glyph-name.ts';
import { addGlyphs, glyphBody, isCollected } from './glyphs.ts';

const games = join(import.meta.dirname, '../games');

describe('glyphs', () => {
  it('of every table are at game-icons.net', async () => {
    const tables = globSync('*/*glyphs.ts', { cwd: games });
    expect(tables.length).toBeGreaterThan(2);
    for (const table of tables) {
      const found = await glyphsOf(join(games, table));
      expect(Object.keys(found).length, table).toBeGreaterThan(0);
      for (const [name, body] of Object.entries(found)) expect(body, name).toMatch(/^<(path|g)/);
    }
  });

  it('of every mark of a game are there', () => {
    for (const [name, body] of Object.entries(marks())) expect(body, name).toMatch(/^<(path|g)/);
  });

  it('that are nowhere fail the build', async () => {
    const file = join(mkdtempSync(join(tmpdir(), 'veilhall-glyphs-')), 'glyphs.ts');
    writeFileSync(file, "export const SIGNS = { first: 'laurel-crown', last: 'no-such-glyph' };");
    await expect(glyphsOf(file)).rejects.toThrow("no icon 'no-such-glyph'");
  });

  it('that were not collected are never drawn as nothing', () => {
    addGlyphs({ spectre: '<path d="M0 0"/>' });
    expect(glyphBody('spectre')).toBe('<path d="M0 0"/>');
    // Cards of a pack bring names that no table can know: whoever draws them asks first.
    expect(['spectre', 'of-a-pack', undefined].map(isCollected)).toEqual([true, false, false]);
    expect(() => glyphBody('of-a-pack' as GlyphName)).toThrow("'of-a-pack' was not collected");
  });
});
