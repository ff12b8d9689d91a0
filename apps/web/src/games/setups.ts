/** How a game's options are laid out in the new-match form. Fields that no group names are folded away under "More". */
export interface GameSetup {
  readonly presets: readonly Preset[];
  readonly groups: readonly { readonly title: string; readonly fields: readonly string[] }[];
  /** What people say for the game's own words. */
  readonly names: Readonly<Record<string, string>>;
}

export interface Preset {
  readonly name: string;
  readonly about: string;
  readonly humans: number;
  readonly bots?: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

const PLAIN_SETUP: GameSetup = { presets: [], groups: [], names: {} };

const VEILWRAITH: GameSetup = {
  presets: [
    {
      name: 'First night',
      about: 'One Vignette, a gentler start.',
      humans: 1,
      options: { easyDream: true, vignetteAbility: false },
    },
    { name: 'One Vignette', about: 'Twenty minutes, as the rules have it.', humans: 1, options: {} },
    {
      name: 'Campaign',
      about: 'Five Vignettes, five Ribbons, a deck that grows.',
      humans: 1,
      options: { mode: 'campaign' },
    },
    { name: 'Two together', about: 'Escape side by side at this device.', humans: 2, options: { table: 'coop' } },
    { name: 'Race', about: 'Who leaves the ruined world first?', humans: 2, options: { table: 'race' } },
  ],
  groups: [
    { title: 'The match', fields: ['mode', 'vignette', 'level', 'table'] },
    { title: 'Difficulty', fields: ['easyDream', 'vignetteAbility', 'ribbons', 'dayDream', 'nightmare'] },
    { title: 'Variants', fields: ['advancedSetup', 'startingAbilities', 'ability', 'handsOpen'] },
  ],
  names: {
    vignette: 'Vignette',
    coop: 'Together',
    race: 'Race',
    table: 'Several Veilwraiths',
    'vignette:1': '1 Lost Ruins',
    'vignette:2': '2 Nesting Woods',
    'vignette:3': '3 Ashen Mill',
    'vignette:4': '4 Weald Heart',
    'vignette:5': '5 Midnight Spire',
    veteran: 'Veil Veteran',
    endworld: 'Endworld',
    rogue: 'Rogue Wraith',
    handsOpen: 'Open hands',
    vignetteAbility: 'Vignette ability',
  },
};

const VEILED_FATE: GameSetup = {
  presets: [
    {
      name: 'Four at the wheel',
      about: 'You and three bots, four Quests in every Age.',
      humans: 1,
      bots: ['shade', 'warden', 'shade'],
      options: {},
    },
    { name: 'First gods', about: 'You and three easy bots.', humans: 1, bots: ['imp', 'imp', 'imp'], options: {} },
    { name: 'Duel', about: 'You and one hard bot; the deck votes too.', humans: 1, bots: ['warden'], options: {} },
    {
      name: 'Secret pairs',
      about: 'Six gods, three Demigods with two parents each.',
      humans: 1,
      bots: ['shade', 'warden', 'shade', 'warden', 'shade'],
      options: {},
    },
    { name: 'Four friends', about: 'Pass this device from hand to hand.', humans: 4, options: {} },
  ],
  groups: [],
  names: {},
};

const SETUPS: Readonly<Record<string, GameSetup>> = { veilwraith: VEILWRAITH, 'veiled-fate': VEILED_FATE };

export const setupOf = (game: string): GameSetup => SETUPS[game] ?? PLAIN_SETUP;
