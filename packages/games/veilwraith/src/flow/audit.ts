import type { Seat } from '@veilhall/engine';
import { conserved, numberFaults } from '@veilhall/kit';
import { ALL_TOKENS, MOST_TOKENS, tokensInPlay } from '../board/actions.ts';
import type { Board } from '../board/board.ts';
import { layerSize } from '../board/threat-deck.ts';
import type { Content } from '../content/compile.ts';
import { wraithAt } from '../state/access.ts';
import type { CampaignSeatFrame } from '../state/campaign-frames.ts';
import type { SeatFrame, SeatWork } from '../state/frames.ts';
import type { Layer, State, Wraith } from '../state/state.ts';
import { ACTION_TYPES, SLOTS } from '../vocabulary.ts';

const DECK_SIZE = 30;

/** Tells frames that are no part of a game: those are left to whoever put them there. */
type Others = (frame: SeatWork) => frame is CampaignSeatFrame;

/** What is broken in a running game, in words. Positions from outside pass through here once their shape is right. */
export function gameAudit(content: Content, state: State, others: Others): string[] {
  const faults: string[] = [];
  if (!content.raw.vignettes.some((card) => card.number === state.campaign.vignette)) {
    faults.push(`there is no Vignette ${state.campaign.vignette}`);
    return faults;
  }
  if (state.stage === 'round' && state.work.at(-1)?.do !== 'game') {
    faults.push('a game runs without its frame');
  }
  for (const [seat, wraith] of state.wraiths.entries()) {
    const of = (fault: string): void => {
      faults.push(`seat ${seat}: ${fault}`);
    };
    if (!knowsAllCards(content, wraith, of)) continue;
    checkFrames({ state, content }, seat, others, of);
    if (state.stage !== 'round' || wraith.status !== 'playing') continue;
    checkActions(wraith, of);
    checkMemories(content, wraith, of);
    checkThreats({ state, content }, wraith, of);
    checkLayers(content, wraith, of);
    checkIds(wraith, of);
    if (wraith.spirit < 1 || wraith.spirit > wraith.maxSpirit + 1) of(`Spirit is ${wraith.spirit}`);
  }
  return faults;
}

type Report = (fault: string) => void;

function knowsAllCards(content: Content, wraith: Wraith, of: Report): boolean {
  let known = true;
  const miss = (def: string, where: string): void => {
    known = false;
    of(`there is no card '${def}' (${where})`);
  };
  const memory = (def: string, where: string): void => {
    if (!content.isMemory(def)) miss(def, where);
  };
  const threat = (def: string, where: string): void => {
    if (!content.isThreat(def)) miss(def, where);
  };
  const any = (def: string, where: string): void => {
    if (!content.isMemory(def) && !content.isThreat(def)) miss(def, where);
  };
  for (const def of [...wraith.legacy.deck, ...wraith.legacy.box, ...wraith.legacy.returned]) memory(def, 'legacy');
  for (const { def } of [...wraith.hand, ...wraith.played, ...wraith.memoryDiscard, ...wraith.removed]) {
    memory(def, 'Memories');
  }
  for (const action of ACTION_TYPES) for (const { def } of wraith.actions[action].memories) memory(def, action);
  for (const def of wraith.memoryDeck) any(def, 'Memory deck');
  for (const def of [...wraith.threatDeck, ...wraith.foesDefeated]) threat(def, 'Threat deck');
  for (const { def } of [...wraith.threatDiscard, ...wraith.keys, ...wraith.threats]) threat(def, 'Threats');
  for (const { beneath } of wraith.threats) for (const { def } of beneath) any(def, 'beneath a Threat');
  for (const { known: defs, foes } of wraith.layers) {
    for (const def of defs) threat(def, 'layers');
    for (const type of foes) if (!content.raw.threats.some((card) => card.id === type)) miss(type, 'layers');
  }
  return known;
}

function checkActions(wraith: Wraith, of: Report): void {
  const slots = ACTION_TYPES.map((action) => wraith.actions[action].slot).sort();
  if (slots.join() !== SLOTS.join()) of(`the Actions lie in slots ${slots.join()}`);
  for (const action of ACTION_TYPES) {
    const { tokens } = wraith.actions[action];
    if (tokens < 0 || tokens > MOST_TOKENS) of(`${action} carries ${tokens} tokens`);
  }
  if (tokensInPlay(wraith) + wraith.supply !== ALL_TOKENS) {
    of(`${tokensInPlay(wraith)} tokens in play and ${wraith.supply} in the supply`);
  }
}

/** Every Memory of the deck list exists exactly once (VW-GEND-05). */
function checkMemories(content: Content, wraith: Wraith, of: Report): void {
  const beside = new Map<number, string>();
  for (const action of ACTION_TYPES) for (const { id, def } of wraith.actions[action].memories) beside.set(id, def);
  const found = [
    ...wraith.hand.map((card) => card.def),
    ...wraith.played.map((card) => card.def),
    ...beside.values(),
    ...wraith.memoryDiscard.map((card) => card.def),
    ...wraith.removed.map((card) => card.def),
    ...[...wraith.memoryDeck, ...beneathOf(wraith)].filter((def) => content.isMemory(def)),
  ];
  for (const fault of conserved(found, wraith.legacy.deck)) of(fault);
  if (wraith.memoryKnown > wraith.memoryDeck.length) of('more Memories known than there are in the deck');
}

function beneathOf(wraith: Wraith): string[] {
  return wraith.threats.flatMap((threat) => threat.beneath.map((card) => card.def));
}

