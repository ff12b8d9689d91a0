import { type ByVerb, byVerb, expand, type Ability as KitAbility, type ScriptBook, scriptBook } from '@veilhall/kit';
import { type AuraTrigger, type CardType, type Kind, SYNERGIES, type Synergy, type Window } from '../vocabulary.ts';
import { allEffects, givesGold, partsOf, STANDING_VERBS, type StandingVerb, textsOf } from './families.ts';
import type { RawContent } from './raw.ts';
import type { AbilityText, CardText, Cell, CharacterText, Condition, Effect } from './schema.ts';
import type { SoloText } from './solo-schema.ts';

export interface CompiledAbility extends KitAbility<Effect> {
  readonly when?: Condition;
  /** As the card has it, for text. */
  readonly text: AbilityText;
}

export interface Icons {
  readonly gold: number;
  readonly damage: number;
  readonly health: number;
}

export type LineKind = 'base' | 'text' | 'synergy' | 'selfBanish';

/** Something that can be used once a turn: icons that count together, or one text. */
export interface Line {
  readonly id: string;
  readonly kind: LineKind;
  readonly icons?: Icons;
  readonly ability?: CompiledAbility;
  /** Its bit in `used`. */
  readonly bit: number;
}

/** What is in force as long as its card lies in the Fate Route, by what it does. */
export type Standing = ByVerb<StandingVerb, CompiledAbility>;

export interface CardDef {
  readonly def: string;
  readonly name: string;
  readonly type: CardType;
  readonly card: CardText;
  /** 0 for Basic cards; an Aura has none and is never asked (TV-AURA-03). */
  readonly cost: number;
  /** Its Synergy type, for cards that have one (TV-RULING-14). */
  readonly synergy: Synergy | undefined;
  /** Printed Health of a Recruit, 0 for any other card. */
  readonly recruit: number;
  readonly shield: boolean;
  /** Counted at once when the card is played; a Recruit has a line for them instead (TV-RULING-17). */
  readonly icons: Icons | undefined;
  readonly lines: readonly Line[];
  /** Bits of the lines that a readied Recruit may use once more (TV-RULING-18). */
  readonly readyBits: number;
  readonly reveal: { readonly window: Window; readonly ability: CompiledAbility } | undefined;
  readonly aura:
    | { readonly trigger: AuraTrigger; readonly ability: CompiledAbility; readonly standing: Standing }
    | undefined;
  readonly trap:
    | { readonly when: 'play' | 'pile'; readonly ability: CompiledAbility; readonly noBanish: boolean }
    | undefined;
  /** Raises the maximum Health while it lies in its owner's Banished Pile. */
  readonly raises: number;
  readonly givesGold: boolean;
}

export interface CharacterDef {
  readonly id: string;
  readonly name: string;
  readonly kind: Kind;
  readonly health: number;
  readonly text: CharacterText;
  readonly ability: CompiledAbility;
  /** Both decks, card by card. */
  readonly starting: readonly string[];
  readonly fate: readonly string[];
}

/** Cards looked up by definition, with everything the rules ask of them worked out once. */
export interface Content
  extends Pick<ScriptBook<Effect, CompiledAbility>, 'script' | 'ability' | 'hasScript' | 'hasAbility'> {
  readonly raw: RawContent;
  card(def: string): CardDef;
  hasCard(def: string): boolean;
  character(id: string): CharacterDef;
  solo(id: string): SoloText;
  readonly characters: readonly CharacterDef[];
  /** Of any card, character or Solo Opponent. */
  nameOf(id: string): string;
}

