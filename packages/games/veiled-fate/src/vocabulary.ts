/** The words of the game, spelled as in rules.md. */
export const DEMIS = ['isabel', 'namari', 'caldis', 'agamar', 'belan', 'tovik', 'pentha', 'aponi', 'ruhane'] as const;
export type DemiId = (typeof DEMIS)[number];

export const CLASSES = ['intellect', 'strength', 'agility'] as const;
export type DemiClass = (typeof CLASSES)[number];

/** Clockwise from the Abyss (VF-BOARD-01). */
export const REGIONS = ['coast', 'forest', 'canyons', 'desert', 'volcano', 'mountains'] as const;
export type Region = (typeof REGIONS)[number];

export const LOCATIONS = ['city', ...REGIONS, 'abyss', 'pools'] as const;
export type Location = (typeof LOCATIONS)[number];

const regions: ReadonlySet<string> = new Set(REGIONS);
export const isRegion = (place: Location): place is Region => regions.has(place);

/** Feather, Double Feather, Scorpion, Double Scorpion, Fate +2. */
export const FATE_KINDS = ['f1', 'f2', 's1', 's2', 'p2'] as const;
export type FateKind = (typeof FATE_KINDS)[number];

export const SIDES = ['feathers', 'scorpions'] as const;
export type Side = (typeof SIDES)[number];
/** How an Age vote can end; a Quest's tie is broken by the coin and never stands. */
export const VERDICTS = [...SIDES, 'tie'] as const;
export type Verdict = (typeof VERDICTS)[number];

export const POWERS = ['portal', 'transfigure', 'smite', 'omniscience', 'influence'] as const;
export type Power = (typeof POWERS)[number];

/** What the First Player may name for an Age card; all of these names differ. */
export const NAMEABLE = [...REGIONS, ...CLASSES, ...DEMIS] as const;
export type Named = (typeof NAMEABLE)[number];

/** Changes of Renown and the Smite: what a Quest, City or Age card can do to one Demi without a coin. */
export const PLAIN_RESULTS = ['.', '+1', '+2', '-1', '-2', 'X'] as const;
export type PlainResult = (typeof PLAIN_RESULTS)[number];

/** The Renown that ends the game when it is passed (VF-END-02). */
export const RENOWN_LIMIT = 12;
export const HAND_LIMIT = 8;
export const CARDS_PER_AGE = 5;
export const FATE_CARDS = 96;
export const CITY_SLOTS = 6;
/** A Quest has at most this many slots, homebrew included. */
export const MOST_SLOTS = 6;
