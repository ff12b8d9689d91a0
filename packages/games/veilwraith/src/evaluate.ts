import type { Seat } from '@veilhall/engine';
import { standingPower, tokensInPlay } from './board/actions.ts';
import { type Sight, tableOf, threatById, useOf, wraithAt } from './board/sight.ts';
import { costNow, isOpen, spiritDue, valueNow } from './board/threats.ts';
import type { Content, MemoryDef } from './content-index.ts';
import { verbValue } from './effects/verbs.ts';
import type { State, ThreatInPlay, Wraith } from './state.ts';
import { ACTION_TYPES } from './vocabulary.ts';

/** How much each thing counts, in Spirit. Tuned by the balance lab. */
export const WEIGHTS = {
  spirit: 1,
  /** Extra fear of dying: grows as Spirit runs out. */
  fear: 9,
  fearScale: 4,
  token: 0.8,
  /** Per point of a Memory's worth, in hand and in the deck. */
  hand: 0.75,
  deck: 0.05,
  /** A Threat in play: rounds its cost is expected to be paid, the Use it takes, each point it is out of reach. */
  costRounds: 1.6,
  perUse: 0.9,
  outOfReach: 0.35,
  keyUpright: 3,
  keyTurned: 1.8,
  keyFlipped: 0.9,
  foeDefeated: 3,
  portal: 3,
  /** Power of Memories lying by an Action that can still be Used. */
  laidPower: 0.3,
  /** Spirit at which the chances are even, and how quickly they change. */
  even: 7,
  slope: 4.5,
} as const;

/** The chance that this seat wins what is being played, roughly. */
export function evaluate(sight: Sight, seat: Seat): number {
  const { state } = sight;
  if (state.ending !== undefined) return state.winners.includes(seat) ? 1 : 0;
  if (state.stage === 'after') return decided(state, seat);
  const own = standing(sight, seat);
  switch (tableOf(state)) {
    case 'solo':
      return own;
    case 'coop':
      return together(sight);
    case 'race':
      return against(sight, seat, own);
  }
}

/** Between games what was won counts, and the deck that will be played next. */
function decided(state: State, seat: Seat): number {
  return state.lastGame?.winners.includes(seat) ? 0.97 : 0.02;
}

/** A team is as strong as all of it: any loss loses (VW-COOP-06). */
function together(sight: Sight): number {
  let product = 1;
  for (const seat of sight.state.wraiths.keys()) product *= standing(sight, seat);
  return product;
}

function against(sight: Sight, seat: Seat, own: number): number {
  let best = 0;
  for (const other of sight.state.wraiths.keys()) if (other !== seat) best = Math.max(best, standing(sight, other));
  return 0.75 * own + 0.25 * (1 - best);
}

function standing(sight: Sight, seat: Seat): number {
  const wraith = wraithAt(sight.state, seat);
  if (wraith.won || wraith.status === 'waiting') return 1;
  if (wraith.status === 'out') return 0;
  if (sight.state.stage !== 'round') return 0.5 + 0.004 * deckWorth(sight, wraith);
  const units = spiritUnits(sight, wraith, seat) + assets(sight, wraith) - threatUnits(sight, wraith, seat);
  const chance = 1 / (1 + Math.exp((WEIGHTS.even - units) / WEIGHTS.slope));
  return chance * timeLeft(sight, wraith);
}

function spiritUnits(sight: Sight, wraith: Wraith, seat: Seat): number {
  const { phase } = sight.state;
  const paid = phase === 'end';
  const after = wraith.spirit - (paid ? 0 : spiritDue(sight, seat));
  const fear = WEIGHTS.fear * Math.exp(-Math.max(0, after) / WEIGHTS.fearScale);
  return WEIGHTS.spirit * wraith.spirit - fear - (after <= 0 ? WEIGHTS.fear : 0);
}

function assets(sight: Sight, wraith: Wraith): number {
  let units = WEIGHTS.token * tokensInPlay(wraith);
  for (const card of wraith.hand) units += WEIGHTS.hand * memoryWorth(sight.content, card.def);
  for (const def of wraith.memoryDeck) {
    if (sight.content.isMemory(def)) units += WEIGHTS.deck * (memoryWorth(sight.content, def) - 1);
  }
  for (const key of wraith.keys) {
    units +=
      key.state === 'upright' ? WEIGHTS.keyUpright : key.state === 'turned' ? WEIGHTS.keyTurned : WEIGHTS.keyFlipped;
  }
  units += WEIGHTS.foeDefeated * wraith.foesDefeated.length;
  if (wraith.portal === 'inPlay') units += WEIGHTS.portal;
  const usesLeft = !wraith.usedRegular || wraith.keys.some((key) => key.state === 'upright');
  if (sight.state.phase !== 'spirit' && sight.state.phase !== 'end' && usesLeft) {
    for (const action of ACTION_TYPES) {
      if (wraith.actions[action].facing !== 'upright') continue;
      for (const { power } of wraith.actions[action].memories) units += WEIGHTS.laidPower * power;
    }
  }
  return units;
}

