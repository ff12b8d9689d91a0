import type { CardUse, Reading, UsedCard } from '@veilhall/kit';
import { CHOICES } from '../bot/choices.ts';
import type { GamePrompt } from '../campaign/match-asks.ts';
import { rawContent } from '../content/raw.ts';
import type { VwFact } from '../state/facts.ts';
import type { State } from '../state/state.ts';

/** Facts that tell of one card: a Memory is played, a Key Turned or Flipped, a Threat defeated. */
const USE_OF: { readonly [T in VwFact['type']]?: CardUse } = {
  memoryDrawn: 'drawn',
  haunted: 'drawn',
  threatPlayed: 'drawn',
  keyCollected: 'drawn',
  memoryPlayed: 'played',
  keyTurned: 'played',
  keyFlipped: 'played',
  threatDefeated: 'played',
};

/** What the lab reads out of a game of Veilwraith. */
export const reading: Reading<State, VwFact, GamePrompt> = {
  ofFact(fact) {
    if (fact.type === 'archfiendDrawn') return [{ use: 'drawn', card: 'archfiend', seat: fact.seat }];
    if (fact.type === 'portalArrived') return [{ use: 'drawn', card: 'portal', seat: fact.seat }];
    const use = USE_OF[fact.type];
    if (!use || !('card' in fact) || fact.card === undefined) return [];
    return [{ use, card: fact.card, seat: fact.seat }];
  },
  atEnd: (state) =>
    state.wraiths.flatMap(({ hand, threats, legacy }, seat) => {
      const left = (card: { readonly def: string }): UsedCard => ({ use: 'held', card: card.def, seat });
      return [
        ...hand.map(left),
        ...threats.map(left),
        ...legacy.deck.map((card): UsedCard => ({ use: 'kept', card, seat })),
      ];
    }),
  choices: CHOICES,
  character: (state, seat) => state.wraiths[seat]?.ability ?? '',
  course: {
    resource: 'Spirit',
    step: 'round',
    begins(fact) {
      if (fact.type === 'round') return 'step';
      return fact.type === 'gameStarted' ? 'again' : undefined;
    },
    value: (state, seat) => state.wraiths[seat]?.spirit ?? 0,
  },
  written: {
    threats: rawContent.threats,
    keys: rawContent.keys,
    memories: rawContent.memories,
    vignettes: rawContent.vignettes,
  },
};