/** The 30 cards of the Threat deck exist exactly once each, and the Portal and the Archfiend where they should be. */
function checkThreats({ state, content }: Board, wraith: Wraith, of: Report): void {
  const { card } = content.vignette(state.campaign.vignette);
  const all = [
    ...wraith.threats.map((threat) => threat.def),
    ...wraith.keys.map((key) => key.def),
    ...wraith.foesDefeated,
    ...wraith.threatDeck,
    ...wraith.threatDiscard.map((entry) => entry.def),
    ...[...wraith.memoryDeck, ...beneathOf(wraith)].filter((def) => !content.isMemory(def)),
  ];
  if (new Set(all).size !== all.length) of('a Threat exists twice');
  const single = (def: string, where: boolean, what: string): void => {
    if (all.includes(def) !== where) of(`${what} is not where it should be`);
  };
  single('portal', wraith.portal === 'inPlay', 'the Portal');
  single('archfiend', wraith.archfiend !== 'aside', 'the Archfiend');
  if ((wraith.archfiend === 'deck') !== wraith.threatDeck.includes('archfiend')) of('the Archfiend is not in the deck');
  const dealt = all.filter((def) => def !== 'portal' && def !== 'archfiend');
  if (dealt.length !== DECK_SIZE) of(`${dealt.length} Threats in the game, not ${DECK_SIZE}`);
  const counts = new Map<string, number>();
  for (const def of dealt) {
    const { kind, type } = content.threat(def);
    const group = kind === 'key' ? 'key' : type;
    counts.set(group, (counts.get(group) ?? 0) + 1);
  }
  if (counts.get('key') !== content.keys.length) of(`${counts.get('key') ?? 0} Keys in the game`);
  const foes = new Map<string, number>();
  for (const { id } of card.foes) foes.set(id, (foes.get(id) ?? 0) + 1);
  for (const [type, n] of foes) if (counts.get(type) !== n) of(`${counts.get(type) ?? 0} of Foe ${type}, not ${n}`);
  for (const { id, count } of card.threats) {
    if ((counts.get(id) ?? 0) > count) of(`${counts.get(id)} of ${id}, but ${count} are listed`);
    counts.delete(id);
  }
  for (const type of counts.keys()) if (type !== 'key' && !foes.has(type)) of(`${type} is not in this Vignette`);
}

/** What everybody knows of the Threat deck is true. */
function checkLayers(content: Content, wraith: Wraith, of: Report): void {
  let base = 0;
  for (const layer of wraith.layers) {
    const end = base + layerSize(layer);
    if (!fitsLayer(content, layer, wraith.threatDeck.slice(base, end)))
      of('a layer of the Threat deck is not as known');
    base = end;
  }
  if (base !== wraith.threatDeck.length)
    of(`${base} cards known of and ${wraith.threatDeck.length} in the Threat deck`);
  if (wraith.peeked > base || wraith.peekedBottom > base) of('more cards looked at than there are in the Threat deck');
}

function fitsLayer(content: Content, layer: Layer, cards: readonly string[]): boolean {
  const known = [...layer.known];
  const foes = [...layer.foes];
  let { keys, threats } = layer;
  for (const def of cards) {
    const at = known.indexOf(def);
    const { kind, type } = content.threat(def);
    if (at >= 0) known.splice(at, 1);
    else if (kind === 'key') keys--;
    else if (kind === 'foe' && foes.includes(type)) foes.splice(foes.indexOf(type), 1);
    else threats--;
  }
  return keys === 0 && threats === 0 && known.length === 0 && foes.length === 0;
}

function checkIds(wraith: Wraith, of: Report): void {
  const cards = [
    ...wraith.hand,
    ...wraith.played,
    ...wraith.memoryDiscard,
    ...wraith.removed,
    ...wraith.threatDiscard,
    ...wraith.keys,
    ...wraith.threats,
    ...wraith.threats.flatMap((threat) => threat.beneath),
  ];
  for (const fault of numberFaults(cards, wraith.nextId)) of(fault);
}

function checkFrames({ state, content }: Board, seat: Seat, others: Others, of: Report): void {
  const wraith = wraithAt(state, seat);
  for (const frame of wraith.work) {
    if (!others(frame) && !isPlaced(content, state, frame, seat)) of(`the frame '${frame.do}' points nowhere`);
  }
  if (state.stage === 'round' && wraith.status !== 'playing' && wraith.work.length > 0)
    of('has left and still has work');
}

function isPlaced(content: Content, state: State, frame: SeatFrame, at: Seat): boolean {
  if (('by' in frame ? frame.by : frame.at) !== at) return false;
  if ('who' in frame && !state.wraiths[frame.who]) return false;
  if ('seat' in frame && !state.wraiths[frame.seat]) return false;
  if ('script' in frame) {
    if (!content.hasScript(frame.script)) return false;
    const { length } = content.script(frame.script).effects;
    if (frame.do === 'effects' ? frame.end > length || frame.step > frame.end : frame.step >= length) return false;
  }
  if ('ability' in frame && !content.hasAbility(frame.ability)) return false;
  if ('list' in frame && !frame.list.every((entry) => content.hasAbility(entry.text))) return false;
  if (frame.do === 'memory' && !content.isMemory(frame.def)) return false;
  if (frame.do === 'defeat' && !content.isThreat(frame.def)) return false;
  if (frame.do === 'use') return (frame.target !== undefined) === (frame.option === 'perform');
  return true;
}