function threatUnits(sight: Sight, wraith: Wraith, seat: Seat): number {
  let units = 0;
  for (const threat of wraith.threats)
    units += threatBurden(sight, wraith, seat, threat) * (1 - falling(sight, threat));
  return units;
}

function threatBurden(sight: Sight, wraith: Wraith, seat: Seat, threat: ThreatInPlay): number {
  const def = sight.content.threat(threat.def);
  const cost = threat.ignored ? def.cost : costNow(sight, seat, threat);
  let least = Number.POSITIVE_INFINITY;
  let sum = 0;
  let uses = 0;
  for (let i = 0; i < def.values.length; i++) {
    const value = def.values[i];
    if (!value || !isOpen(def, threat, i)) continue;
    const gap = Math.max(0, valueNow(sight, seat, threat, i) - standingPower(sight, wraith, value.type));
    least = Math.min(least, gap);
    if (value.star) {
      sum += gap;
      uses++;
    }
  }
  const starred = def.stars !== 0;
  const gap = starred ? sum : Number.isFinite(least) ? least : 4;
  const burden = WEIGHTS.perUse * (starred ? uses : 1) + WEIGHTS.outOfReach * gap;
  return WEIGHTS.costRounds * cost + burden - (threat.ignored ? def.cost : 0);
}

/** How surely a Use already declared on this Threat will defeat it. */
function falling(sight: Sight, threat: ThreatInPlay): number {
  for (const [user, wraith] of sight.state.wraiths.entries()) {
    const use = useOf(wraith);
    if (!use?.target || use.step !== 'boost' || use.target.id !== threat.id) continue;
    const owner = use.target.seat;
    if (threatById(wraithAt(sight.state, owner), threat.id) !== threat) continue;
    const need = valueNow(sight, owner, threat, use.target.value);
    const power = standingPower(sight, wraithAt(sight.state, user), use.action) + use.combined;
    if (power >= need) return 0.95;
    const short = need - power;
    if (short <= wraith.actions[use.action].tokens) return 0.9 - 0.06 * short;
    return wraith.hand.length >= 2 && short <= 2 ? 0.3 : 0;
  }
  return 0;
}

/** Rounds left before the Archfiend against what still has to be done. */
function timeLeft(sight: Sight, wraith: Wraith): number {
  const { state, content } = sight;
  const foes = content.vignette(state.campaign.vignette).card.foes.length;
  let needed = wraith.portal === 'defeated' ? 0 : 1;
  needed += (content.keys.length - wraith.keys.length) * 0.6 + (foes - wraith.foesDefeated.length);
  if (wraith.archfiend === 'deck') return (1 - 1 / (wraith.threatDeck.length + 1)) ** needed;
  const late = Math.max(0, needed - wraith.threatDeck.length);
  return 0.85 ** late;
}

function deckWorth(sight: Sight, wraith: Wraith): number {
  let sum = 0;
  for (const def of wraith.legacy.deck) sum += memoryWorth(sight.content, def);
  const { advanced, tokens } = wraith.legacy;
  for (const action of ACTION_TYPES) if (advanced[action]) sum += 6;
  for (const [i, upgraded] of tokens.entries()) if (upgraded) sum += 3 * (i + 1);
  return sum;
}

const worths = new WeakMap<MemoryDef, number>();

/** What a Memory is worth, from what its effects do and what it gives Combined. */
export function memoryWorth(content: Content, def: string): number {
  const memory = content.memory(def);
  let worth = worths.get(memory);
  if (worth === undefined) {
    let sum = 0;
    for (const { script, cost } of memory.abilities) {
      let ability = 0;
      for (const effect of script.effects) ability += verbValue(effect);
      for (const effect of cost?.effects ?? []) ability += verbValue(effect);
      sum += Math.max(0, ability);
    }
    worth = Math.max(sum, 0.5 * memory.combine) + 0.15 * memory.combine;
    worths.set(memory, worth);
  }
  return worth;
}
