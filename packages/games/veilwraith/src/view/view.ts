import { type Seat, thing, type Viewer } from '@veilhall/engine';
import { memoryPower, orderOf, printedPower, slotPower } from '../board/actions.ts';
import type { Board } from '../board/board.ts';
import { eachOngoing, memoryLimit, vignetteAbilityOn } from '../board/ongoing.ts';
import { layerSize } from '../board/threat-deck.ts';
import { eachCostChange, eachValueChange, portalExplore, printedValue, spiritDue } from '../board/threats.ts';
import type { Content } from '../content/compile.ts';
import { unseenCopies } from '../hidden/knowledge.ts';
import { seesHand, tableOf, useOf } from '../state/access.ts';
import type { CardInPlay, State, ThreatInPlay, Wraith } from '../state/state.ts';
import { SLOTS } from '../vocabulary.ts';
import { campaignView, legacyView } from './campaign.ts';
import { type Means, meansOf, stillToAdd } from './reach.ts';
import type {
  ActionView,
  CardView,
  LayerView,
  Reason,
  ThreatView,
  ValueView,
  VeilwraithView,
  VignetteView,
  WraithView,
} from './types.ts';

/** Built by allow-list from the hidden-information table: what is not named here does not leave. */
export function viewOf(board: Board, who: Viewer, choosing: ReadonlySet<Seat>): VeilwraithView {
  const { state } = board;
  return {
    viewer: who,
    table: tableOf(state),
    mode: state.options.mode,
    stage: state.stage,
    round: state.round,
    phase: state.phase,
    vignette: vignetteView(board),
    campaign: campaignView(state),
    ages: [...state.ages],
    wraiths: state.wraiths.map((wraith, seat) => wraithView(board, wraith, seat, who, choosing.has(seat))),
    ...(state.lastGame && { lastGame: { ...state.lastGame, winners: [...state.lastGame.winners] } }),
    ...(state.ending && { ending: state.ending }),
    winners: [...state.winners],
  };
}

function vignetteView({ state, content }: Board): VignetteView {
  const { card } = content.vignette(state.campaign.vignette);
  return {
    id: card.id,
    number: card.number,
    name: card.name,
    portal: card.portal,
    abilityOn: card.ability !== undefined && vignetteAbilityOn(state),
    foes: card.foes.map(({ id, stack }) => ({ type: id, name: content.nameOf(id), stack })),
  };
}

function wraithView(board: Board, wraith: Wraith, seat: Seat, who: Viewer, choosing: boolean): WraithView {
  const { state, content } = board;
  const card = (entry: CardInPlay): CardView => cardView(content, entry);
  const loss = spiritDue(board, seat);
  const limit = memoryLimit(board, seat);
  const means = seesHand(state, who, seat) ? meansOf(board, wraith, seat) : undefined;
  return {
    seat,
    status: wraith.status,
    ready: wraith.ready,
    choosing,
    ability: wraith.ability,
    spirit: wraith.spirit,
    maxSpirit: wraith.maxSpirit,
    forecast: { loss, left: Math.max(0, wraith.spirit - loss), deadly: loss >= wraith.spirit },
    useLeft: !wraith.usedRegular,
    tiltLeft: !wraith.tiltedRegular,
    memoriesPlayed: wraith.memoriesPlayed,
    ...(Number.isFinite(limit) && { memoryLimit: limit }),
    restrictions: restrictionsOn(board, seat),
    ...(who === seat && { stops: [...wraith.stops] }),
    supply: wraith.supply,
    slots: SLOTS.map((slot) => ({
      slot,
      power: slotPower(wraith, slot),
      advanced: wraith.legacy.tokens[slot - 1] ?? false,
    })),
    actions: orderOf(wraith).map((type) => actionView(board, wraith, type, means)),
    ...aimOf(state, wraith),
    hand: handView(board, wraith, seat, who),
    played: wraith.played.map(card),
    memoryDeck: memoryDeckView(board, wraith, seat, who),
    memoryDiscard: wraith.memoryDiscard.map(card),
    removed: wraith.removed.map(card),
    threats: wraith.threats.map((threat) => threatView(board, wraith, seat, threat)),
    keys: wraith.keys.map((key) => ({ ...card(key), state: key.state })),
    foes: {
      total: content.vignette(state.campaign.vignette).card.foes.length,
      found: foesFound(content, wraith),
      defeated: [...wraith.foesDefeated],
    },
    threatDeck: threatDeckView(board, wraith, seat, who),
    threatDiscard: wraith.threatDiscard.map(card),
    archfiend: {
      where: wraith.archfiend,
      roundsUntil: wraith.archfiend === 'aside' ? wraith.threatDeck.length + 1 : 0,
      chance: archfiendChance(wraith),
    },
    portal: { where: wraith.portal, explore: portalExplore(board, wraith) },
    ...(wraith.won && { won: { ...wraith.won } }),
    legacy: legacyView(state, seat, who),
  };
}

