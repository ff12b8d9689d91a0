import type { Fact } from './events.ts';
import type { Data, Seat, ThingId } from './ids.ts';
import type { Prompt } from './prompt.ts';
import type { Text } from './text.ts';

/** Something a player would expect to do and cannot. */
export interface Refusal {
  readonly code: string;
  /** The id of the rule that forbids it, as in the game's rules.md. */
  readonly rule: string;
  readonly on?: ThingId;
  readonly args?: Data;
}

/** Text, made only from what a seat may see, so that no sentence can leak. */
export interface Words<V, F extends Fact = Fact> {
  /** What a seat without a name is called: "Player", with its number. */
  readonly player: string;
  prompt(view: V, prompt: Prompt): PromptText;
  fact(fact: F): Text;
  refusal(view: V, refusal: Refusal): Text;
  /** The table as plain lists: what the terminal prints, a screen reader walks, and a new game shows before it has a screen. */
  sketch(view: V): Sketch;
  outcome(view: V): Text;
}

export interface PromptText {
  readonly sentence: Text;
  /** One label per option, in order; no two options read the same. */
  readonly labels: readonly Text[];
  readonly rules?: readonly string[];
}

export interface Sketch {
  /** What is played: "Lost Ruins". */
  readonly title: Text;
  /** Where it stands: "round 3, Play Phase". */
  readonly stage?: Text;
  readonly status: readonly Text[];
  readonly zones: readonly SketchZone[];
}

export interface SketchZone {
  readonly id: string;
  readonly name: Text;
  readonly owner?: Seat;
  readonly count: number;
  /** Face-up things, in order; absent where the viewer may only know the count. */
  readonly things?: readonly SketchThing[];
}

export interface SketchThing {
  readonly id: ThingId;
  readonly name: string;
  /** The card behind it, for `content` and inspectors. */
  readonly card?: string;
  readonly facts: Text;
}
