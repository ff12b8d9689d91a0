import type { Seat } from '@veilhall/engine';
import type { ActionType } from '../vocabulary.ts';

/** Where an effect stands: whose it is, in which text, on which card. Frames of effects are such places. */
export interface Place {
  /** The seat whose stack it is worked on. */
  readonly at: Seat;
  /** The Veilwraith concerned. */
  readonly seat: Seat;
  readonly script: string;
  readonly step: number;
  /** Instance of the card whose text it is, 0 for none. */
  readonly card: number;
  readonly cost: boolean;
  /** The Action the text is about so far. */
  about?: ActionType;
}
