import type { GameMeta } from '@veilhall/kit';

const GENTLE = { humans: 1, options: { easyDream: true, vignetteAbility: false } };

export const meta: GameMeta = {
  id: 'veilwraith',
  title: 'Veilwraith',
  players: { min: 1, max: 4 },
  minutes: 20,
  line: 'The world has ended. Leave it with five memories worth keeping.',
  mark: 'spectre',
  lamp: { dark: '#6fc7b7', light: '#14665a', onLight: '#f4fbf9' },
  goal: 'Collect five Keys, defeat every Foe, then leave by the Portal before your Spirit is gone.',
  /** Without Easy Dream, whose choice of a token means nothing to somebody who has not played yet. */
  first: { humans: 1, options: { vignetteAbility: false } },
  quick: { humans: 1, options: {} },
  openHands: { table: 'coop', handsOpen: true },
  presets: [
    { name: 'First night', about: 'One Vignette, a gentler start.', ...GENTLE },
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
