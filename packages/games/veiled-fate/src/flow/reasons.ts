import type { ThingId } from '@veilhall/engine';
import type { Sheltered } from '../content/compile.ts';
import type { Need } from '../content/schema.ts';
import type { DemiId, Location, Power, Region } from '../vocabulary.ts';

type None = Record<never, never>;
type Slot = { demi: DemiId; region: Region; slot: number; need: Need };

/** Why something cannot be done now, and what the sentence about it is made of. */
export type Reasons = {
  over: None;
  wait: { seat: number };
  rested: None;
  silenced: None;
  'no-cards': None;
  'action-first': None;
  'rest-late': { used: number };
  'own-seat': None;
  'voter-again': { seat: number };
  'region-taken': { region: Region };
  'pass-early': None;
  locked: { demi: DemiId; region: Location };
  'abyss-exit': { demi: DemiId };
  'pools-exit': { demi: DemiId };
  far: { demi: DemiId; from: Location; region: Region };
  'no-vote': { demi: DemiId; region: Region };
  'slot-taken': Slot;
  'slot-need': Slot;
  'slot-order': Slot;
  'slot-duty': Slot;
  cost: { power: Power; cost: number; hand: number };
  'no-pair': None;
  sheltered: { power: Sheltered; demi: DemiId };
  'influence-first': None;
  'influence-no-vote': None;
  'influence-done': { region: Region };
  'influence-cards': { needs: number; hand: number };
};

/** A refusal of this game. */
export type Reason = {
  [C in keyof Reasons]: {
    readonly code: C;
    readonly rule: string;
    readonly on?: ThingId;
  } & (keyof Reasons[C] extends never ? { readonly args?: never } : { readonly args: Reasons[C] });
}[keyof Reasons];
