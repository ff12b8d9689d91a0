import { z } from 'zod';
import {
  CITY_SLOTS,
  CLASSES,
  DEMIS,
  HAND_LIMIT,
  LOCATIONS,
  MOST_SLOTS,
  PLAIN_RESULTS,
  POWERS,
  REGIONS,
} from '../vocabulary.ts';

/** The shape of every card, in the repository and in homebrew packs alike. */

const cardId = z
  .string()
  .regex(/^[A-Za-z0-9]+(-[A-Za-z0-9]+)*$/, 'ids are words and numbers joined by hyphens')
  .max(40);
const text = (most: number) => z.string().min(1).max(most);

const plainResult = z.enum(PLAIN_RESULTS);
const resultSchema = z.union([plainResult, z.strictObject({ feather: plainResult, scorpion: plainResult })]);
/** What happens to one Demi; with two halves, the Fate Coin chooses (VF-RESULT-06). */
export type Result = z.infer<typeof resultSchema>;

/** any Demi, a class, or one Demi by colour. */
const needSchema = z.enum(['any', ...CLASSES, ...DEMIS]);
export type Need = z.infer<typeof needSchema>;

const rowSchema = z.strictObject({
  /** One slot; or two, contested: the left takes what Feathers give, the right what Scorpions give (VF-QUEST-02). */
  slots: z.union([z.tuple([needSchema]), z.tuple([needSchema, needSchema])]),
  feathers: resultSchema,
  scorpions: resultSchema,
});
export type Row = z.infer<typeof rowSchema>;

export const questSchema = z
  .strictObject({
    id: cardId,
    name: text(40),
    family: z.enum(['open', 'class', 'colour', 'ordered']),
    /** Extra votes when it is filled (VF-RESOLVE-02). */
    number: z.literal([-1, 0, 1, 2]),
    rows: z.array(rowSchema).min(1).max(MOST_SLOTS),
    flavour: z.strictObject({ setup: text(140), feathers: text(140), scorpions: text(140) }),
  })
  .check(({ value, issues }) => {
    const slots = value.rows.flatMap((row) => [...row.slots]);
    if (slots.length < 2 || slots.length > MOST_SLOTS)
      issues.push({
        code: 'custom',
        input: value,
        message: `a Quest has 2 to ${MOST_SLOTS} slots, not ${slots.length}`,
      });
    const colours = slots.filter((need) => DEMIS.some((demi) => demi === need));
    if (new Set(colours).size < colours.length)
      issues.push({ code: 'custom', input: value, message: 'two slots of one colour can never be filled by moving' });
  });
export type QuestCard = z.infer<typeof questSchema>;

/** Which Demis a clause is about; it must meet every filter. Places and ranks are those of the snapshot. */
const filterSchema = z.discriminatedUnion('is', [
  z.strictObject({ is: z.literal('at'), places: z.array(z.enum(LOCATIONS)).min(1) }),
  z.strictObject({ is: z.literal('notAt'), places: z.array(z.enum(LOCATIONS)).min(1) }),
  z.strictObject({ is: z.literal('class'), class: z.enum(CLASSES) }),
  z.strictObject({ is: z.literal('rank'), from: z.int().min(1).max(9), to: z.int().min(1).max(9) }),
  z.strictObject({ is: z.literal('inClass'), rank: z.enum(['highest', 'middle', 'lowest']) }),
  /** Of the region, class or Demis that the First Player named. */
  z.strictObject({ is: z.literal('chosen') }),
  z.strictObject({ is: z.literal('notChosen') }),
  z.strictObject({ is: z.literal('higher') }),
  z.strictObject({ is: z.literal('lower') }),
]);
export type Filter = z.infer<typeof filterSchema>;

const clauseSchema = z.strictObject({
  who: z.array(filterSchema).max(4),
  do: z.union([resultSchema, z.literal('toCity')]),
  /** "then" starts the second pass, in the order of the same snapshot (VF-RULING-42). */
  pass: z.literal([1, 2]).default(1),
});
export type Clause = z.infer<typeof clauseSchema>;

const outcomeSchema = z.array(clauseSchema).min(1).max(4);

