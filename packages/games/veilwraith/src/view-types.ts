import type { Viewer } from '@veilhall/engine';
import type { Campaign, State } from './state.ts';
import type { ActionType, Facing, KeyState, Phase, Slot, StartingAbility, ThreatKind, Window } from './vocabulary.ts';

/** What one viewer may know, with the numbers a screen would otherwise have to work out. */
export interface VeilwraithView {
  viewer: Viewer;
  table: 'solo' | 'coop' | 'race';
  mode: 'vignette' | 'campaign';
  stage: State['stage'];
  round: number;
  phase: Phase;
  vignette: VignetteView;
  campaign: Campaign;
  ages: readonly number[];
  wraiths: readonly WraithView[];
  lastGame?: NonNullable<State['lastGame']>;
  ending?: NonNullable<State['ending']>;
  winners: readonly number[];
}

export interface VignetteView {
  id: string;
  number: number;
  name: string;
  /** The printed Explore value of its Portal. */
  portal: number;
  /** Its special ability is in force. */
  abilityOn: boolean;
  foes: readonly { type: string; name: string; stack: number }[];
}

/** Something face up that can be pointed at. */
export interface CardView {
  thing: string;
  def: string;
  name: string;
}

/** Why a number is not the printed one. */
export interface Reason {
  /** The card (type) that changes it, `round` for an effect that ends with the round. */
  card: string;
  change: number;
}

export interface ValueView {
  type: ActionType;
  n: number;
  printed: number;
  star: boolean;
  /** Already defeated. */
  marked: boolean;
  reasons: readonly Reason[];
}

export interface ThreatView extends CardView {
  type: string;
  kind: ThreatKind;
  values: readonly ValueView[];
  cost: { n: number; printed: number; reasons: readonly Reason[] };
  ignored: boolean;
  boost: number;
  beneath: readonly CardView[];
}

export interface ActionView {
  thing: string;
  type: ActionType;
  name: string;
  advanced: boolean;
  slot: Slot;
  facing: Facing;
  tokens: number;
  memories: readonly (CardView & { power: number })[];
  /** Power it would have now without tokens; `tokens` can be added. */
  power: { total: number; slot: number; printed: number; memories: number; combined: number };
  /** It defeated a value this round. */
  struck: boolean;
  /** It is being Used right now. */
  using: boolean;
}

export interface KeyView extends CardView {
  state: KeyState;
}

/** A run of cards in the Threat deck whose mixture is known and whose order is not; the first is drawn first. */
export interface LayerView {
  /** 1 to 5 while it is what is left of that Stack. */
  stack?: number;
  size: number;
  keys: number;
  foes: readonly string[];
  threats: number;
  /** Cards known to be in it by definition. */
  known: readonly string[];
}

export interface WraithView {
  seat: number;
  status: State['wraiths'][number]['status'];
  ready: boolean;
  /** This seat has something to decide. */
  choosing: boolean;
  ability: StartingAbility;
  spirit: number;
  maxSpirit: number;
  /** What the Spirit Phase would take as things stand. */
  forecast: { loss: number; left: number; deadly: boolean };
  useLeft: boolean;
  tiltLeft: boolean;
  memoriesPlayed: number;
  /** Most Memories this round, where a card limits them. */
  memoryLimit?: number;
  restrictions: readonly { rule: string; card: string }[];
  /** Only for the seat itself. */
  stops?: readonly Window[];
  supply: number;
  /** What the token over each slot shows. */
  slots: readonly { slot: Slot; power: number; advanced: boolean }[];
  /** In slot order. */
  actions: readonly ActionView[];
  /** What the Action in use is aimed at, as declared. */
  aim?: { owner: number; target: string; value: number };
  hand: { count: number; cards?: readonly CardView[] };
  played: readonly CardView[];
  memoryDeck: {
    count: number;
    /** What is still in it, by definition, where the viewer may know. */
    list?: readonly { def: string; name: string; count: number }[];
    /** Cards on top that everybody has seen go there, next draw first. */
    top: readonly string[];
  };
  memoryDiscard: readonly CardView[];
  removed: readonly CardView[];
  threats: readonly ThreatView[];
  keys: readonly KeyView[];
  foes: { total: number; found: number; defeated: readonly string[] };
  threatDeck: {
    count: number;
    layers: readonly LayerView[];
    /** Copies of each listed Threat type not seen so far. */
    toCome: readonly { type: string; name: string; count: number }[];
    /** Only for the one who looked: the next draws, and the bottom card first of `bottom`. */
    looked?: { top: readonly string[]; bottom: readonly string[] };
  };
  threatDiscard: readonly CardView[];
  archfiend: {
    where: 'aside' | 'deck' | 'discard';
    /** Threat Phases until the draw that brings it in, without extra draws. */
    roundsUntil: number;
    /** That the next draw is the Archfiend, from what everybody knows. */
    chance: number;
  };
  portal: { where: 'aside' | 'inPlay' | 'defeated'; explore: number };
  won?: { round: number; spirit: number; tokens: number };
  legacy: {
    advanced: Readonly<Record<ActionType, boolean>>;
    tokens: readonly boolean[];
    score: number;
    nextSpirit: number;
    /** Between games: deck and box lists are public then. */
    deck?: readonly string[];
    box?: readonly string[];
    returned?: readonly string[];
  };
}
