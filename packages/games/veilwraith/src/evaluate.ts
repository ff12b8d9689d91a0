import type { Frame, Seat } from '@veilhall/engine';
import { printedPower, slotPower, standingPower, tokensInPlay } from './board/actions.ts';
import { type Sight, tableOf, useOf, wraithAt } from './board/sight.ts';
import { costNow, isOpen, spiritDue, valueNow } from './board/threats.ts';
import { betweenGames, duringGame } from './campaign/prospects.ts';
import type { Content, MemoryDef, Script } from './content-index.ts';
import { verbValue } from './effects/verbs.ts';
import type { SeatFrame, UseFrame } from './frames.ts';
import type { State, ThreatInPlay, Wraith } from './state.ts';
import { ACTION_TYPES, type ActionType } from './vocabulary.ts';
import { memoryWorth } from './worth.ts';

/** How much each thing counts, in Spirit. Tuned by the balance lab. */
export const WEIGHTS = {
  spirit: 1,
  /** Extra fear of dying: grows as Spirit runs out. */
  fear: 8,
  fearScale: 4,
  token: 0.8,
  /** Per point of a Memory's worth, in hand and in the deck. */
  hand: 0.85,
  deck: 0.05,
  /** The regular Use and Tilt while they are still to be had this round. */
  use: 0.9,
  tilt: 0.6,
  /** A Threat in play: rounds its cost is still expected to be paid, the Use it takes, each point it is out of reach. */
  costRounds: 4,
  perUse: 2,
  outOfReach: 0.35,
  /** Each card still in the Threat deck: what it will take, beyond what its round gives. */
  toCome: 2.2,
  keyUpright: 3.2,
  keyTurned: 1.8,
  keyFlipped: 0.6,
  foeDefeated: 3,
  portal: 3,
  /** Power of Memories lying by an Action that can still be Used. */
  laidPower: 0.1,
  /** That a Use under way might still come to nothing. */
  doubt: 0.2,
  /** Part of its worth that an effect counts for before it has happened. */
  pending: 0.9,
  /** Units at which the chances are even, and how quickly they change. */
  even: -55,
  slope: 6,
};

/** The chance that this seat wins the match, roughly. */
export function evaluate(sight: Sight, seat: Seat): number {
  const { state } = sight;
  if (state.ending !== undefined) return state.winners.includes(seat) ? 1 : 0;
  return state.stage === 'round' ? duringGame(sight, seat, gameChance(sight, seat)) : betweenGames(sight, seat);
}

/** The chance to win the running game. */
function gameChance(sight: Sight, seat: Seat): number {
  switch (tableOf(sight.state)) {
    case 'solo':
      return standing(sight, seat);
    case 'coop':
      return together(sight);
    case 'race':
      return against(sight, seat, standing(sight, seat));
  }
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
  const units =
    spiritUnits(sight, wraith, seat) +
    assets(sight, wraith) +
    chances(sight, wraith) +
    pending(sight, wraith) -
    threatUnits(sight, wraith, seat);
  const chance = 1 / (1 + Math.exp((WEIGHTS.even - units) / WEIGHTS.slope));
  return chance * timeLeft(sight, wraith);
}

/** Spirit after what this round still takes. */
function spiritUnits(sight: Sight, wraith: Wraith, seat: Seat): number {
  const after = wraith.spirit - (sight.state.phase === 'end' ? 0 : spiritDue(sight, seat));
  const fear = WEIGHTS.fear * Math.exp(-Math.max(0, after) / WEIGHTS.fearScale);
  return WEIGHTS.spirit * after - fear - (after <= 0 ? WEIGHTS.fear : 0);
}

/** What can still be done this round, and what the deck will still bring. */
function chances({ state }: Sight, wraith: Wraith): number {
  let units = -WEIGHTS.toCome * (wraith.archfiend === 'aside' ? wraith.threatDeck.length : 0);
  const { phase } = state;
  if (phase === 'spirit' || phase === 'end' || (phase === 'play' && wraith.ready)) return units;
  if (!wraith.usedRegular) units += WEIGHTS.use;
  if (!wraith.tiltedRegular) units += WEIGHTS.tilt;
  return units;
}

/** Effects under way that concern this seat's own stack. */
function pending({ content }: Sight, wraith: Wraith): number {
  let sum = 0;
  for (const frame of wraith.work) sum += frameWorth(content, frame);
  return WEIGHTS.pending * sum;
}

function frameWorth(content: Content, frame: Frame): number {
  if (!isSeatFrame(frame)) return 0;
  switch (frame.do) {
    case 'effects':
      return scriptWorth(content.script(frame.script), frame.step, frame.end);
    case 'pick':
    case 'choose':
      return scriptWorth(content.script(frame.script), frame.step, frame.step + 1);
    case 'ability': {
      const { script } = content.ability(frame.ability);
      return scriptWorth(script, 0, script.effects.length);
    }
    case 'draw':
      return frame.left;
    case 'grantUse':
      return WEIGHTS.use;
    case 'grantTilt':
      return WEIGHTS.tilt;
    default:
      return 0;
  }
}

