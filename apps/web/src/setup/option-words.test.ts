import { GAMES } from '@veilhall/games';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { fieldsOf } from './form-fields.ts';
import { optionWords } from './option-words.ts';

const schema = z.strictObject({
  table: z.enum(['coop', 'race']).default('coop'),
  vignette: z.int().min(1).max(5).default(1),
  easyDream: z.boolean().default(false),
  handsOpen: z.boolean().default(true),
  ribbons: z.array(z.enum(['red', 'blue'])).default([]),
  age: z.strictObject({ length: z.int().default(3) }).default({ length: 3 }),
});
const fields = fieldsOf(z.toJSONSchema(schema, { io: 'input' }));
const names = { table: 'Several Veilwraiths', race: 'Race', 'vignette:2': '2 Nesting Woods', handsOpen: 'Open hands' };

describe('options in words', () => {
  it('say what differs from the game’s own, and nothing where nothing does', () => {
    expect(optionWords(fields, names, {})).toEqual([]);
    expect(optionWords(fields, names, { table: 'coop', vignette: 1 })).toEqual([]);
    const options = { table: 'race', vignette: 2, easyDream: true, handsOpen: false, ribbons: ['red', 'blue'] };
    expect(optionWords(fields, names, options)).toEqual([
      'Several Veilwraiths: Race',
      'Vignette: 2 Nesting Woods',
      'Easy Dream',
      'Without Open hands',
      'Ribbons: Red, Blue',
    ]);
    expect(optionWords(fields, names, { age: { length: 2 } })).toEqual(['Length: 2']);
  });

  it.each(GAMES.map((listed) => [listed.meta.title, listed] as const))(
    'exist for every preset of %s',
    async (_title, listed) => {
      const { game } = await listed.load();
      const own = fieldsOf(z.toJSONSchema(game.options, { io: 'input', unrepresentable: 'any' }));
      const usual: Record<string, unknown> = { ...game.options.parse({}) };
      for (const { options } of listed.meta.presets) {
        const changed = Object.entries(options).filter(([key, value]) => usual[key] !== value);
        expect(optionWords(own, listed.meta.names, options)).toHaveLength(changed.length);
      }
    },
  );
});
