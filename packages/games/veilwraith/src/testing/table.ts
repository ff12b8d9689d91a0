import { fastRng, type Prompt, type Refusal, Refused, type Seat, scriptedRng } from '@veilhall/engine';
import { knownLayer } from '../board/threat-deck.ts';
import { newThreat } from '../board/threats.ts';
import type { KeyCard, Vignette } from '../content/schema.ts';
import { gameWith } from '../game.ts';
import { type Options, optionsSchema } from '../options.ts';
import type { VwFact } from '../state/facts.ts';
import type { CardInPlay, State, Wraith } from '../state/state.ts';
import { ACTION_TYPES, type ActionType, type Facing, type KeyState, SLOTS } from '../vocabulary.ts';
import { contentWith, type MemorySpec, type ThreatSpec } from './cards.ts';

/** What lies in front of one Veilwraith in the Play Phase. Everything left out is empty, upright, or does nothing. */
export interface Lane {
  readonly spirit?: number;
  /** In slots 1, 2, 3. */
  readonly slots?: readonly ActionType[];
  readonly tokens?: Partial<Record<ActionType, number>>;
  readonly facing?: Partial<Record<ActionType, Facing>>;
  readonly advanced?: readonly ActionType[];
  /** Slots whose Action Power Token is upgraded. */
  readonly upgraded?: readonly number[];
  readonly hand?: readonly (string | MemorySpec)[];
  /** Next draw first. */
  readonly deck?: readonly (string | MemorySpec | ThreatSpec)[];
  readonly discard?: readonly (string | MemorySpec)[];
  readonly threats?: readonly (string | ThreatSpec)[];
  /** A Key's id, or `id:turned`, `id:flipped`. */
  readonly keys?: readonly string[];
  readonly foesDefeated?: readonly string[];
  /** Next draw first. */
  readonly threatDeck?: readonly (string | ThreatSpec)[];
  readonly threatDiscard?: readonly (string | ThreatSpec)[];
  readonly archfiend?: Wraith['archfiend'];
  readonly portal?: boolean;
  readonly stops?: Wraith['stops'];
}

/**
 * The scene's own lane lies at the last seat, `mine`, whom the table's words mean unless they name another: a rule that
 * takes the first seat for the one who acts is seen.
 */
export interface Scene extends Lane {
  /** One, or one more than `others`, unless named; seats that nobody describes are empty lanes. */
  readonly seats?: number;
  readonly options?: Partial<Options>;
  readonly vignette?: number;
  readonly round?: number;
  /** The seats before `mine`, from seat 0 on. */
  readonly others?: readonly Lane[];
  /** Cards that come up later, beside those lying somewhere. */
  readonly cards?: readonly ThreatSpec[];
  readonly keyCards?: readonly KeyCard[];
  readonly vignetteCard?: Vignette;
  /** Answers of chance from here on, by stream. */
  readonly script?: Record<string, number[]>;
}

type AnyCard = string | MemorySpec | ThreatSpec;
const isThreatSpec = (card: AnyCard): card is ThreatSpec =>
  typeof card !== 'string' && ('values' in card || 'kind' in card || 'cost' in card || 'boost' in card);

/** A table for tests. Options are named without instance numbers: `use:fight>rat-a`, `play:memory-blood`. */
export class Table {
  readonly game: ReturnType<typeof gameWith>;
  state: State;
  /** The seat of the scene's own lane: the last one. */
  readonly mine: Seat;
  /** Everything that happened so far, as the authority saw it. */
  readonly facts: VwFact[] = [];

