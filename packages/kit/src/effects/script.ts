/** One effect of a card, as its file has it. */
export interface AnyEffect {
  readonly verb: string;
}

/** The texts inside an effect: branches, "if" and "else", what lasts. Each becomes a script of its own. */
export type PartsOf<E extends AnyEffect> = (effect: E) => readonly (readonly E[])[];

/** A list of effects that frames name by id. */
export interface Script<E extends AnyEffect> {
  readonly id: string;
  readonly effects: readonly E[];
  /** What kind of card it stands on: words and rules may differ by it. */
  readonly source: string;
  /** The card (type) whose text it is. */
  readonly card: string;
  /** By step, the scripts of the effect's parts. */
  readonly parts: readonly (readonly string[])[];
}

/** A text with its condition, consent and cost, as the rules use it. Games add what else they ask of one. */
export interface Ability<E extends AnyEffect> {
  readonly id: string;
  /** The moment it is for: `played`, `whenYouBanish`. */
  readonly trigger: string;
  /** Its owner is asked. */
  readonly may: boolean;
  /** It is used because somebody picked it: neither asked again nor told. */
  readonly chosen?: boolean;
  readonly cost?: Script<E>;
  readonly script: Script<E>;
}

/** The parts of an ability that a card's file states. */
export interface AbilityText<E extends AnyEffect> {
  readonly trigger: string;
  readonly may?: boolean | undefined;
  readonly cost?: readonly E[] | undefined;
  readonly effects: readonly E[];
}

export interface ScriptBook<E extends AnyEffect, B extends Ability<E>> {
  script(id: string): Script<E>;
  ability(id: string): B;
  hasScript(id: string): boolean;
  hasAbility(id: string): boolean;
  /** Compiles a text and the texts inside it, which are named `<id>.<step>.<part>`. */
  addScript(id: string, effects: readonly E[], source: string, card: string): Script<E>;
  /** The script has the ability's id, its cost `<id>:cost`. */
  addAbility(id: string, text: AbilityText<E>, source: string, card: string): Ability<E>;
  /** Keeps what the game made of an ability. */
  keep(ability: B): B;
}

export function scriptBook<E extends AnyEffect, B extends Ability<E> = Ability<E>>(
  partsOf: PartsOf<E>,
): ScriptBook<E, B> {
  const scripts = new Map<string, Script<E>>();
  const abilities = new Map<string, B>();
  const missing = (what: string, id: string): never => {
    throw new Error(`there is no ${what} '${id}'`);
  };

  function addScript(id: string, effects: readonly E[], source: string, card: string): Script<E> {
    if (scripts.has(id)) throw new Error(`there are two scripts '${id}'`);
    const parts = effects.map((effect, step) =>
      partsOf(effect).map((part, i) => addScript(`${id}.${step}.${i}`, part, source, card).id),
    );
    const script: Script<E> = { id, effects, source, card, parts };
    scripts.set(id, script);
    return script;
  }

  return {
    script: (id) => scripts.get(id) ?? missing('script', id),
    ability: (id) => abilities.get(id) ?? missing('ability', id),
    hasScript: (id) => scripts.has(id),
    hasAbility: (id) => abilities.has(id),
    addScript,
    addAbility: (id, { trigger, may = false, cost, effects }, source, card) => ({
      id,
      trigger,
      may,
      ...(cost && { cost: addScript(`${id}:cost`, cost, source, card) }),
      script: addScript(id, effects, source, card),
    }),
    keep(ability) {
      abilities.set(ability.id, ability);
      return ability;
    },
  };
}

/** An effect and everything inside it, in printed order: what checks of content walk over. */
export function* allEffects<E extends AnyEffect>(effects: readonly E[], partsOf: PartsOf<E>): Generator<E> {
  for (const effect of effects) {
    yield effect;
    for (const part of partsOf(effect)) yield* allEffects(part, partsOf);
  }
}
