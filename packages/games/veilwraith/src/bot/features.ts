import type { Seat } from '@veilhall/engine';
import { memoryPower, printedPower, slotPower } from '../board/actions.ts';
import type { Board } from '../board/board.ts';
import { costNow, isOpen, portalExplore, valueNow } from '../board/threats.ts';
import type { ThreatDef } from '../content/compile.ts';
import { memoryPowerFor } from '../effects/power.ts';
import { useOf, wraithAt } from '../state/access.ts';
import type { UseFrame } from '../state/frames.ts';
import type { ThreatInPlay, Wraith } from '../state/state.ts';
import { ACTION_TYPES, type ActionType, type ThreatKind } from '../vocabulary.ts';
import { pendingValue } from './pending-value.ts';
import { memoryValue } from './value.ts';

const LAST_ROUND = 30;
const BASIC_VALUE = 1.2;

/** The position of a Veilwraith in a running game, as numbers in the order of the list. */
export function features(board: Board, seat: Seat): number[] {
  const { state, content } = board;
  const wraith = wraithAt(state, seat);
  const { vignette } = state.campaign;
  const area = areaOf(board, wraith, seat);
  const means = meansOf(board, wraith, area);
  const after = Math.max(0, wraith.spirit - (state.phase === 'end' ? 0 : area.due));
  const late = Math.min(1, state.round / LAST_ROUND);
  const foes = content.vignette(vignette).card.foes.length;
  const keysLeft = content.keys.length - wraith.keys.length - (area.falling === 'key' ? 1 : 0);
  const foesLeft = foes - wraith.foesDefeated.length - (area.falling === 'foe' ? 1 : 0);
  const inDeck = wraith.archfiend === 'deck';
  const { advanced, tokens } = wraith.legacy;
  const flag = (is: boolean): number => (is ? 1 : 0);
  return [
    1,
    (after / 10) * (1 - late),
    (after / 10) * late,
    Math.min(after, 3) / 3,
    Math.min(after, 7) / 7,
    inDeck ? 0 : wraith.threatDeck.length / LAST_ROUND,
    (keysLeft - area.keys) / 5,
    (foesLeft - area.foes) / 3,
    flag(inDeck),
    inDeck ? 1 / (wraith.threatDeck.length + 1) : 0,
    inDeck ? (keysLeft + foesLeft + 1) / 5 : 0,
    (area.threats / 4) * (1 - late),
    (area.threats / 4) * late,
    (area.cost / 4) * (1 - late),
    (area.cost / 4) * late,
    area.uses / 4,
    (area.gap / 5) * (1 - late),
    (area.gap / 5) * late,
    area.keys,
    area.keyGap / 3,
    area.foes,
    area.foeGap / 5,
    flag(wraith.portal === 'inPlay'),
    area.portalGap / 5,
    (means.tokens / 5) * (1 - late),
    (means.tokens / 5) * late,
    means.matched / 5,
    (means.value / 5) * (1 - late),
    (means.value / 5) * late,
    means.power / 5,
    means.cards / 6,
    means.upright,
    means.turned,
    means.reach / 3,
    area.delay / 4,
    crowdOf(area.waiting) / 3,
    means.ready,
    means.use,
    means.tilt,
    flag(advanced.explore),
    flag(advanced.fight),
    flag(advanced.influence),
    flag(tokens[0]),
    flag(tokens[1]),
    flag(tokens[2]),
    deckValue(board, wraith),
    flag(vignette === 2),
    flag(vignette === 3),
    flag(vignette === 4),
    flag(vignette === 5),
  ];
}

/** What lies in a Threat Area. A gap is the Power it takes beyond that of slot 3. */
interface Area {
  due: number;
  cost: number;
  threats: number;
  uses: number;
  gap: number;
  keys: number;
  keyGap: number;
  foes: number;
  foeGap: number;
  portalGap: number;
  /** Gaps by the Action that has the least to do with each, and how many wait for it. */
  readonly demand: Record<ActionType, number>;
  readonly waiting: Record<ActionType, number>;
  /** Spirit Costs times the turns until the Action that is wanted comes to slot 3. */
  delay: number;
  /** The least Power missing for any value from where the Actions lie now, and the Use already declared. */
  short: number;
  spent: number;
  /** What the Use under way is about to defeat. */
  falling: ThreatKind | undefined;
}

function areaOf(board: Board, wraith: Wraith, seat: Seat): Area {
  const area: Area = {
    due: 0,
    cost: 0,
    threats: 0,
    uses: 0,
    gap: 0,
    keys: 0,
    keyGap: 0,
    foes: 0,
    foeGap: 0,
    portalGap: 0,
    demand: { explore: 0, fight: 0, influence: 0 },
    waiting: { explore: 0, fight: 0, influence: 0 },
    delay: 0,
    short: Number.POSITIVE_INFINITY,
    spent: 0,
    falling: undefined,
  };
  const aimed = aimOf(board, seat);
  for (const threat of wraith.threats) {
    const def = board.content.threat(threat.def);
    if (aimed && aimed.threat === threat && falls(def, threat, aimed.value)) {
      area.spent = aimed.short;
      area.due -= def.boost;
      area.falling = def.kind;
      continue;
    }
    add(board, area, wraith, seat, threat, def);
  }
  return area;
}

