import { z } from 'zod';
import { STARTING_ABILITIES, WINDOWS } from './vocabulary.ts';

const memories = z.array(z.string().max(80)).max(60).default([]);

/** What one Rogue Wraith starts every Campaign with (VW-ROGUE-02). */
const rogueStartSchema = z.strictObject({
  deck: memories.describe('The permanent starting deck, card by card; empty for the 20 Basic Memories.'),
  returned: memories.describe('Memories that permanent upgrades have put in the box.'),
});
export type RogueStart = z.infer<typeof rogueStartSchema>;

/** How a match is set up. Every field has a default; descriptions are the form's help texts. */
export const optionsSchema = z.strictObject({
  mode: z
    .enum(['vignette', 'campaign'])
    .default('vignette')
    .describe('One Vignette on its own, or a Campaign of five with Ribbons as lives.'),
  table: z
    .enum(['coop', 'race'])
    .default('coop')
    .describe('With several Veilwraiths: escape together, or race each other through the same Vignette.'),
  vignette: z
    .int()
    .min(1)
    .max(5)
    .default(1)
    .describe(
      'Which Vignette to play on its own. Later ones begin with the Memory Upgrades and rewards of those before.',
    ),
  level: z
    .int()
    .min(1)
    .max(5)
    .default(1)
    .describe('Campaign level: each level starts with one Ribbon less, and from level 2 on Vignettes give no Ribbons.'),
  campaignsWon: z
    .int()
    .min(0)
    .max(999)
    .optional()
    .describe(
      'Campaigns won so far: one or more unlocks Memory Upgrades with Combine 3 and higher. ' +
        'Left out, it is as many as the chosen level needs.',
    ),
  rogue: z
    .strictObject({
      won: z
        .int()
        .min(0)
        .max(999)
        .default(0)
        .describe('Campaigns won as Rogue Wraith: each lowers maximum Spirit by 1, down to 10.'),
      wraiths: z
        .array(rogueStartSchema)
        .max(4)
        .default([])
        .describe('The permanent decks, one per seat; seats left out start with the 20 Basic Memories.'),
    })
    .optional()
    .describe('Rogue Wraith Campaign: permanent upgrades from Campaign to Campaign, for a lower maximum Spirit.'),
  easyDream: z
    .boolean()
    .default(false)
    .describe('Easy Dream (Beginner Variant): one Action Power Token of your choice starts on its Advanced side.'),
  dayDream: z
    .boolean()
    .default(false)
    .describe('Day Dream (Campaign): between games a Ribbon may be spent to skip a Vignette, but never the last.'),
  nightmare: z
    .boolean()
    .default(false)
    .describe('Nightmare: each Memory Upgrade either removes a Memory or adds one, never both.'),
  ribbons: z
    .enum(['standard', 'veteran', 'endworld'])
    .default('standard')
    .describe('Ribbons at the start of a Campaign: 5, or 3 for Veil Veteran, or 1 for Endworld.'),
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
    .describe("Play the first game with the Vignette's special ability. Switch it off for a player's very first game."),
  handsOpen: z.boolean().default(true).describe('Cooperative play: teammates see each other’s hands.'),
  joinLater: z
    .int()
    .min(0)
    .max(3)
    .default(0)
    .describe('Cooperative Campaign: how many of the seats are still empty and may join between games.'),
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

/** A level is unlocked by winning the one below it (VW-CAMP-06), so a level and a Rogue's record imply won Campaigns. */
export function campaignsWon(options: Options): number {
  return options.campaignsWon ?? Math.max(options.level - 1, options.rogue?.won ?? 0);
}

const SPIRIT_BY_PLAYERS = [20, 18, 17, 16] as const;
const LEAST_MAX_SPIRIT = 10;

/** VW-LIM-01, VW-MULTI-03, VW-ROGUE-03, floor of VW-RULING-42. */
export function maxSpirit(options: Options, players: number): number {
  const full = SPIRIT_BY_PLAYERS[players - 1] ?? SPIRIT_BY_PLAYERS[3];
  return Math.max(LEAST_MAX_SPIRIT, full - (options.rogue?.won ?? 0));
}
