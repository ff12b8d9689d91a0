import type { Card, Data, Question, Seat } from '@veilhall/engine';
import type { AbilityFrame, PickFrame } from './frames.ts';
import type { LastingList } from './lasting.ts';
import type { Concerned, EffectTypes, InForce, Owner, Place, Texts, TotalVerbs, Who } from './verb.ts';

/** What somebody without a seat has to decide. */
export interface Decision<G extends EffectTypes> {
  readonly who: Who;
  readonly ask: string;
  readonly about?: Data;
  readonly acts: readonly unknown[];
  readonly place: Owner<G['act']>;
}

/** What a game brings; everything optional is a rule that not every game has. */
export interface EffectParts<G extends EffectTypes> {
  readonly verbs: TotalVerbs<G>;
  texts(t: G['board']): Texts<G>;
  /** Who answers for them; nobody: `decide`. */
  seatOf(t: G['board'], who: Who): Seat | undefined;
  /** A printed rule chooses instead of a seat: the place of the act. */
  decide?(t: G['board'], decision: Decision<G>): number;
  /** Whom an effect concerns; nothing: the one whose text it is. */
  concerned?(t: G['board'], p: Place<G['act']>, e: G['effect']): Concerned | undefined;
  /** They are still in the game; the texts of others stop. */
  active?(t: G['board'], who: Who): boolean;
  /** The ability's condition holds. */
  holds?(t: G['board'], owner: Owner<G['act']>, ability: G['ability']): boolean;
  /** Beyond its condition, this is a moment in which it can do something. */
  timely?(t: G['board'], owner: Owner<G['act']>, ability: G['ability']): boolean;
  /** The card is still where its triggered abilities count. */
  inPlay?(t: G['board'], who: Who, card: number): boolean;
  /** The card where it lies on the table, for screens to light up. */
  cardOf?(t: G['board'], who: Who, card: number): Card | undefined;
  /** What is in force for somebody: where `fire` looks. */
  inForce?(t: G['board'], of: Who): Iterable<InForce<G['ability']>>;
  lasting?(t: G['board']): LastingList;
  /** What the question of a pick is about; absent: verb, card and how many are left. */
  pickAbout?(t: G['board'], f: PickFrame<G['act']>, e: G['effect']): Data;
  /** An effect is about to be carried out for somebody whom the text reaches. */
  reaching?(t: G['turn'], p: Place<G['act']>, who: Who): void;
  /** An ability that nobody picked begins, or its owner declined. */
  told?(t: G['turn'], f: AbilityFrame<G['act']>, ability: G['ability'], what: 'begins' | 'declined'): void;
  /** All aims are declared and the cost is paid: the game may push its window. */
  opened?(t: G['turn'], f: AbilityFrame<G['act']>): void;
  /** After each effect with all that follows from it: deaths, limits, the end. */
  checks?(t: G['turn']): void;
}

/** Puts a question to the seat that answers for somebody, or has it decided at once. */
export function putTo<G extends EffectTypes, A>(
  parts: EffectParts<G>,
  t: G['turn'],
  place: Owner<G['act']>,
  who: Who,
  question: Omit<Question<A>, 'seat'>,
  answer: (act: A) => void,
): Question<A> | undefined {
  const seat = parts.seatOf(t, who);
  if (seat !== undefined) return { seat, ...question };
  const { ask, about, acts } = question;
  if (!parts.decide) throw new Error(`nobody answers '${ask}' for ${who}`);
  const at = acts.length === 1 ? 0 : parts.decide(t, { who, ask, ...(about && { about }), acts, place });
  if (!(at in acts)) throw new Error(`'${ask}' has no answer ${at}`);
  answer(acts[at] as A);
  return undefined;
}
