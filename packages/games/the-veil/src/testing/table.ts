import type { AnyGame, Option } from '@veilhall/engine';
import { type Given, given, type Play, type Wanted } from '@veilhall/testkit';
import { type Content, compileContent } from '../content/compile.ts';
import { rawContent } from '../content/raw.ts';
import { freshTurn } from '../flow/turn.ts';
import { game as theVeil } from '../index.ts';
import { playerAt } from '../state/access.ts';
import type { VeilFact } from '../state/facts.ts';
import type { FaceDown, Player, Recruit, State, VeilCard } from '../state/state.ts';

/** A card, or one that belongs to somebody else: a Trap they bought. */
export type Named = string | FaceDown;

/** What lies before one player; whatever is left out is dealt by chance or empty. */
export interface Place {
  readonly character?: string;
  readonly health?: number;
  readonly gold?: number;
  readonly hand?: readonly Named[];
  /** The top card first; the rest of the Starting Deck is out of the way then. */
  readonly deck?: readonly Named[];
  readonly discard?: readonly Named[];
  readonly banished?: readonly string[];
  /** Slot by slot; empty text for an empty slot. */
  readonly route?: readonly string[];
  /** The Fate Deck, the top card first, and nothing beneath. */
  readonly fate?: readonly string[];
  readonly recruits?: readonly (string | (Partial<Recruit> & { def: string }))[];
  readonly played?: readonly string[];
  readonly change?: Partial<Player>;
}

export interface Layout {
  /** By player; the one who acts sits last, or before the Solo Opponent (`match: 'together'`). */
  readonly players: readonly Place[];
  /** Left out, the last seat; never the Solo Opponent, who acts by itself when the others have ended their turn. */
  readonly active?: number;
  readonly damage?: number;
  /** The Health tally. */
  readonly health?: number;
  readonly round?: number;
  readonly options?: Record<string, unknown>;
  readonly game?: AnyGame;
  readonly content?: Content;
  readonly script?: Given<State>['script'];
  readonly stage?: 'mulligan';
}

const BASE = compileContent(rawContent);
/** They differ in Health, so that nobody is taken for somebody else. */
const CHARACTERS = ['thornwitch', 'barbarian', 'oathwarden', 'runesage', 'gutterblade', 'diabolist'] as const;

class Box {
  readonly #left = new Map<string, number>();
  readonly #owner: number;
  readonly #state: State;

  constructor(state: State, owner: number, defs: readonly string[]) {
    this.#state = state;
    this.#owner = owner;
    for (const def of defs) this.#left.set(def, (this.#left.get(def) ?? 0) + 1);
  }