function add(board: Board, area: Area, wraith: Wraith, seat: Seat, threat: ThreatInPlay, def: ThreatDef): void {
  area.due += costNow(board, seat, threat);
  area.cost += def.cost;
  const starred = def.stars !== 0;
  let least = Number.POSITIVE_INFINITY;
  let by: ActionType = 'explore';
  let sum = 0;
  let open = 0;
  for (let i = 0; i < def.values.length; i++) {
    const value = def.values[i];
    if (!value || !isOpen(def, threat, i)) continue;
    const need = valueNow(board, seat, threat, i);
    const printed = printedPower(board, wraith, value.type);
    const gap = Math.max(0, need - slotPower(wraith, 3) - printed);
    const now = need - slotPower(wraith, wraith.actions[value.type].slot) - printed;
    if (now < area.short) area.short = now;
    if (starred) {
      sum += gap;
      open++;
      area.demand[value.type] += gap;
      area.waiting[value.type]++;
    } else if (gap < least) {
      least = gap;
      by = value.type;
    }
  }
  if (!starred && Number.isFinite(least)) {
    sum = least;
    open = 1;
    area.demand[by] += least;
    area.waiting[by]++;
    area.delay += def.cost * (3 - wraith.actions[by].slot);
  }
  area.uses += open;
  switch (def.kind) {
    case 'key':
      area.keys++;
      area.keyGap += sum;
      return;
    case 'foe':
      area.foes++;
      area.foeGap += sum;
      return;
    case 'portal':
      area.portalGap = portalGap(board, wraith);
      return;
    case 'anima':
    case 'deja':
    case 'archfiend':
      area.threats++;
      area.gap += sum;
  }
}

/** Threats that wait for the same Action wait for each other. */
function crowdOf({ explore, fight, influence }: Area['waiting']): number {
  return (explore * (explore - 1) + fight * (fight - 1) + influence * (influence - 1)) / 2;
}

/** The Portal has to fall at once: what is missing from where Explore lies now. */
function portalGap(board: Board, wraith: Wraith): number {
  const { slot, tokens } = wraith.actions.explore;
  const power = slotPower(wraith, slot) + printedPower(board, wraith, 'explore') + tokens;
  return Math.max(0, portalExplore(board, wraith) - power);
}

interface Aim {
  readonly threat: ThreatInPlay;
  readonly value: number;
  readonly short: number;
}

/** A Use declared on one of this seat's Threats that can still be brought to success. */
function aimOf(board: Board, seat: Seat): Aim | undefined {
  for (const user of board.state.wraiths) {
    const use = useOf(user);
    if (use?.target?.seat !== seat || use.step !== 'boost') continue;
    const { id, value } = use.target;
    const threat = wraithAt(board.state, seat).threats.find((entry) => entry.id === id);
    if (!threat) continue;
    const short = Math.max(0, valueNow(board, seat, threat, value) - powerOf(board, user, use));
    if (short <= within(board, user, use.action)) return { threat, value, short };
  }
  return undefined;
}

const powerOf = (board: Board, wraith: Wraith, { action, combined }: UseFrame): number =>
  slotPower(wraith, wraith.actions[action].slot) +
  printedPower(board, wraith, action) +
  memoryPower(wraith, action) +
  combined;

/** Power that tokens, Memories and Combines can still add to an Action. */
function within(board: Board, wraith: Wraith, action: ActionType): number {
  let sum = wraith.actions[action].tokens;
  let others = 0;
  for (const { def } of wraith.hand) {
    const power = memoryPowerFor(board.content, def, action);
    if (power > 0) sum += power;
    else others++;
  }
  return sum + Math.floor(others / 2);
}

/** This value is the last that keeps the Threat in play. */
function falls(def: ThreatDef, threat: ThreatInPlay, value: number): boolean {
  return def.stars === 0 || (threat.marks | (1 << value)) === (threat.marks | def.stars);
}

interface Means {
  tokens: number;
  matched: number;
  value: number;
  power: number;
  cards: number;
  upright: number;
  turned: number;
  reach: number;
  ready: number;
  use: number;
  tilt: number;
}

function meansOf(board: Board, wraith: Wraith, area: Area): Means {
  const { content, state } = board;
  const means: Means = {
    tokens: 0,
    matched: 0,
    value: pendingValue(content, wraith),
    power: 0,
    cards: wraith.hand.length,
    upright: area.falling === 'key' ? 1 : 0,
    turned: 0,
    reach: 0,
    ready: 0,
    use: 0,
    tilt: 0,
  };
  for (const action of ACTION_TYPES) {
    const { tokens } = wraith.actions[action];
    means.tokens += tokens;
    means.matched += Math.min(tokens, area.demand[action]);
  }
  for (const { def } of wraith.hand) {
    means.value += memoryValue(content, def);
    let power = 0;
    for (const action of ACTION_TYPES) {
      if (area.demand[action] > 0) power = Math.max(power, memoryPowerFor(content, def, action));
    }
    means.power += power;
  }
  // The Use under way is paid with tokens first.
  const byTokens = Math.min(area.spent, means.tokens);
  means.tokens -= byTokens;
  means.value -= area.spent - byTokens;
  for (const key of wraith.keys) {
    if (key.state === 'upright') means.upright++;
    else if (key.state === 'turned') means.turned++;
  }
  means.reach = Number.isFinite(area.short) ? Math.max(0, 3 - Math.max(0, area.short)) : 1.5;
  const playing = state.phase === 'threat' || state.phase === 'draw' || (state.phase === 'play' && !wraith.ready);
  if (playing) {
    for (const action of ACTION_TYPES) if (wraith.actions[action].facing === 'upright') means.ready += 1 / 3;
    if (!wraith.usedRegular && means.ready > 0) means.use = 1;
    if (!wraith.tiltedRegular && means.ready > 0) means.tilt = 1;
  }
  return means;
}

/** How much better this deck is than the one everybody starts with. */
function deckValue({ content }: Board, wraith: Wraith): number {
  let sum = 0;
  for (const def of wraith.legacy.deck) sum += memoryValue(content, def) - BASIC_VALUE;
  return sum / 10;
}
