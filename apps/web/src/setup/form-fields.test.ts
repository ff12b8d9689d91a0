import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { changed, fieldsOf, spoken, startOf } from './form-fields.ts';

const options = z.strictObject({
  mode: z.enum(['short', 'long']).default('short').describe('How long.'),
  easyDream: z.boolean().default(false).describe('Gentler.'),
  level: z.int().min(1).max(5).default(2),
  stops: z.array(z.enum(['a', 'b'])).default([]),
  deck: z.array(z.string()).default([]),
  rival: z.string().max(9).default('random'),
  ability: z.enum(['x', 'y']).optional(),
  rogue: z.strictObject({ won: z.int().min(0).max(3).default(0) }).optional(),
});
const fields = fieldsOf(z.toJSONSchema(options, { io: 'input' }));

describe('the form of a game’s options', () => {
  it('has a field of the right kind for every option, with its help and its default', () => {
    expect(fields.map((field) => [field.key, field.kind, field.optional])).toEqual([
      ['mode', 'choice', false],
      ['easyDream', 'switch', false],
      ['level', 'number', false],
      ['stops', 'set', false],
      ['deck', 'list', false],
      ['rival', 'text', false],
      ['ability', 'choice', true],
      ['rogue', 'group', true],
    ]);
    expect(fields[0]).toMatchObject({ help: 'How long.', options: ['short', 'long'], start: 'short' });
    expect(fields[2]).toMatchObject({ min: 1, max: 5, start: 2 });
  });

  it('starts with the defaults, which the schema takes, and sends only what was changed', () => {
    const start = startOf(fields);
    expect(options.parse(start)).toEqual(options.parse({}));
    expect(changed(fields, start)).toEqual({});
    expect(changed(fields, { ...start, level: 3, ability: 'y' })).toEqual({ level: 3, ability: 'y' });
  });

  it('speaks the names of options', () => {
    expect(spoken('easyDream')).toBe('Easy Dream');
    expect(spoken('veil-of-ruin')).toBe('Veil of ruin');
  });
});