const isSeatFrame = (frame: Frame): frame is SeatFrame => 'at' in frame;

function scriptWorth(script: Script, from: number, to: number): number {
  let sum = 0;
  for (let i = from; i < to; i++) {
    const effect = script.effects[i];
    if (effect) sum += verbValue(effect);
  }
  return sum;
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
  const uses = usesUnderWay(sight.state, seat);
  for (const threat of wraith.threats) {
    const burden = threatBurden(sight, wraith, seat, threat);
    const aimed = uses.find(({ use }) => use.target?.id === threat.id);
    units += aimed ? Math.min(burden, afterUse(sight, seat, threat, burden, aimed)) : burden;
  }
  return units;
}

interface UnderWay {
  readonly use: UseFrame;
  readonly user: Wraith;
}

/** Uses declared on this seat's Threats and not resolved yet. */
function usesUnderWay(state: State, seat: Seat): UnderWay[] {
  const found: UnderWay[] = [];
  for (const user of state.wraiths) {
    const use = useOf(user);
    if (use?.target?.seat === seat && use.step === 'boost') found.push({ use, user });
  }
  return found;
}

/** What is left of a burden when the Use on it resolves: its price, and a little doubt. */
function afterUse(sight: Sight, seat: Seat, threat: ThreatInPlay, burden: number, { use, user }: UnderWay): number {
  const need = valueNow(sight, seat, threat, use.target?.value ?? 0);
  const short = need - standingPower(sight, user, use.action) - use.combined;
  const def = sight.content.threat(threat.def);
  const gain = def.stars === 0 ? burden + def.boost : WEIGHTS.perUse + WEIGHTS.outOfReach;
  return burden - gain + WEIGHTS.doubt + priceOf(sight, user, use.action, short);
}

/** The cheapest way to this much more Power: Memories of that Action, then tokens, then Combines. */
function priceOf(sight: Sight, wraith: Wraith, action: ActionType, short: number): number {
  if (short <= 0) return 0;
  const { content } = sight;
  const powers: { power: number; worth: number }[] = [];
  const others: number[] = [];
  for (const { def } of wraith.hand) {
    const power = memoryPowerFor(content, def, action);
    const worth = WEIGHTS.hand * memoryWorth(content, def);
    if (power > 0) powers.push({ power, worth });
    else others.push(worth);
  }
  powers.sort((a, b) => b.power / b.worth - a.power / a.worth);
  others.sort((a, b) => a - b);
  let best = Number.POSITIVE_INFINITY;
  let gained = 0;
  let spent = 0;
  for (let played = 0; ; played++) {
    const rest = Math.max(0, short - gained);
    const tokens = Math.min(rest, wraith.actions[action].tokens);
    const pairs = rest - tokens;
    if (pairs * 2 <= others.length) {
      let price = spent + tokens * WEIGHTS.token;
      for (let i = 0; i < pairs * 2; i++) price += others[i] ?? 0;
      best = Math.min(best, price);
    }
    const next = powers[played];
    if (!next || rest === 0) return best;
    gained += next.power;
    spent += next.worth;
  }
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
    const gap = Math.max(0, valueNow(sight, seat, threat, i) - reachOf(sight, wraith, value.type));
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

/** Power an Action has about when its turn comes: between where it lies and slot 3, with some of its tokens. */
function reachOf(sight: Sight, wraith: Wraith, action: ActionType): number {
  const { slot, tokens } = wraith.actions[action];
  const lying = (slotPower(wraith, slot) + slotPower(wraith, 3)) / 2;
  return lying + printedPower(sight, wraith, action) + tokens / 2;
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

const powers = new WeakMap<MemoryDef, Record<ActionType, number>>();

/** Power a Memory can give this Action. */
function memoryPowerFor(content: Content, def: string, action: ActionType): number {
  const memory = content.memory(def);
  let found = powers.get(memory);
  if (!found) {
    found = { explore: 0, fight: 0, influence: 0 };
    for (const { script } of memory.abilities) {
      for (const effect of script.effects) {
        for (const inner of effect.verb === 'choose' ? effect.options.flat() : [effect]) {
          if (inner.verb !== 'addPower') continue;
          for (const type of ACTION_TYPES) {
            const named = inner.action === 'explore' || inner.action === 'fight' || inner.action === 'influence';
            if (!named || inner.action === type) found[type] = Math.max(found[type], inner.n ?? 1);
          }
        }
      }
    }
    powers.set(memory, found);
  }
  return found[action];
}