export function compileContent(raw: RawContent): Content {
  const book = scriptBook<Effect, CompiledAbility>(partsOf);
  const cards = new Map<string, CardDef>();
  const characters = new Map<string, CharacterDef>();
  const solos = new Map(raw.solos.map((solo) => [solo.id, solo]));
  const names = new Map(raw.solos.map(({ id, name }) => [id, name]));

  /** `chosen`: a player picks it, and is neither asked again nor told of. */
  function compile(id: string, text: AbilityText, trigger: string, card: string, chosen: boolean): CompiledAbility {
    const ability = book.addAbility(id, { trigger, cost: text.cost, effects: text.effects }, trigger, card);
    keepBranches(ability);
    return book.keep({ ...ability, chosen, ...(text.when && { when: text.when }), text });
  }

  /** A branch that was chosen is an ability of its own, with targets to declare (TV-TGT-03). */
  function keepBranches({ trigger, script: { parts } }: KitAbility<Effect>): void {
    for (const id of parts.flat()) {
      const script = book.script(id);
      book.keep({ id, trigger, may: false, chosen: true, script, text: { effects: [...script.effects] } });
    }
  }

  function linesOf(card: CardText): Line[] {
    const lines: Line[] = [];
    const add = (id: string, kind: LineKind, rest: Pick<Line, 'icons' | 'ability'>): void => {
      lines.push({ id, kind, ...rest, bit: 1 << lines.length });
    };
    const addTexts = (cell: Cell | undefined, name: string, kind: LineKind): void => {
      for (const [i, text] of textsOf(cell).entries()) {
        const id = `${card.id}/${name}${i}`;
        add(id, kind, { ability: compile(id, text, kind, card.id, true) });
      }
    };
    const base = iconsOf(card.base);
    if (base && card.recruit !== undefined) add(`${card.id}/base`, 'base', { icons: base });
    addTexts(card.base, 'text', 'text');
    const synergy = iconsOf(card.synergy);
    if (synergy) add(`${card.id}/synergy`, 'synergy', { icons: synergy });
    addTexts(card.synergy, 'synergy', 'synergy');
    if (card.selfBanish) {
      const id = `${card.id}/selfBanish`;
      add(id, 'selfBanish', { ability: compile(id, { effects: card.selfBanish }, 'selfBanish', card.id, true) });
    }
    return lines;
  }

  function addCard(card: CardText): void {
    const { id, reveal, aura, trap } = card;
    const lines = linesOf(card);
    const triggered = (name: string, trigger: string, effects: readonly Effect[], chosen: boolean) =>
      compile(`${id}/${name}`, { effects: [...effects] }, trigger, id, chosen);
    const auraAbility = aura && triggered('aura', aura.trigger, aura.effects, false);
    cards.set(id, {
      def: id,
      name: card.name,
      type: card.type,
      card,
      cost: card.cost ?? 0,
      synergy: SYNERGIES.find((type) => type === card.type),
      recruit: card.recruit ?? 0,
      shield: card.shield ?? false,
      icons: card.recruit === undefined ? iconsOf(card.base) : undefined,
      lines,
      readyBits: lines.reduce((bits, { kind, bit }) => (kind === 'base' || kind === 'text' ? bits | bit : bits), 0),
      reveal: reveal && { window: reveal.window, ability: triggered('reveal', 'reveal', reveal.effects, true) },
      aura: aura &&
        auraAbility && {
          trigger: aura.trigger,
          ability: auraAbility,
          standing: byVerb(aura.trigger === 'standing' ? [auraAbility] : [], STANDING_VERBS),
        },
      trap: trap && {
        when: trap.when,
        ability: triggered('trap', 'trap', trap.effects, true),
        noBanish: trap.noBanish ?? false,
      },
      raises: raisesOf(card.selfBanish ?? []),
      givesGold: givesGold(card),
    });
    names.set(id, card.name);
  }

  for (const text of raw.characters) {
    for (const card of [...text.starting, ...text.fate]) addCard(card);
    characters.set(text.id, {
      id: text.id,
      name: text.name,
      kind: text.kind,
      health: text.health,
      text,
      ability: compile(`${text.id}/ability`, text.ability, 'character', text.id, true),
      starting: expand(text.starting),
      fate: expand(text.fate),
    });
    names.set(text.id, text.name);
  }

  const missing = (what: string, id: string): never => {
    throw new Error(`there is no ${what} '${id}'`);
  };
  return {
    raw,
    card: (def) => cards.get(def) ?? missing('card', def),
    hasCard: (def) => cards.has(def),
    character: (id) => characters.get(id) ?? missing('character', id),
    solo: (id) => solos.get(id) ?? missing('Solo Opponent', id),
    characters: [...characters.values()],
    nameOf: (id) => names.get(id) ?? missing('card', id),
    script: book.script,
    ability: book.ability,
    hasScript: book.hasScript,
    hasAbility: book.hasAbility,
  };
}

function iconsOf(cell: Cell | undefined): Icons | undefined {
  const { gold = 0, damage = 0, health = 0 } = cell ?? {};
  return gold + damage + health > 0 ? { gold, damage, health } : undefined;
}

function raisesOf(effects: readonly Effect[]): number {
  let sum = 0;
  for (const effect of allEffects(effects)) if (effect.verb === 'maxHealth') sum += effect.n;
  return sum;
}
