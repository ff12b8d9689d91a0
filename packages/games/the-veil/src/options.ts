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
    .describe('Who plays against whom. A single player always meets a Solo Opponent.'),
  sides: z
    .array(z.int().min(0).max(4))
    .max(5)
    .default([])
    .describe('The side of each seat, for any other line-up; empty for the one chosen above.'),
  characters: z
    .array(z.string().max(40))
    .max(5)
    .default([])
    .describe('The Hero or Villain of each seat, or "random"; seats left out choose at the table.'),
  health: z
    .enum(['shared', 'separate'])
    .default('shared')
    .describe('Teams: one Health total together, or one for each character, which is harder.'),
  opponent: z
    .enum(['random', 'offensive', 'bulwark', 'saboteur', 'swarm', 'ritualist', 'hoarder'])
    .default('random')
    .describe('The card a Solo Opponent plays by.'),
  opponentCharacter: z
    .string()
    .max(40)
    .default('random')
    .describe('The Hero or Villain of the Solo Opponent, or "random".'),
  shields: z
    .enum(['all', 'own'])
    .default('all')
    .describe('With three or more sides: every opposing Shield comes first, or only those of the side that is hit.'),
});
export type Options = z.infer<typeof optionsSchema>;