/** A declared Use is public: Action, option and target are locked on the table (VW-RULING-10). */
function aimOf(state: State, wraith: Wraith): Pick<WraithView, 'aim'> {
  const { target } = useOf(wraith) ?? {};
  const threat = target && state.wraiths[target.seat]?.threats.find((entry) => entry.id === target.id);
  return threat ? { aim: { owner: target.seat, target: thing(threat), value: target.value } } : {};
}

function cardView(content: Content, card: CardInPlay): CardView {
  const { def } = card;
  return { thing: thing(card), def, name: content.nameOf(def) };
}

function restrictionsOn(board: Board, seat: Seat): WraithView['restrictions'] {
  const found: WraithView['restrictions'] = [];
  eachOngoing(board, seat, 'restrict', (effect, _card, source) => {
    found.push({ rule: effect.rule, card: source.script.card });
  });
  return found;
}

function actionView(board: Board, wraith: Wraith, type: ActionView['type'], means: Means | undefined): ActionView {
  const { slot, facing, tokens, memories, struck } = wraith.actions[type];
  const advanced = wraith.legacy.advanced[type];
  const sides = board.content.actions[type];
  const use = useOf(wraith);
  const using = use?.action === type;
  const power = {
    slot: slotPower(wraith, slot),
    printed: printedPower(board, wraith, type),
    memories: memoryPower(wraith, type),
    combined: using ? use.combined : 0,
  };
  const total = power.slot + power.printed + power.memories + power.combined;
  return {
    thing: `action:${type}`,
    type,
    name: (advanced ? sides.advanced : sides.basic).name,
    advanced,
    slot,
    facing,
    tokens,
    memories: memories.map((memory) => ({ ...cardView(board.content, memory), power: memory.power })),
    power: { total, ...power },
    ...(means && { reach: total + stillToAdd(board.content, wraith, type, means) }),
    struck,
    using,
  };
}

function handView({ state, content }: Board, wraith: Wraith, seat: Seat, who: Viewer): WraithView['hand'] {
  const count = wraith.hand.length;
  if (!seesHand(state, who, seat)) return { count };
  return { count, cards: wraith.hand.map((card) => cardView(content, card)) };
}

/** What is in the deck follows from the deck list and the hand, so only those who see the hand may know it. */
function memoryDeckView({ state, content }: Board, wraith: Wraith, seat: Seat, who: Viewer): WraithView['memoryDeck'] {
  const count = wraith.memoryDeck.length;
  const top = wraith.memoryDeck.slice(count - Math.min(count, wraith.memoryKnown)).reverse();
  if (!seesHand(state, who, seat)) return { count, top };
  const counts = new Map<string, number>();
  for (const def of [...wraith.memoryDeck].sort()) counts.set(def, (counts.get(def) ?? 0) + 1);
  const list = [...counts].map(([def, n]) => ({ def, name: content.nameOf(def), count: n }));
  return { count, list, top };
}

