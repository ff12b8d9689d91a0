import { z } from 'zod';

/**
 * Pending work of texts, as data. Frames name scripts and abilities by id and cards by instance, so that they never hold
 * card data; 0 is no card. `act` is the schema of a game's picks, which frames keep as aims and as what a text is about.
 */
export function effectFrames<A extends object>(act: z.ZodType<A>) {
  const who = z.int();
  const count = z.int().min(0);
  const name = z.string().max(160);
  const owner = { who, by: who, card: count, about: act.exactOptional() };
  const place = {
    ...owner,
    script: name,
    step: count,
    cost: z.boolean(),
    aims: z.array(z.array(act).readonly()).readonly().exactOptional(),
    saw: z.array(z.number()).readonly().exactOptional(),
  };
  return {
    /** Effects `step` to `end` of a script, one after the other. */
    effects: z.strictObject({
      do: z.literal('effects'),
      ...place,
      end: count,
      /** Whom it concerns has been settled: `who`. */
      given: z.boolean(),
      /** Steps that somebody negated. */
      struck: z.array(count).readonly().exactOptional(),
      /** An effect has been carried out and the game's checks have not. */
      due: z.literal(true).exactOptional(),
    }),
    /** A choice inside an effect, made up to `left` more times, of which `least` must be. */
    pick: z.strictObject({
      do: z.literal('pick'),
      ...place,
      left: count,
      least: count,
      /** The picks are aims of the ability beneath, carried out later. */
      declares: z.boolean(),
    }),
    /** A choice among parts of an effect: those in `among`, or all that can be done. */
    choose: z.strictObject({ do: z.literal('choose'), ...place, among: z.array(count).readonly().exactOptional() }),
    /** One ability: asked (`may`), aimed, paid, opened to answers, carried out. */
    ability: z.strictObject({
      do: z.literal('ability'),
      ...owner,
      ability: name,
      stage: z.enum(['begin', 'aim', 'pay', 'open', 'act']),
      /** The effect to aim next. */
      step: count,
      aims: z.array(z.array(act).readonly()).readonly().exactOptional(),
      struck: z.array(count).readonly().exactOptional(),
    }),
    /** What triggered together, to be carried out in the order its owner likes. */
    triggers: z.strictObject({
      do: z.literal('triggers'),
      who,
      by: who,
      about: act.exactOptional(),
      /** Those whose card has left play meanwhile are dropped. */
      inPlay: z.boolean(),
      /** `text` is an ability, or the script of a lasting effect. */
      list: z.array(z.strictObject({ text: name, card: count, lasting: count.exactOptional() })).readonly(),
    }),
  };
}

type Frames<A extends object> = ReturnType<typeof effectFrames<A>>;
export type EffectsFrame<A extends object> = z.infer<Frames<A>['effects']>;
export type PickFrame<A extends object> = z.infer<Frames<A>['pick']>;
export type ChooseFrame<A extends object> = z.infer<Frames<A>['choose']>;
export type AbilityFrame<A extends object> = z.infer<Frames<A>['ability']>;
export type TriggersFrame<A extends object> = z.infer<Frames<A>['triggers']>;
export type EffectFrame<A extends object> =
  | EffectsFrame<A>
  | PickFrame<A>
  | ChooseFrame<A>
  | AbilityFrame<A>
  | TriggersFrame<A>;

/** The schemas in the order of `EffectFrame`, for the union of a game's frames. */
export function effectFrameList<A extends object>(act: z.ZodType<A>) {
  const { effects, pick, choose, ability, triggers } = effectFrames(act);
  return [effects, pick, choose, ability, triggers] as const;
}
