import { agree, capital, lineOf, type Piece, piecesOf, type Seat, seatPiece, type Text, text } from '@veilhall/engine';
import { listed, plural, signed } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import { ACTION_WORD } from '../effects/wording.ts';
import type { VwFact } from '../state/facts.ts';
import type { Phase } from '../vocabulary.ts';
import { campaignFacts } from './facts-campaign.ts';
import { does, type FactWriters, type Say, sayOf } from './facts-context.ts';
import { WINDOW_NAMES } from './names.ts';
import { abilityLine } from './rules-text.ts';

type Of<T extends VwFact['type']> = Extract<VwFact, { type: T }>;

export const PHASE_NAMES: Readonly<Record<Phase, string>> = {
  threat: 'Threat Phase',
  draw: 'Draw Phase',
  play: 'Play Phase',
  spirit: 'Spirit Phase',
  end: 'End Phase',
};

const DISCARDED: Readonly<Record<Of<'memoryDiscarded'>['why'], string>> = {
  choice: 'is discarded',
  random: 'is discarded at random',
  limit: 'is discarded: the hand holds 6',
  top: 'goes from the top of the deck to the discard pile',
};

const TO_DECK = {
  deckTop: 'goes on top of the Threat deck',
  deckBottom: 'goes to the bottom of the Threat deck',
  deck: 'is shuffled into the Threat deck',
};

const TO_MEMORIES = { hand: 'returns to hand', deckTop: 'goes on top of the deck', deck: 'is shuffled into the deck' };

const LOST: Readonly<Record<Of<'wraithLost'>['why'], (seat: Seat) => Text>> = {
  spirit: (seat) => text`${agree(seat, 'have', 'has')} no Spirit left`,
  archfiend: (seat) => text`${agree(seat, 'have', 'has')} met the Archfiend`,
  conceded: (seat) => [agree(seat, 'give up', 'gives up')],
};

function useResolved(fact: Of<'useResolved'>, target: Piece): Text {
  const parts = [`slot ${fact.slot}`];
  if (fact.printed > 0) parts.push(`${signed(fact.printed)} printed`);
  if (fact.memories > 0) parts.push(`${signed(fact.memories)} Memories`);
  if (fact.combined > 0) parts.push(`${signed(fact.combined)} Combined`);
  if (fact.tokens > 0) parts.push(`${signed(fact.tokens)} tokens`);
  const verdict = fact.success ? 'enough' : `${fact.need - fact.power} short`;
  return text`${ACTION_WORD[fact.action]} has ${fact.power} Power (${parts.join(', ')}) against ${target}'s ${fact.need}: ${verdict}.`;
}

function spirit(fact: Of<'spirit'>, name: Say['name']): Text {
  const from = fact.now - fact.change;
  const why = { phase: 'Threats in play', boost: 'Spirit Boost', effect: 'Spirit', cost: 'As a cost' };
  const cause = fact.card ? name(fact.card) : why[fact.why];
  if (fact.change === 0) return text`${cause}: Spirit stays ${fact.now}.`;
  return text`${cause}: Spirit ${from} to ${fact.now}.`;
}

