import type { Content } from '../content/compile.ts';
import { ACTION_WORD } from '../effects/wording.ts';
import type { CampaignFact } from '../state/campaign-facts.ts';
import type { VwFact } from '../state/facts.ts';
import type { Phase } from '../vocabulary.ts';
import { campaignFactText } from './facts-campaign.ts';
import { cap, cardName, count, listed, signed, WINDOW_NAMES, wraithName } from './names.ts';
import { abilityById } from './rules-text.ts';

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

const LOST = { spirit: 'has no Spirit left', archfiend: 'has met the Archfiend', conceded: 'gives up' };

function useResolved(fact: Of<'useResolved'>, target: string): string {
  const parts = [`slot ${fact.slot}`];
  if (fact.printed > 0) parts.push(`${signed(fact.printed)} printed`);
  if (fact.memories > 0) parts.push(`${signed(fact.memories)} Memories`);
  if (fact.combined > 0) parts.push(`${signed(fact.combined)} Combined`);
  if (fact.tokens > 0) parts.push(`${signed(fact.tokens)} tokens`);
  const verdict = fact.success ? 'enough' : `${fact.need - fact.power} short`;
  return `${ACTION_WORD[fact.action]} has ${fact.power} Power (${parts.join(', ')}) against ${target}'s ${fact.need}: ${verdict}.`;
}

function spirit(fact: Of<'spirit'>, name: (id: string) => string): string {
  const from = fact.now - fact.change;
  const why = { phase: 'Threats in play', boost: 'Spirit Boost', effect: 'Spirit', cost: 'As a cost' };
  const cause = fact.card ? name(fact.card) : why[fact.why];
  if (fact.change === 0) return `${cause}: Spirit stays ${fact.now}.`;
  return `${cause}: Spirit ${from} to ${fact.now}.`;
}

