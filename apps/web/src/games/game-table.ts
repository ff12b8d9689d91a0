import type { CardInfo, Fact, Prompt, ThingId } from '@veilhall/engine';
import type { ComponentType, ReactNode } from 'react';
import type { Sound } from '../frame/sound/sounds.ts';
import type { Blocked, PastEntry, Worded } from '../table/table.ts';

/** How large a card is drawn: in a crowd, on the table, to be read. */
export type CardSize = 'chip' | 'table' | 'read';

export interface FaceProps {
  readonly card: CardInfo;
  readonly size: CardSize;
}

/** Where the round stands, for the top strip. */
export interface Track {
  readonly round: string;
  readonly steps: readonly string[];
  /** Index of the present step. */
  readonly at: number;
  /** Short remarks after the track: once-a-round rights and the like. */
  readonly notes?: readonly ReactNode[];
}

/** A present value and where it comes from: "Explore 6", "printed 5, +1 while the Tolling Bell is in play". */
export interface Note {
  readonly text: string;
  readonly rule?: string;
}

/** A thing that travels: a card that comes from a pile or goes to one. Zones are elements with `data-zone`. */
export interface Flight {
  readonly thing: ThingId;
  readonly from?: string;
  readonly to?: string;
}

export interface Stat {
  readonly label: string;
  readonly value: string;
}

export interface Next {
  readonly label: string;
  readonly options: Readonly<Record<string, unknown>>;
}

/** Where an option stands in the list of all. */
export interface OptionPlace {
  readonly heading: string;
  /** What it has in common with others under the same heading; many of them are folded under it. */
  readonly under?: string;
}

/** An option and the prompt it answers: narrowing by `ask` tells what both hold. */
export type PickOf<P extends Prompt> = P extends Prompt
  ? { readonly ask: P['ask']; readonly prompt: Worded<P>; readonly option: Worded<P>['options'][number] }
  : never;

/**
 * What a game adds to the shared table. Only `Screen` is a must; whatever is left out is drawn the plain way. `V` is the
 * game's own view type, `F` are its facts and `P` its prompts; nothing outside the game's folder knows them.
 */
export interface GameTable<V = unknown, F extends Fact = Fact, P extends Prompt = Prompt> {
  /** The match drawn small (art/portrait.ts), for the hall: nothing but what everybody may see. */
  portrait?(view: V, lamp: string): string;
  /** Everything between the top strip and the prompt bar. Draws things with `Thing` and zones with `Zone`. */
  readonly Screen: ComponentType<{ view: V }>;
  /** A card by itself: in the inspector, in the log's previews, on the option list. */
  readonly CardFace?: ComponentType<FaceProps>;
  track?(view: V): Track | undefined;
  /** Right end of the top strip. */
  readonly Corner?: ComponentType<{ view: V }>;
  /** The game's own players' strip stands in for the frame's seats. */
  readonly ownSeats?: true;
  /** What is known of the unknown: decks without what was seen. */
  readonly Unknowns?: ComponentType<{ view: V }>;
  /** What its tab is called, where "Unseen" is not the word. */
  readonly unknownsTitle?: string;
  /** Present values of a thing and why, for the inspector. */
  notes?(view: V, thing: ThingId | undefined, card: CardInfo): readonly Note[];
  /** Families of cards as the gallery names them, in its order. */
  readonly families?: Readonly<Record<string, string>>;
  /** Words of the game and what they mean; the inspector lists those that occur in a card's text. */
  readonly keywords?: Readonly<Record<string, string>>;
  /** The heading that begins with this fact in the log: "Round 4". */
  heading?(fact: F): string | undefined;
  /** What this fact decides or turns up, for the marks of a replay: "The vote in the Forest". */
  turning?(fact: F): string | undefined;
  /** The screen plays what these entries reveal, and until it calls `tellAll` nothing else tells it: what is said meanwhile. */
  plays?(news: readonly PastEntry<F>[], view: V): string | undefined;
  /** What the inspector shows while nobody points at anything. */
  focus?(view: V): { readonly card: string; readonly thing?: ThingId } | undefined;
  /** A word that begins a paragraph of the log in place of the fact's own sentence: the phase. */
  stamp?(fact: F): string | undefined;
  /** `view` is what the table looks like by then. */
  sound?(fact: F, view: V): Sound | undefined;
  flights?(fact: F): readonly Flight[];
  /** What picking this would reveal or end, as a question; without one the pick is made at once. */
  risk?(view: V, pick: PickOf<P>): string | undefined;
  /** The option that Enter picks and the lamp-coloured button names; an empty id means none, whatever stands alone. */
  primary?(view: V, prompt: Worded<P>): string | undefined;
  /** Legal, but beside the point of this prompt: gets a hollow notch instead of the ring. */
  minor?(view: V, pick: PickOf<P>, chosen: readonly ThingId[]): boolean;
  /** What an option is about, for the list of all; without a word it stands with the zone of the first thing it lies on. */
  group?(view: V, pick: PickOf<P>): OptionPlace | undefined;
  /** Why an option would come to nothing now, in a few words: said beside it, and it stands last. */
  idle?(view: V, pick: PickOf<P>): string | undefined;
  /** Whether all things of an option must be pointed at; it is picked then, even if others have those things and more. */
  pointsAll?(prompt: Worded<P>): boolean;
  /** Whether a refusal is about what is chosen: then it is said, and the choice is kept. */
  concerns?(refusal: Blocked, chosen: readonly ThingId[]): boolean;
  /** What a thing is called that stands in no list of the sketch: a place, a power. */
  nameOf?(view: V, thing: ThingId): string | undefined;
  /** What a setting is folded away under in the menu; without a heading it stands in sight. */
  menuHeading?(pick: PickOf<P>): string | undefined;
  stats?(view: V, log: readonly PastEntry<F>[]): readonly Stat[];
  /** What this ending leads to: a match with these options changed. */
  next?(view: V): Next | undefined;
  /** How it ended, seat by seat; stands in for the plain list of who won. */
  readonly Ending?: ComponentType<{ view: V }>;
  /** Quick phrases for the chat. */
  readonly phrases?: readonly string[];
}

/** Types a game's table for the registry: the rules version of a match guarantees that its views, facts and prompts are its own. */
export const gameTable = <V, F extends Fact, P extends Prompt>(table: GameTable<V, F, P>): GameTable =>
  table as GameTable<never, never, never> as GameTable;
