/** What all Memories' names begin with goes where there is little room. */
export const shortName = (memory: string): string => memory.replace('Memory of ', '');

/** The rulebook's words for what an Action and a value are. */
export const TYPE_NAMES = { explore: 'Explore', fight: 'Fight', influence: 'Influence' } as const;
