import type { ActionType, Phase, ThreatKind, Window } from '../vocabulary.ts';
import type { CampaignFact } from './campaign-facts.ts';

/**
 * Everything that happens in a game. `seat` is the Veilwraith whose cards are concerned, `card` a definition and
 * `thing` its place on the table (`hobgoblin-a#12`).
 */
type PlayFact =
  | { type: 'gameStarted'; vignette: number; seats: readonly number[] }
  | { type: 'round'; round: number }
  | { type: 'phase'; phase: Phase }
  | { type: 'threatPlayed'; seat: number; card: string; thing: string; kind: ThreatKind }
  | { type: 'threatDeckRebuilt'; seat: number; cards: number }
  | { type: 'archfiendDrawn'; seat: number }
  /** `card` is absent for those who may not see the hand. */
  | { type: 'memoryDrawn'; seat: number; card?: string; thing?: string }
  | { type: 'nothingToDraw'; seat: number }
  | { type: 'memoryDeckShuffled'; seat: number; cards: number }
  | { type: 'haunted'; seat: number; card: string; thing: string }
  | { type: 'memoryPlayed'; seat: number; card: string; thing: string }
  | { type: 'powerAdded'; seat: number; card: string; action: ActionType; power: number }
  | { type: 'memoryDiscarded'; seat: number; card: string; why: 'choice' | 'random' | 'limit' | 'top' }
  | { type: 'memoryRemoved'; seat: number; card: string }
  | { type: 'memoryRecovered'; seat: number; card: string; to: 'hand' | 'deckTop' | 'deck' }
  | { type: 'memoryCaptured'; seat: number; card: string; by: string }
  | { type: 'cardReleased'; seat: number; card: string; to: 'hand' | 'discard' }
  | { type: 'playedDiscarded'; seat: number; cards: readonly string[] }
  | { type: 'combined'; seat: number; cards: readonly string[]; power: number; action: ActionType }
  | { type: 'actionTilted'; seat: number; action: ActionType; token: boolean }
  | { type: 'actionExhausted'; seat: number; action: ActionType }
  | { type: 'actionsReset'; seat: number; actions: readonly ActionType[] }
  | { type: 'tokens'; seat: number; action: ActionType; change: number; now: number }
  | { type: 'slotsChanged'; seat: number; order: readonly ActionType[] }
  | {
      type: 'used';
      seat: number;
      action: ActionType;
      option: 'perform' | 'draw';
      by: 'regular' | 'key' | 'grant';
      owner?: number;
      target?: string;
      card?: string;
    }
  /** The Power sum of a Use, part by part, against the value it met. */
  | {
      type: 'useResolved';
      seat: number;
      action: ActionType;
      owner: number;
      target: string;
      card: string;
      need: number;
      power: number;
      slot: number;
      printed: number;
      memories: number;
      combined: number;
      tokens: number;
      success: boolean;
    }
  | { type: 'useWithoutTarget'; seat: number; action: ActionType }
  | { type: 'valueDefeated'; seat: number; card: string; thing: string; value: ActionType; left: number }
  | { type: 'threatDefeated'; seat: number; by: number; card: string; thing: string; kind: ThreatKind }
  | { type: 'threatDiscarded'; seat: number; card: string; thing: string }
  | { type: 'threatReturned'; seat: number; card: string; thing: string; to: 'deckTop' | 'deckBottom' | 'deck' }
  | { type: 'threatIgnored'; seat: number; card: string; thing: string }
  | { type: 'valueChanged'; seat: number; card: string; thing: string; change: number; value?: ActionType }
  | { type: 'costChanged'; seat: number; card: string; thing: string; change: number }
  | { type: 'threatHides'; seat: number; card: string; thing: string }
  | { type: 'threatReturns'; seat: number; card: string; thing: string }
  | { type: 'keyCollected'; seat: number; card: string; thing: string; keys: number }
  | { type: 'keyTurned'; seat: number; card: string; thing: string; benefit: boolean }
  | { type: 'keyFlipped'; seat: number; card: string; thing: string; benefit: boolean }
  | { type: 'keyReset'; seat: number; card: string; thing: string }
  | { type: 'portalArrived'; seat: number; explore: number }
  | { type: 'portalRose'; seat: number; explore: number }
  | {
      type: 'spirit';
      seat: number;
      change: number;
      now: number;
      why: 'phase' | 'boost' | 'effect' | 'cost';
      card?: string;
    }
  /** An ability that triggers by itself begins to resolve. */
  | { type: 'abilityTriggered'; seat: number; card: string; ability: string }
  | { type: 'abilityDeclined'; seat: number; card: string; ability: string }
  /** `cards` are for the one who looks. */
  | { type: 'threatsLooked'; seat: number; count: number; cards?: readonly string[] }
  | { type: 'threatsReordered'; seat: number; count: number }
  | { type: 'threatToBottom'; seat: number; card?: string }
  | { type: 'ready'; seat: number; ready: boolean }
  | { type: 'stopSet'; seat: number; window: Window; on: boolean }
  | { type: 'conceded'; seat: number }
  | { type: 'wraithLost'; seat: number; why: 'spirit' | 'archfiend' | 'conceded' }
  | { type: 'wraithWon'; seat: number; spirit: number; tokens: number }
  | {
      type: 'gameOver';
      result: 'won' | 'spirit' | 'archfiend' | 'conceded';
      round: number;
      winners: readonly number[];
    };

export type VwFact = PlayFact | CampaignFact;