function threatView(board: Board, wraith: Wraith, seat: Seat, threat: ThreatInPlay): ThreatView {
  const def = board.content.threat(threat.def);
  const costReasons: Reason[] = [];
  if (threat.costChange !== 0) costReasons.push({ change: threat.costChange });
  eachCostChange(board, seat, threat, (change, card) => costReasons.push({ by: board.content.nameOf(card), change }));
  return {
    ...cardView(board.content, threat),
    type: def.type,
    kind: def.kind,
    values: def.values.map((_value, i) => valueView(board, wraith, seat, threat, i)),
    cost: { n: threat.ignored ? 0 : atLeastNothing(def.cost, costReasons), printed: def.cost, reasons: costReasons },
    ignored: threat.ignored,
    boost: def.boost,
    beneath: threat.beneath.map((card) => cardView(board.content, card)),
  };
}

/** The same sum as the rules make, over the reasons that are shown (VW-VAL-08, VW-TERM-02). */
function atLeastNothing(printed: number, reasons: readonly Reason[]): number {
  let n = printed;
  for (const { change } of reasons) n += change;
  return Math.max(0, n);
}

function valueView(board: Board, wraith: Wraith, seat: Seat, threat: ThreatInPlay, index: number): ValueView {
  const def = board.content.threat(threat.def);
  const type = def.values[index]?.type ?? 'explore';
  const reasons: Reason[] = [];
  if (threat.valueChange[type] !== 0) reasons.push({ change: threat.valueChange[type] });
  eachValueChange(board, seat, threat, type, (change, card) =>
    reasons.push({ by: board.content.nameOf(card), change }),
  );
  const printed = printedValue(board, wraith, threat, index);
  return {
    type,
    n: atLeastNothing(printed, reasons),
    printed,
    // A single star has no meaning (VW-RULING-25).
    star: (def.stars & (1 << index)) !== 0,
    marked: (threat.marks & (1 << index)) !== 0,
    reasons,
  };
}

function foesFound(content: Content, wraith: Wraith): number {
  const isFoe = ({ def }: { def: string }): boolean => content.threat(def).kind === 'foe';
  return wraith.foesDefeated.length + wraith.threats.filter(isFoe).length + wraith.threatDiscard.filter(isFoe).length;
}

function threatDeckView(board: Board, wraith: Wraith, seat: Seat, who: Viewer): WraithView['threatDeck'] {
  const { content } = board;
  const deck = wraith.threatDeck;
  const looked = who === seat && wraith.peeked + wraith.peekedBottom > 0;
  return {
    count: deck.length,
    layers: wraith.layers.toReversed().map(
      (layer): LayerView => ({
        ...(layer.stack > 0 && { stack: layer.stack }),
        size: layerSize(layer),
        keys: layer.keys,
        foes: layer.foes.map((type) => ({ type, name: content.nameOf(type) })),
        threats: layer.threats,
        known: [...layer.known],
      }),
    ),
    toCome: unseenCopies(board, wraith).map(({ type, left }) => ({
      type,
      name: content.nameOf(type),
      count: left,
    })),
    ...(looked && {
      looked: {
        top: deck.slice(deck.length - Math.min(deck.length, wraith.peeked)).reverse(),
        bottom: deck.slice(0, wraith.peekedBottom),
      },
    }),
  };
}

/** Public: 1 among the cards of the layer it must be in, if that layer comes next. */
function archfiendChance(wraith: Wraith): number {
  if (wraith.archfiend === 'discard') return wraith.threatDeck.length === 0 ? 1 / wraith.threatDiscard.length : 0;
  if (wraith.archfiend === 'aside') return wraith.threatDeck.length === 0 ? 1 / (wraith.threatDiscard.length + 1) : 0;
  const next = wraith.layers.at(-1);
  return next?.known.includes('archfiend') ? 1 / layerSize(next) : 0;
}
