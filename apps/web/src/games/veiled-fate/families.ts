/** The gallery's groups, in the order in which a newcomer meets them. */
export const FAMILIES = {
  demigod: 'Demigods',
  fate: 'Fate cards',
  'quest-open': 'Quests',
  'quest-class': 'Quests of beasts',
  'quest-colour': 'Quests of names',
  'quest-ordered': 'Quests in order',
  'age-1': 'Age I',
  'age-2': 'Age II',
  'age-3': 'Age III',
  'city-altar': 'Altars',
  city: 'City cards',
} as const;