/** One sentence for one thing that happened, without saying whose: see `factText`. */
function event(content: Content, fact: VwFact): string {
  const name = (id: string): string => cardName(content, id);
  switch (fact.type) {
    case 'gameStarted':
      return `${content.vignette(fact.vignette).card.name}: the game begins.`;
    case 'round':
      return `Round ${fact.round}.`;
    case 'phase':
      return `${PHASE_NAMES[fact.phase]}.`;
    case 'threatPlayed':
      return `${name(fact.card)} enters the Threat Area.`;
    case 'threatDeckRebuilt':
      return `The Archfiend is shuffled in with the discarded Threats: ${count(fact.cards, 'card')}.`;
    case 'archfiendDrawn':
      return 'The Archfiend is drawn.';
    case 'memoryDrawn':
      return fact.card ? `Draws ${name(fact.card)}.` : 'Draws a Memory.';
    case 'nothingToDraw':
      return 'There is no Memory left to draw.';
    case 'memoryDeckShuffled':
      return `The discard pile becomes a new Memory deck: ${count(fact.cards, 'card')}.`;
    case 'haunted':
      return `${name(fact.card)} was hiding in the Memory deck.`;
    case 'memoryPlayed':
      return `Plays ${name(fact.card)}.`;
    case 'powerAdded':
      return `${name(fact.card)}: ${ACTION_WORD[fact.action]} ${signed(fact.power)}.`;
    case 'memoryDiscarded':
      return `${name(fact.card)} ${DISCARDED[fact.why]}.`;
    case 'memoryRemoved':
      return `${name(fact.card)} is removed from the game.`;
    case 'memoryRecovered':
      return `${name(fact.card)} ${TO_MEMORIES[fact.to]}.`;
    case 'memoryCaptured':
      return `${name(fact.card)} goes beneath ${name(fact.by)}.`;
    case 'cardReleased':
      return `${name(fact.card)} comes free and ${fact.to === 'hand' ? 'returns to hand' : 'is discarded'}.`;
    case 'playedDiscarded':
      return `${listed(fact.cards.map(name))} ${fact.cards.length === 1 ? 'goes' : 'go'} to the discard pile.`;
    case 'combined':
      return `Combines ${listed(fact.cards.map(name))}: ${ACTION_WORD[fact.action]} ${signed(fact.power)}.`;
    case 'actionTilted':
      return `${ACTION_WORD[fact.action]} tilts.`;
    case 'actionExhausted':
      return `${ACTION_WORD[fact.action]} is Exhausted.`;
    case 'actionsReset':
      return `${listed(fact.actions.map((action) => ACTION_WORD[action]))} ${fact.actions.length === 1 ? 'resets' : 'reset'}.`;
    case 'tokens':
      return `${ACTION_WORD[fact.action]}: ${signed(fact.change)} ${Math.abs(fact.change) === 1 ? 'token' : 'tokens'}, now ${fact.now}.`;
    case 'slotsChanged':
      return `The slots are now ${listed(fact.order.map((action) => ACTION_WORD[action]))}.`;
    case 'used':
      if (fact.option === 'draw' || !fact.target) return `${ACTION_WORD[fact.action]} is Used to draw.`;
      return `${ACTION_WORD[fact.action]} is Used on ${name(fact.target)}${theirs(fact.seat, fact.owner)}.`;
    case 'useResolved':
      return useResolved(fact, name(fact.target));
    case 'useWithoutTarget':
      return `${ACTION_WORD[fact.action]} finds its target gone.`;
    case 'valueDefeated':
      return `${ACTION_WORD[fact.value]} of ${name(fact.card)} is defeated${fact.left > 0 ? `: ${fact.left} to go` : ''}.`;
    case 'threatDefeated':
      return `${name(fact.card)} is defeated.`;
    case 'threatDiscarded':
      return `${name(fact.card)} is discarded.`;
    case 'threatReturned':
      return `${name(fact.card)} ${TO_DECK[fact.to]}.`;
    case 'threatIgnored':
      return `${name(fact.card)} is ignored this round.`;
    case 'valueChanged':
      return `${name(fact.card)}: ${fact.value ? ACTION_WORD[fact.value] : 'values'} ${signed(fact.change)} this round.`;
    case 'costChanged':
      return `${name(fact.card)}: Spirit Cost ${signed(fact.change)} this round.`;
    case 'threatHides':
      return `${name(fact.card)} hides in the Memory deck.`;
    case 'threatReturns':
      return `${name(fact.card)} returns to the Threat Area.`;
    case 'keyCollected':
      return `${name(fact.card)} is collected: ${count(fact.keys, 'Key')} of 5.`;
    case 'keyTurned':
      return fact.benefit ? `${name(fact.card)} is Turned.` : `${name(fact.card)} is Exhausted and cannot be Turned.`;
    case 'keyFlipped':
      return fact.benefit ? `${name(fact.card)} is Flipped.` : `${name(fact.card)} is put face down without effect.`;
    case 'keyReset':
      return `${name(fact.card)} is reset.`;
    case 'portalArrived':
      return `The Portal opens: Explore ${fact.explore}.`;
    case 'portalRose':
      return `The Portal now needs Explore ${fact.explore}.`;
    case 'spirit':
      return spirit(fact, name);
    case 'abilityTriggered':
      return `${name(fact.card)}: ${abilityById(content, fact.ability)}`;
    case 'abilityDeclined':
      return `${name(fact.card)} is declined.`;
    case 'threatsLooked':
      return fact.cards
        ? `The next Threat ${fact.cards.length === 1 ? 'card is' : 'cards are'} ${listed(fact.cards.map(name))}.`
        : `Looks at ${count(fact.count, 'Threat card')}.`;
    case 'threatsReordered':
      return `The next ${count(fact.count, 'Threat card')} may come in another order.`;
    case 'threatToBottom':
      return `${fact.card ? name(fact.card) : 'A Threat card'} goes to the bottom of the Threat deck.`;
    case 'ready':
      return fact.ready ? 'Ends the Play Phase.' : 'Goes back to playing.';
    case 'stopSet':
      return `Will ${fact.on ? '' : 'not '}be asked ${WINDOW_NAMES[fact.window]}.`;
    case 'conceded':
      return 'Gives up.';
    case 'wraithLost':
      return `${wraithName(fact.seat)} ${LOST[fact.why]}.`;
    case 'wraithWon':
      return `${wraithName(fact.seat)} escapes with ${fact.spirit} Spirit and ${count(fact.tokens, 'Power Token')}.`;
    case 'gameOver':
      return gameOver(fact);
    default:
      return campaignFactText(content, fact satisfies CampaignFact);
  }
}

function gameOver(fact: Of<'gameOver'>): string {
  const how = { won: 'won', spirit: 'lost: no Spirit left', archfiend: 'lost to the Archfiend', conceded: 'given up' };
  return `The game is ${how[fact.result]}, in round ${fact.round}.`;
}

const theirs = (seat: number, owner: number | undefined): string =>
  owner === undefined || owner === seat ? '' : ` of ${wraithName(owner)}`;

/** These already name whom they are about. */
const NAMED: readonly VwFact['type'][] = ['joined', 'scored', 'wraithLost', 'wraithWon'];

/**
 * The line of the log. A fact does not say how many play, so the first Veilwraith's lines carry no name: alone they read
 * plainly, and among several the others' lines are marked.
 */
export function factText(content: Content, fact: VwFact): string {
  const text = cap(event(content, fact));
  if (!('seat' in fact) || fact.seat === 0 || NAMED.includes(fact.type)) return text;
  return `${wraithName(fact.seat)}: ${text}`;
}
