import { expand } from '@veilhall/kit';
import { FATE_KINDS, type FateKind } from '../vocabulary.ts';

export interface FateCard {
  readonly id: FateKind;
  readonly name: string;
  readonly copies: number;
  readonly feathers: number;
  readonly scorpions: number;
  /** Cards of the deck that join the vote when this one is revealed. */
  readonly more: number;
}

export const FATE_DECK: Readonly<Record<FateKind, FateCard>> = {
  f1: { id: 'f1', name: 'Feather', copies: 34, feathers: 1, scorpions: 0, more: 0 },
  f2: { id: 'f2', name: 'Double Feather', copies: 10, feathers: 2, scorpions: 0, more: 0 },
  s1: { id: 's1', name: 'Scorpion', copies: 34, feathers: 0, scorpions: 1, more: 0 },
  s2: { id: 's2', name: 'Double Scorpion', copies: 10, feathers: 0, scorpions: 2, more: 0 },
  p2: { id: 'p2', name: 'Fate +2', copies: 8, feathers: 0, scorpions: 0, more: 2 },
};

/** The box card by card. */
export const FATE_BOX: readonly FateKind[] = expand(FATE_KINDS.map((kind) => FATE_DECK[kind]));
