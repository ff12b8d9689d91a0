import { z } from 'zod';

/** Suggested matches (TV-MATCH-01 to -09), and a side together against a Solo Opponent. */
export const LINE_UPS = [
  'everyone',
  'villains',
  'two-v-one',
  'two-v-two',
  'mixed-pairs',
  'villain-pairs',
  'three-v-two',
  'together',
] as const;
export type LineUp = (typeof LINE_UPS)[number];

/** How a match is set up. Every field has a default; descriptions are the form's help texts. */
export const optionsSchema = z.strictObject({
  match: z
    .enum(LINE_UPS)
    .default('everyone')
    .describe('Who plays against whom, seat by seat. Alone you always meet a Solo Opponent.'),
  sides: z
    .array(z.int().min(0).max(4))
    .max(5)
    .default([])
    .describe('The side of each seat by number, for any other line-up. Empty: the one chosen above.'),
  characters: z
    .array(z.string().max(40))
    .max(5)
    .default([])
    .describe('The Hero or Villain of each seat, or "random". Seats left out choose at the table.'),
  health: z
    .enum(['shared', 'separate'])
    .default('shared')
    .describe('A team shares one total, or each character has its own and can fall alone, which is harder.'),
  opponent: z
    .enum(['random', 'offensive', 'bulwark', 'saboteur', 'swarm', 'ritualist', 'hoarder'])
    .default('random')
    .describe(
      'The card that says what a Solo Opponent does each turn. Saboteur is the mildest, Offensive the fiercest.',
    ),
  opponentCharacter: z
    .string()
    .max(40)
    .default('random')
    .describe('Whose cards the Solo Opponent plays: a Hero or a Villain, or "random".'),
  shields: z
    .enum(['all', 'own'])
    .default('all')
    .describe(
      'Whether Damage must first kill every opposing Recruit with Shield, or only those of the side it is meant for.',
    ),
  parts: z
    .enum(['free', 'strict'])
    .default('free')
    .describe('Cards, Gold, Health and Damage mix as you like in a turn, or come once each, in this order.'),
});
export type Options = z.infer<typeof optionsSchema>;