  constructor(scene: Scene) {
    const others = scene.others ?? [];
    const threats = new Map<string, ThreatSpec>();
    const memories = new Map<string, MemorySpec>();
    for (const spec of [...[...others, scene].flatMap(cardsOf), ...(scene.cards ?? [])]) {
      if (typeof spec === 'string') continue;
      if (isThreatSpec(spec)) threats.set(spec.id, spec);
      else memories.set(spec.id, spec);
    }
    this.game = gameWith(
      contentWith({
        threats: [...threats.values()],
        memories: [...memories.values()],
        keys: scene.keyCards ?? [],
        vignettes: scene.vignetteCard ? [scene.vignetteCard] : [],
      }),
    );
    const options = optionsSchema.parse(scene.options ?? {});
    const seats = scene.seats ?? others.length + 1;
    this.mine = seats - 1;
    const state = structuredClone(this.game.setup(options, seats, fastRng('table')));
    state.campaign.vignette = scene.vignette ?? 1;
    state.stage = 'round';
    state.round = scene.round ?? 5;
    state.phase = 'play';
    state.work = [
      { do: 'campaign', step: 'after' },
      { do: 'game', next: 'spirit' },
    ];
    for (const [seat, wraith] of state.wraiths.entries()) {
      lay(wraith, seat, seat === this.mine ? scene : (others[seat] ?? {}));
    }
    if (scene.script) state.rng = scriptedRng(scene.script);
    this.state = state;
  }

  prompt(seat: Seat = this.mine): Prompt | undefined {
    return this.game.prompts(this.state).find((prompt) => prompt.seat === seat);
  }

  /** What the seat is asked, if anything. */
  asked(seat: Seat = this.mine): string | undefined {
    return this.prompt(seat)?.ask;
  }

  /** The moves on offer. */
  offers(seat: Seat = this.mine): string[] {
    const moves = this.prompt(seat)?.options.filter((option) => !option.kind) ?? [];
    return moves.map((option) => bare(option.id));
  }

  /** Settings and resignation. */
  menu(seat: Seat = this.mine): string[] {
    const found = this.prompt(seat)?.options.filter((option) => option.kind) ?? [];
    return found.map((option) => bare(option.id));
  }

  pick(option: string, seat: Seat = this.mine): this {
    const prompt = this.prompt(seat);
    const found = prompt?.options.find((entry) => bare(entry.id) === option || entry.id === option);
    if (!found) {
      const offers = [...this.offers(seat), ...this.menu(seat)].join(' ');
      throw new Error(`'${option}' is not offered to seat ${seat}; '${prompt?.ask}' offers ${offers}`);
    }
    for (const { fact } of this.game.apply(this.state, seat, found.id)) this.facts.push(fact);
    return this;
  }

  /** Uses an Action on a Threat and spends this many tokens. */
  use(action: ActionType, target: string, tokens = 0, seat: Seat = this.mine): this {
    return this.pick(`use:${action}>${target}`, seat).proceed(tokens, seat);
  }

  /** Resolves the Use under way, unless the engine already did because nothing could be added. */
  proceed(tokens = 0, seat: Seat = this.mine): this {
    return this.asked(seat) === 'boost' ? this.pick(`proceed:${tokens}`, seat) : this;
  }

  /** Ends the Play Phase of all seats and passes every window, until somebody is asked something else. */
  endTurn(): this {
    const { round } = this.state;
    for (let i = 0; i < 100; i++) {
      const prompt = this.game.prompts(this.state)[0];
      if (!prompt) return this;
      if (prompt.ask === 'window') this.pick('pass', prompt.seat);
      else if (prompt.ask === 'play' && this.state.round === round) this.pick('end', prompt.seat);
      else return this;
    }
    throw new Error('the round does not end');
  }

  /** True if the pick is refused. */
  refuses(option: string, seat: Seat = this.mine): boolean {
    try {
      this.game.apply(this.state, seat, option);
    } catch (error) {
      if (error instanceof Refused) return true;
      throw error;
    }
    return false;
  }

  why(seat: Seat = this.mine): Refusal[] {
    return this.game.whyNot(this.state, seat);
  }

  wraith(seat: Seat = this.mine): Wraith {
    const found = this.state.wraiths[seat];
    if (!found) throw new Error(`there is no seat ${seat}`);
    return found;
  }

  get me(): Wraith {
    return this.wraith();
  }

