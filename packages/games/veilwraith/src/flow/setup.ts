import { type Seat, shuffle } from '@veilhall/engine';
import { ALL_TOKENS, addTokens } from '../board/actions.ts';
import type { Turn } from '../board/board.ts';
import { memoryStream } from '../board/memories.ts';
import { threatStream } from '../board/threat-deck.ts';
import type { Content } from '../content/compile.ts';
import { maxSpirit, type Options } from '../options.ts';
import { wraithAt } from '../state/access.ts';
import type { ActionInPlay, Layer, Wraith } from '../state/state.ts';
import { ACTION_TYPES, type ActionType, SLOTS, type Slot, type StartingAbility, type Window } from '../vocabulary.ts';

const STACKS = [1, 2, 3, 4, 5] as const;
const STACK_SIZE = 6;
/** Apart, so that no two Veilwraiths hold a card of the same number. */
const IDS_PER_SEAT = 1000;

/** A Veilwraith who has played nothing yet: the Basic deck, a full box, Basic sides (VW-CAMP-01). */
export function newWraith(content: Content, options: Options, seats: number): Wraith {
  return {
    status: 'playing',
    legacy: {
      deck: [...content.basics],
      box: [...content.upgrades],
      returned: [],
      advanced: { explore: false, fight: false, influence: false },
      tokens: [false, false, false],
      nextSpirit: 0,
      score: 0,
      lastSpirit: 0,
      lastTokens: 0,
    },
    nextId: 1,
    ability: 'none',
    order: [...ACTION_TYPES],
    exhausted: [],
    spirit: 0,
    maxSpirit: maxSpirit(options, seats),
    actions: { explore: newAction(1), fight: newAction(2), influence: newAction(3) },
    supply: ALL_TOKENS,
    usedRegular: false,
    tiltedRegular: false,
    memoriesPlayed: 0,
    ready: false,
    stops: firstStops(options, seats),
    hand: [],
    played: [],
    memoryDeck: [],
    memoryKnown: 0,
    memoryDiscard: [],
    removed: [],
    threats: [],
    keys: [],
    foesDefeated: [],
    threatDeck: [],
    layers: [],
    threatDiscard: [],
    peeked: 0,
    peekedBottom: 0,
    archfiend: 'aside',
    portal: 'aside',
    portalRise: 0,
    work: [],
  };
}

/** Where hands are hidden being asked must not depend on them, so the Spirit Phase stops for everybody at first. */
function firstStops(options: Options, seats: number): Window[] {
  const stops = new Set<Window>(options.stops);
  if (seats > 1 && (options.table === 'race' || !options.handsOpen)) stops.add('W4');
  return [...stops].sort();
}

const newAction = (slot: Slot): ActionInPlay => ({ slot, facing: 'upright', tokens: 0, memories: [], struck: false });

/** Everything of the last game goes, and the new one is dealt (VW-SETUP-01 to -17, VW-GEND-08). */
export function dealWraith(turn: Turn, seat: Seat, players: number): void {
  const { state, content } = turn;
  const wraith = wraithAt(state, seat);
  const { legacy } = wraith;
  Object.assign(wraith, {
    ...newWraith(content, state.options, players),
    status: 'playing',
    legacy,
    ability: wraith.ability,
    order: wraith.order,
    exhausted: wraith.exhausted,
    stops: wraith.stops,
    work: wraith.work,
    nextId: seat * IDS_PER_SEAT + 1,
  } satisfies Wraith);
  delete wraith.won;
  for (const [i, action] of wraith.order.entries()) wraith.actions[action].slot = SLOTS[i] ?? 1;
  // VW-RULING-30: only a Spirit Wraith starts above the maximum.
  const start = wraith.maxSpirit + Math.min(0, legacy.nextSpirit) + (wraith.ability === 'spirit' ? 1 : 0);
  wraith.spirit = Math.max(1, start);
  legacy.nextSpirit = 0;
  wraith.memoryDeck = shuffle(state.rng, memoryStream(seat), [...legacy.deck].sort());
  buildThreatDeck(turn, seat);
  startingAbility(turn, seat, wraith.ability);
}

const FIRST_TOKEN: Partial<Record<StartingAbility, ActionType>> = {
  shade: 'explore',
  umbra: 'fight',
  shadow: 'influence',
};

/** VW-START-02 to -07; the Soul Wraith's Memory is drawn when play begins. */
function startingAbility(turn: Turn, seat: Seat, ability: StartingAbility): void {
  const wraith = wraithAt(turn.state, seat);
  const token = FIRST_TOKEN[ability];
  if (token) addTokens(turn, seat, token, 1);
  for (const action of wraith.exhausted) wraith.actions[action].facing = 'exhausted';
}

/** VW-STACK-01 to -13 */
function buildThreatDeck(turn: Turn, seat: Seat): void {
  const { state, content } = turn;
  const wraith = wraithAt(state, seat);
  const { card } = content.vignette(state.campaign.vignette);
  const mix = (list: string[]): string[] => shuffle(state.rng, threatStream(seat), list);

  const keys = mix([...content.keys]);
  const foes = new Map<string, string[]>();
  for (const { id } of card.foes) if (!foes.has(id)) foes.set(id, mix([...content.copies(id)]));
  const gathered: string[] = [];
  for (const { id, count } of card.threats) gathered.push(...mix([...content.copies(id)]).slice(0, count));
  mix(gathered);

  const deck: string[] = [];
  const layers: Layer[] = [];
  for (const stack of STACKS.toReversed()) {
    const cards = keys.splice(-1);
    const layer: Layer = { stack, keys: cards.length, foes: [], threats: 0, known: [] };
    for (const foe of card.foes) {
      if (foe.stack !== stack) continue;
      cards.push(...(foes.get(foe.id) ?? []).splice(-1));
      layer.foes.push(foe.id);
    }
    const threats = gathered.splice(-Math.max(0, STACK_SIZE - cards.length), STACK_SIZE - cards.length);
    layer.threats = threats.length;
    deck.push(...mix([...cards, ...threats]));
    layers.push(layer);
  }
  wraith.threatDeck = deck;
  wraith.layers = layers;
}
