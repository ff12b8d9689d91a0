/** The gallery's groups, in the order in which a newcomer meets them. */
export const FAMILIES = {
  action: 'Actions',
  'basic memory': 'Basic Memories',
  'memory upgrade': 'Memory Upgrades',
  key: 'Keys',
  anima: 'Anima',
  deja: 'Deja',
  foe: 'Foes',
  vignette: 'Vignettes',
  portal: 'Portal',
  archfiend: 'Archfiend',
  reference: 'Reference',
} as const;