  /** Slots 1, 2, 3: `fight!` is exhausted, `fight/` tilted. */
  slots(seat: Seat = this.mine): string[] {
    const { actions } = this.wraith(seat);
    const marks = { upright: '', tilted: '/', exhausted: '!' } as const;
    return SLOTS.map((slot) => {
      const action = ACTION_TYPES.find((type) => actions[type].slot === slot);
      return action ? `${action}${marks[actions[action].facing]}` : '';
    });
  }

  /** Facts of one type, oldest first. */
  all<T extends VwFact['type']>(type: T): Extract<VwFact, { type: T }>[] {
    return this.facts.filter((fact): fact is Extract<VwFact, { type: T }> => fact.type === type);
  }

  last<T extends VwFact['type']>(type: T): Extract<VwFact, { type: T }> | undefined {
    return this.all(type).at(-1);
  }
}

export const table = (scene: Scene): Table => new Table(scene);

export const defs = (cards: readonly CardInPlay[]): string[] => cards.map((card) => card.def);

const bare = (id: string): string => id.replaceAll(/#\d+/g, '');

function cardsOf(lane: Lane): AnyCard[] {
  const { hand = [], deck = [], discard = [], threats = [], threatDeck = [], threatDiscard = [] } = lane;
  return [...hand, ...deck, ...discard, ...threats, ...threatDeck, ...threatDiscard];
}

const defOf = (card: AnyCard): string => {
  if (typeof card === 'string') return card;
  return isThreatSpec(card) ? `${card.id}-a` : card.id;
};

function lay(wraith: Wraith, seat: Seat, lane: Lane): void {
  const card = (spec: AnyCard): CardInPlay => ({ id: wraith.nextId++, def: defOf(spec) });
  wraith.status = 'playing';
  // No two seats alike, so that a test sees whose Spirit and decks are meant.
  wraith.spirit = lane.spirit ?? 15 - seat;
  wraith.supply = 20;
  wraith.usedRegular = false;
  wraith.tiltedRegular = false;
  wraith.stops = [...(lane.stops ?? [])];
  for (const [i, action] of (lane.slots ?? ACTION_TYPES).entries()) {
    const tokens = lane.tokens?.[action] ?? 0;
    const facing = lane.facing?.[action] ?? 'upright';
    wraith.actions[action] = { slot: SLOTS[i] ?? 1, facing, tokens, memories: [], struck: false };
    wraith.supply -= tokens;
    wraith.legacy.advanced[action] = lane.advanced?.includes(action) ?? false;
  }
  for (const slot of SLOTS) wraith.legacy.tokens[slot - 1] = lane.upgraded?.includes(slot) ?? false;
  wraith.hand = (lane.hand ?? []).map(card);
  wraith.memoryDeck = (lane.deck ?? Array.from({ length: 10 + seat }, () => 'dud')).map(defOf).reverse();
  wraith.memoryDiscard = (lane.discard ?? []).map(card);
  wraith.removed = [];
  wraith.played = [];
  wraith.threats = (lane.threats ?? []).map((spec) => newThreat(wraith.nextId++, defOf(spec)));
  wraith.keys = (lane.keys ?? []).map((word) => {
    const [def = '', state = 'upright'] = word.split(':');
    return { id: wraith.nextId++, def, state: state as KeyState };
  });
  wraith.foesDefeated = [...(lane.foesDefeated ?? [])];
  wraith.threatDeck = (lane.threatDeck ?? Array.from({ length: 12 + seat }, () => 'blank-a')).map(defOf).reverse();
  wraith.layers = wraith.threatDeck.length > 0 ? [knownLayer([...wraith.threatDeck].sort())] : [];
  wraith.threatDiscard = (lane.threatDiscard ?? []).map(card);
  wraith.archfiend = lane.archfiend ?? 'aside';
  wraith.portal = lane.portal ? 'inPlay' : 'aside';
  if (lane.portal) wraith.threats.push(newThreat(wraith.nextId++, 'portal'));
  wraith.ready = false;
  wraith.work = [{ do: 'playPhase', at: seat }];
}