/** One sentence for each thing that may happen, without saying whose: see `factText`. */
const FACTS: FactWriters<VwFact> = {
  gameStarted: (fact, { vignette }) => text`${vignette(fact.vignette)}: the game begins.`,
  round: (fact) => `Round ${fact.round}.`,
  phase: (fact) => `${PHASE_NAMES[fact.phase]}.`,
  threatPlayed: (fact, { name }) => text`${name(fact.card)} enters the Threat Area.`,
  threatDeckRebuilt: (fact) =>
    `The Archfiend is shuffled in with the discarded Threats: ${plural(fact.cards, 'card')}.`,
  archfiendDrawn: () => 'The Archfiend is drawn.',
  memoryDrawn: (fact, { name }) =>
    text`${does(fact.seat, 'draw', 'draws')} ${fact.card ? name(fact.card) : 'a Memory'}.`,
  nothingToDraw: () => 'There is no Memory left to draw.',
  memoryDeckShuffled: (fact) => `The discard pile becomes a new Memory deck: ${plural(fact.cards, 'card')}.`,
  haunted: (fact, { name }) => text`${name(fact.card)} was hiding in the Memory deck.`,
  memoryPlayed: (fact, { name }) => text`${does(fact.seat, 'play', 'plays')} ${name(fact.card)}.`,
  powerAdded: (fact, { name }) => text`${name(fact.card)}: ${ACTION_WORD[fact.action]} ${signed(fact.power)}.`,
  memoryDiscarded: (fact, { name }) => text`${name(fact.card)} ${DISCARDED[fact.why]}.`,
  memoryRemoved: (fact, { name }) => text`${name(fact.card)} is removed from the game.`,
  memoryRecovered: (fact, { name }) => text`${name(fact.card)} ${TO_MEMORIES[fact.to]}.`,
  memoryCaptured: (fact, { name }) => text`${name(fact.card)} goes beneath ${name(fact.by)}.`,
  cardReleased: (fact, { name }) =>
    text`${name(fact.card)} comes free and ${fact.to === 'hand' ? 'returns to hand' : 'is discarded'}.`,
  playedDiscarded: (fact, { name }) =>
    text`${listed(fact.cards.map(name))} ${fact.cards.length === 1 ? 'goes' : 'go'} to the discard pile.`,
  combined: (fact, { name }) =>
    text`${does(fact.seat, 'combine', 'combines')} ${listed(fact.cards.map(name))}: ${ACTION_WORD[fact.action]} ${signed(fact.power)}.`,
  actionTilted: (fact) => `${ACTION_WORD[fact.action]} tilts.`,
  actionExhausted: (fact) => `${ACTION_WORD[fact.action]} is Exhausted.`,
  actionsReset: (fact) =>
    text`${listed(fact.actions.map((action) => ACTION_WORD[action]))} ${fact.actions.length === 1 ? 'resets' : 'reset'}.`,
  tokens: (fact) =>
    `${ACTION_WORD[fact.action]}: ${signed(fact.change)} ${Math.abs(fact.change) === 1 ? 'token' : 'tokens'}, now ${fact.now}.`,
  slotsChanged: (fact) => text`The slots are now ${listed(fact.order.map((action) => ACTION_WORD[action]))}.`,
  used(fact, { name }) {
    if (fact.option === 'draw' || !fact.card) return `${ACTION_WORD[fact.action]} is Used to draw.`;
    return text`${ACTION_WORD[fact.action]} is Used on ${name(fact.card)}${theirs(fact.seat, fact.owner)}.`;
  },
  useResolved: (fact, { name }) => useResolved(fact, name(fact.card)),
  useWithoutTarget: (fact) => `${ACTION_WORD[fact.action]} finds its target gone.`,
  valueDefeated: (fact, { name }) =>
    text`${ACTION_WORD[fact.value]} of ${name(fact.card)} is defeated${fact.left > 0 ? `: ${fact.left} to go` : ''}.`,
  threatDefeated: (fact, { name }) => text`${name(fact.card)} is defeated.`,
  threatDiscarded: (fact, { name }) => text`${name(fact.card)} is discarded.`,
  threatReturned: (fact, { name }) => text`${name(fact.card)} ${TO_DECK[fact.to]}.`,
  threatIgnored: (fact, { name }) => text`${name(fact.card)} is ignored this round.`,
  valueChanged: (fact, { name }) =>
    text`${name(fact.card)}: ${fact.value ? ACTION_WORD[fact.value] : 'values'} ${signed(fact.change)} this round.`,
  costChanged: (fact, { name }) => text`${name(fact.card)}: Spirit Cost ${signed(fact.change)} this round.`,
  threatHides: (fact, { name }) => text`${name(fact.card)} hides in the Memory deck.`,
  threatReturns: (fact, { name }) => text`${name(fact.card)} returns to the Threat Area.`,
  keyCollected: (fact, { name }) => text`${name(fact.card)} is collected: ${plural(fact.keys, 'Key')} of 5.`,
  keyTurned: (fact, { name }) =>
    fact.benefit ? text`${name(fact.card)} is Turned.` : text`${name(fact.card)} is Exhausted and cannot be Turned.`,
  keyFlipped: (fact, { name }) =>
    fact.benefit ? text`${name(fact.card)} is Flipped.` : text`${name(fact.card)} is put face down without effect.`,
  keyReset: (fact, { name }) => text`${name(fact.card)} is reset.`,
  portalArrived: (fact) => `The Portal opens: Explore ${fact.explore}.`,
  portalRose: (fact) => `The Portal now needs Explore ${fact.explore}.`,
  spirit: (fact, { name }) => spirit(fact, name),
  abilityTriggered: (fact, { content, name }) => text`${name(fact.card)}: ${abilityLine(content, fact.ability)}`,
  abilityDeclined: (fact, { name }) => text`${name(fact.card)} is declined.`,
  threatsLooked: (fact, { name }) =>
    fact.cards
      ? text`The next Threat ${fact.cards.length === 1 ? 'card is' : 'cards are'} ${listed(fact.cards.map(name))}.`
      : text`${does(fact.seat, 'look', 'looks')} at ${plural(fact.count, 'Threat card')}.`,
  threatsReordered: (fact) => `The next ${plural(fact.count, 'Threat card')} may come in another order.`,
  threatToBottom: (fact, { name }) =>
    text`${fact.card ? name(fact.card) : 'A Threat card'} goes to the bottom of the Threat deck.`,
  ready: ({ seat, ready }) =>
    ready ? text`${does(seat, 'end', 'ends')} the Play Phase.` : text`${does(seat, 'go', 'goes')} back to playing.`,
  stopSet: (fact) => text`${seatPiece(fact.seat)} will ${fact.on ? '' : 'not '}be asked ${WINDOW_NAMES[fact.window]}.`,
  conceded: (fact) => text`${does(fact.seat, 'give', 'gives')} up.`,
  wraithLost: (fact) => text`${seatPiece(fact.seat)} ${LOST[fact.why](fact.seat)}.`,
  wraithWon: (fact) =>
    text`${seatPiece(fact.seat)} ${agree(fact.seat, 'escape', 'escapes')} with ${fact.spirit} Spirit and ${plural(fact.tokens, 'Power Token')}.`,
  gameOver: (fact) => gameOver(fact),
  ...campaignFacts,
};

function gameOver(fact: Of<'gameOver'>): string {
  const how = { won: 'won', spirit: 'lost: no Spirit left', archfiend: 'lost to the Archfiend', conceded: 'given up' };
  return `The game is ${how[fact.result]}, in round ${fact.round}.`;
}

const theirs = (seat: number, owner: number | undefined): Text =>
  owner === undefined || owner === seat ? '' : text` of ${seatPiece(owner)}`;

/** Whether a line says itself whom it is about. */
const names = (line: Text, seat: Seat): boolean =>
  piecesOf(line).some((piece) => typeof piece === 'object' && 'seat' in piece && piece.seat === seat);

/**
 * The line of the log. A fact does not say how many play, so the first Veilwraith's lines carry no name: alone they read
 * plainly, and among several the others' lines are marked.
 */
export function factText(content: Content, fact: VwFact): Text {
  const line = capital(written(sayOf(content), fact, fact.type));
  if (!('seat' in fact) || fact.seat === 0 || names(line, fact.seat)) return line;
  return text`${lineOf(fact.seat)}${line}`;
}

function written<T extends VwFact['type']>(say: Say, fact: VwFact, type: T): Text {
  return FACTS[type](fact as Of<T>, say);
}