/** What a card may ask the First Player to name (VF-AGEVOTE-02). */
const naming = z.enum(['region', 'class', 'demi', 'twoDemis']);
export type Naming = z.infer<typeof naming>;

export const ageSchema = z
  .strictObject({
    id: cardId,
    age: z.literal([1, 2, 3]),
    name: text(40),
    /** 3 for a card with the 3+ icon. */
    minPlayers: z.literal([2, 3]),
    fp: z.strictObject({ choose: naming.exactOptional(), mayVote: z.boolean() }).exactOptional(),
    feathers: outcomeSchema,
    scorpions: outcomeSchema,
    tie: outcomeSchema,
    flavour: z.strictObject({ open: text(240), feathers: text(140), scorpions: text(140), tie: text(140) }),
  })
  .check(({ value, issues }) => {
    if (value.fp && !value.fp.mayVote && value.minPlayers < 3)
      issues.push({ code: 'custom', input: value, message: 'a card that silences the First Player needs the 3+ icon' });
    const uses = [...value.feathers, ...value.scorpions, ...value.tie].flatMap((clause) => clause.who);
    const named = value.fp?.choose;
    if (!named && uses.some((filter) => filter.is === 'chosen' || filter.is === 'notChosen'))
      issues.push({ code: 'custom', input: value, message: 'nothing is chosen on this card' });
    if (named !== 'twoDemis' && uses.some((filter) => filter.is === 'higher' || filter.is === 'lower'))
      issues.push({ code: 'custom', input: value, message: 'higher and lower need two chosen Demis' });
  });
export type AgeCard = z.infer<typeof ageSchema>;

const plainIcon = z.enum(['.', 'draw', '+1', '-1', 'X']);
const iconSchema = z.union([plainIcon, z.strictObject({ feather: plainIcon, scorpion: plainIcon })]);
export type PlainIcon = z.infer<typeof plainIcon>;
export type CityIcon = z.infer<typeof iconSchema>;

/** Rule changes while a City card is out (VF-CITY-12). */
const decreeSchema = z.discriminatedUnion('rule', [
  z.strictObject({ rule: z.literal('cost'), power: z.enum(POWERS), n: z.int().min(1).max(5) }),
  z.strictObject({
    rule: z.literal('edge'),
    between: z.tuple([z.enum(['city', ...REGIONS]), z.enum(['city', ...REGIONS])]),
    open: z.boolean(),
  }),
  z.strictObject({
    rule: z.literal('shelter'),
    power: z.enum(['smite', 'portal']),
    /** Where a Demi is safe from the power: on a Quest, or standing at that Location. */
    where: z.enum(['quest', ...LOCATIONS]),
  }),
  z.strictObject({ rule: z.literal('number'), by: z.literal([-1, 1]) }),
  z.strictObject({ rule: z.literal('abyssDraw'), n: z.int().min(0).max(2) }),
  z.strictObject({
    rule: z.literal('handLimit'),
    n: z
      .int()
      .min(HAND_LIMIT - 1)
      .max(HAND_LIMIT + 1),
  }),
]);
export type Decree = z.infer<typeof decreeSchema>;

export const citySchema = z
  .strictObject({
    id: cardId,
    name: text(40),
    altar: z.boolean(),
    decree: z.array(decreeSchema).max(3),
    slots: z.array(iconSchema).length(CITY_SLOTS),
    flavour: text(200),
  })
  .check(({ value, issues }) => {
    if (value.altar && value.decree.length > 0)
      issues.push({ code: 'custom', input: value, message: 'an Altar carries no Decree' });
  });
export type CityCard = z.infer<typeof citySchema>;

/** Homebrew: cards to add, or to put in the place of those with the same id. */
export const packSchema = z.strictObject({
  format: z.literal('veilhall-pack/1'),
  game: z.literal('veiled-fate'),
  id: cardId,
  name: text(60),
  quests: z.array(questSchema).max(200).exactOptional(),
  ages: z.array(ageSchema).max(60).exactOptional(),
  cities: z.array(citySchema).max(60).exactOptional(),
});
