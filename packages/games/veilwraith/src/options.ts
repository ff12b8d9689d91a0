import { z } from 'zod';
import { STARTING_ABILITIES, WINDOWS } from './vocabulary.ts';

/** How a match is set up. Every field has a default; descriptions are the form's help texts. */
export const optionsSchema = z.strictObject({
  mode: z
    .enum(['vignette', 'campaign'])
    .default('vignette')
    .describe('One Vignette on its own, or a Campaign of five.'),
  table: z
    .enum(['coop', 'race'])
    .default('coop')
    .describe('With several Veilwraiths: escape together, or race each other through the same Vignette.'),
  vignette: z.int().min(1).max(5).default(1).describe('Which Vignette to play on its own.'),
  level: z.int().min(1).max(5).default(1).describe('Campaign level: each level starts with one Ribbon less.'),
  campaignsWon: z
    .int()
    .min(0)
    .max(99)
    .default(0)
    .describe('Campaigns this player has won: one or more unlocks Memory Upgrades with Combine 3 and higher.'),
  rogue: z
    .strictObject({
      won: z
        .int()
        .min(0)
        .max(10)
        .default(0)
        .describe('Campaigns won as a Rogue Wraith: each lowers maximum Spirit by 1.'),
      deck: z
        .array(z.string().max(80))
        .max(60)
        .default([])
        .describe('The permanent starting deck; empty for the 20 Basic Memories.'),
      returned: z
        .array(z.string().max(80))
        .max(60)
        .default([])
        .describe('Memories that permanent upgrades have put in the box.'),
    })
    .optional()
    .describe('Rogue Wraith: permanent upgrades from Campaign to Campaign, for a lower maximum Spirit.'),
  easyDream: z
    .boolean()
    .default(false)
    .describe('Easy Dream (Beginner Variant): one Action Power Token starts on its Advanced side.'),
  dayDream: z.boolean().default(false).describe('Day Dream: a Ribbon may be spent to skip a Vignette.'),
  nightmare: z.boolean().default(false).describe('Nightmare: each Memory Upgrade either removes a Memory or adds one.'),
  ribbons: z
    .enum(['standard', 'veteran', 'endworld'])
    .default('standard')
    .describe('Veil Veteran starts with 3 Ribbons, Endworld with 1.'),
  advancedSetup: z.boolean().default(false).describe('Advanced Variant: choose which Action starts in which slot.'),
  startingAbilities: z
    .boolean()
    .default(false)
    .describe('Each Veilwraith may choose a starting ability before each game.'),
  ability: z
    .enum(STARTING_ABILITIES)
    .optional()
    .describe('Fixes the starting ability of every seat instead of asking.'),
  vignetteAbility: z
    .boolean()
    .default(true)
    .describe("Play with the Vignette's special ability. May be switched off for a first game."),
  handsOpen: z.boolean().default(true).describe('Cooperative play: teammates see each other’s hands.'),
  joinLater: z
    .int()
    .min(0)
    .max(3)
    .default(0)
    .describe('Cooperative Campaign: how many seats are still empty and may join between games.'),
  ages: z
    .array(z.int().min(0).max(3))
    .max(4)
    .optional()
    .describe('Race: seats from youngest to oldest, the last tie-break. Random if left out.'),
  stops: z
    .array(z.enum(WINDOWS))
    .max(9)
    .default([])
    .describe('Windows in which to be asked even when no Memory in hand is marked as useful there.'),
});
export type Options = z.infer<typeof optionsSchema>;
