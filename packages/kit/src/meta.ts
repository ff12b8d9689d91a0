/** What is known of a game before its rules are loaded: data only. */
export interface GameMeta {
  readonly id: string;
  readonly title: string;
  /** How many can play. */
  readonly players: { readonly min: number; readonly max: number };
  readonly minutes: number;
  /** One sentence on the cover. */
  readonly line: string;
  /** Its glyph at game-icons.net. */
  readonly mark: string;
  readonly lamp: Lamp;
  /** What a player is after, in one sentence above the first decision. */
  readonly goal: string;
  /** What "Play now" starts where no match was finished yet: the gentlest there is. */
  readonly first: Start;
  /** What "Play now" starts from then on. */
  readonly quick: Start;
  /** Options with which nobody hides a hand from the others; without them every set-up has something to hide. */
  readonly openHands?: Readonly<Record<string, unknown>>;
  /** What a player is called whom no seat answers for. */
  readonly automaton?: string;
  /** Ready-made matches, first in the new-match form. */
  readonly presets: readonly Preset[];
  /** Fields of the options as the form groups them; those that no group names are folded away. */
  readonly groups: readonly OptionGroup[];
  /** What people say for the words of the options: fields, values (`endworld`) and numbers (`vignette:2`). */
  readonly names: Readonly<Record<string, string>>;
}

/** A game's colour, always shown together with its mark. Values are `#rrggbb`: pictures mix them. */
export interface Lamp {
  /** On the dark hall, and in every picture. */
  readonly dark: string;
  /** Of words on the dark hall, where the lamp itself is too dark to be read. */
  readonly darkText?: string;
  /** On the light hall. */
  readonly light: string;
  /** Of words upon the light hall's lamp. */
  readonly onLight: string;
}

/** Who sits down, and the options that differ from the defaults. */
export interface Start {
  /** People at this device. */
  readonly humans: number;
  readonly bots?: readonly string[];
  readonly options: Readonly<Record<string, unknown>>;
}

export interface Preset extends Start {
  readonly name: string;
  readonly about: string;
}

export interface OptionGroup {
  readonly title: string;
  readonly fields: readonly string[];
}