  take(def: string): VeilCard {
    const left = this.#left.get(def) ?? 0;
    if (left === 0) throw new Error(`player ${this.#owner} has no ${def} left`);
    this.#left.set(def, left - 1);
    return { id: this.#state.nextId++, def, owner: this.#owner };
  }

  rest(defs: readonly string[]): string[] {
    return [...new Set(defs)].flatMap((def) => Array.from({ length: this.#left.get(def) ?? 0 }, () => def));
  }
}

function arrange(state: State, active: number, how: Layout): void {
  const { players, damage = 0, health = 0, round = 3 } = how;
  const content = how.content ?? BASE;
  const boxes = state.players.map(({ character }, who) => {
    const { starting, fate } = content.character(character);
    return new Box(state, who, [...starting, ...fate]);
  });
  const take = (named: Named, who: number): VeilCard => {
    const { def, owner } = typeof named === 'string' ? { def: named, owner: who } : named;
    const box = boxes[owner];
    if (!box) throw new Error(`there is no player ${owner}`);
    return box.take(def);
  };
  for (const [who, place] of players.entries()) lay(playerAt(state, who), who, place, take);
  for (const [who, { character, ...player }] of state.players.entries()) {
    const { starting, fate } = content.character(character);
    const [deck, fates] = [boxes[who]?.rest(starting) ?? [], boxes[who]?.rest(fate) ?? []];
    const place = players[who] ?? {};
    if (place.deck) for (const def of deck) state.gone.push({ def, owner: who });
    else player.deck.unshift(...deck.map((def) => ({ def, owner: who })));
    if (place.fate) for (const def of fates) state.gone.push({ def, owner: who });
    else player.fateDeck.unshift(...fates);
  }
  for (const [who, { health: now }] of players.entries()) {
    const total = state.totals[playerAt(state, who).total];
    if (total && now !== undefined) total.health = now;
  }
  if (how.stage === 'mulligan') return;
  const { side } = playerAt(state, active);
  state.stage = 'play';
  state.round = round;
  // Whoever acts did not begin.
  state.first = (side + 1) % state.sides.length;
  state.turn = { ...freshTurn(side), damage, health };
  state.work = [{ do: 'turn' }];
}

function lay(player: Player, who: number, place: Place, take: (named: Named, who: number) => VeilCard): void {
  const cards = (list: readonly Named[] = []): VeilCard[] => list.map((named) => take(named, who));
  const bare = ({ def, owner }: VeilCard): FaceDown => ({ def, owner });
  player.hand = cards(place.hand).map((card) => ({ ...card, seen: false }));
  player.deck = cards(place.deck).map(bare).reverse();
  player.deckKnown = 0;
  player.discard = cards(place.discard);
  player.banished = cards(place.banished);
  player.route = (place.route ?? []).flatMap((def, slot) => {
    if (def === '') return [];
    const { id } = take(def, who);
    return [{ id, def, slot }];
  });
  player.fateDeck = cards(place.fate)
    .map(({ def }) => def)
    .reverse();
  player.fateKnown = 0;
  player.recruits = (place.recruits ?? []).map((one) => {
    const { def, ...rest } = typeof one === 'string' ? { def: one } : one;
    return { ...take(def, who), used: 0, exhausted: false, damage: 0, acted: false, guarded: false, ...rest };
  });
  player.played = cards(place.played).map((card) => ({ ...card, used: 0 }));
  player.gold = place.gold ?? 0;
  Object.assign(player, place.change);
}

interface About {
  readonly do?: string;
  readonly on?: string;
  readonly who?: number | readonly number[];
  readonly def?: string;
  readonly card?: { readonly def: string };
  readonly ability?: string;
  readonly n?: number;
  readonly total?: number;
}

const aboutOf = ({ about }: Option): About => (about ?? {}) as About;
const defIn = (about: About): string | undefined => about.card?.def ?? about.def;

/** A table at which one player acts, in the words of the game. */
export class Table {
  readonly play: Play<State>;
  /** The player who acts. */
  readonly me: number;

  constructor(play: Play<State>, me: number) {
    this.play = play;
    this.me = me;
  }

  get state(): State {
    return this.play.state;
  }

  player(who = this.me): Player {
    return playerAt(this.state, who);
  }

  health(who = this.me): number {
    return this.state.totals[this.player(who).total]?.health ?? -1;
  }

  choose(wanted: Wanted, seat = this.me): this {
    this.play.choose(seat, wanted);
    return this;
  }

  /** Plays cards from Hand, one after the other. */
  cards(...defs: string[]): this {
    for (const def of defs) this.choose((option) => is(option, 'play', def));
    return this;
  }

  /** Uses something of a card in play by the end of its id: `text0`, `synergy`, `base`, `selfBanish`. */
  use(def: string, line: string): this {
    return this.choose((option) => isUse(option, def, line));
  }

  ability(): this {
    return this.choose('ability');
  }

  buy(def: string): this {
    return this.choose((option) => is(option, 'buy', def));
  }

  /** Damage to a Recruit by name or to a player; all that is of use unless a number is given. */
  hit(target: string | number, n?: number): this {
    return this.choose((option) => isHit(option, target) && (n === undefined || aboutOf(option).n === n));
  }

  heal(n?: number): this {
    return this.choose((option) => aboutOf(option).do === 'heal' && (n === undefined || aboutOf(option).n === n));
  }

  /** A choice of a text: a card by name, or a player. */
  pick(target: string | number, seat = this.me): this {
    return this.choose((option) => {
      const about = aboutOf(option);
      return typeof target === 'string' ? defIn(about) === target : about.on === 'player' && about.who === target;
    }, seat);
  }

  end(): this {
    return this.choose('end');
  }

  /** What is offered to a seat, by kind: names of cards, or what a turn can do. */
  offers(kind: string, seat = this.me): string[] {
    const options = this.play.promptOf(seat)?.options ?? [];
    return options
      .map(aboutOf)
      .filter((about) => about.do === kind)
      .map((about) => (kind === 'use' ? (about.ability ?? '') : (defIn(about) ?? String(about.who))));
  }

  /** Ids of all moves offered to a seat. */
  moves(seat = this.me): string[] {
    return (this.play.promptOf(seat)?.options ?? []).filter(({ kind }) => !kind).map(({ id }) => id);
  }

  /** "1 turn", one for each seat that is asked something to decide. */
  asked(): string[] {
    return this.play.game
      .prompts(this.state)
      .filter(({ moves }) => moves > 0)
      .map(({ seat, ask }) => `${seat} ${ask}`);
  }

  facts<T extends VeilFact['type']>(type: T): Extract<VeilFact, { type: T }>[] {
    return this.play.events.map(({ fact }) => fact as VeilFact).filter((fact) => fact.type === type) as Extract<
      VeilFact,
      { type: T }
    >[];
  }

  zone(zone: 'hand' | 'discard' | 'banished' | 'recruits' | 'played' | 'route', who = this.me): string[] {
    return this.player(who)[zone].map(({ def }) => def);
  }
}

const is = (option: Option, what: string, def: string): boolean => {
  const about = aboutOf(option);
  return about.do === what && defIn(about) === def;
};

const isUse = (option: Option, def: string, line: string): boolean =>
  is(option, 'use', def) && aboutOf(option).ability === `${def}/${line}`;

function isHit(option: Option, target: string | number): boolean {
  const about = aboutOf(option);
  if (about.do !== 'hit') return false;
  if (typeof target === 'string') return defIn(about) === target;
  return about.on === 'total' && Array.isArray(about.who) && about.who.includes(target);
}

/** Lays the table; characters that nobody names differ from seat to seat. */
export function table(how: Layout): Table {
  const solo = how.options?.match === 'together';
  const seats = how.players.length - (solo ? 1 : 0);
  const active = how.active ?? seats - 1;
  const named = how.players.map(({ character }, who) => character ?? CHARACTERS[who] ?? 'barbarian');
  const options = {
    characters: named.slice(0, seats),
    ...(solo && named[seats] !== undefined && { opponentCharacter: named[seats] }),
    ...how.options,
  };
  const play = given<State>(how.game ?? theVeil, {
    seats,
    options,
    ...(how.script && { script: how.script }),
    arrange: (state) => arrange(state, active, how),
  });
  return new Table(play, active);
}

/** A Trap that somebody else bought. */
export const trapOf = (owner: number, def: string): FaceDown => ({ def, owner });
