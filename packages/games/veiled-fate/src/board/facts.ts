import type { Fact } from '@veilhall/engine';
import type { CityIcon, Result } from '../content/schema.ts';
import type { VoteReason } from '../state/frames.ts';
import type { Ending } from '../state/state.ts';
import type { DemiId, FateKind, Location, Named, Power, Region, Side, Verdict } from '../vocabulary.ts';

type At = { readonly at: Location; readonly slot: number };
/** Where a vote lies: a region's Quest, or the Age. */
export type VoteAt = Region | 'age';

interface Of<T extends string> extends Fact {
  readonly type: T;
}

/** Everything that can happen. Faces that only some may know are in the private form of an event, never in the public one. */
export type VfFact =
  | (Of<'turn'> & { readonly seat: number })
  | (Of<'moved'> & {
      readonly seat: number;
      readonly demi: DemiId;
      readonly from: At;
      readonly to: At;
      readonly by: 'move' | 'portal';
    })
  | (Of<'paid'> & { readonly seat: number; readonly power: Power; readonly kind: FateKind })
  | (Of<'swapped'> & { readonly seat: number; readonly region: Region; readonly one: DemiId; readonly other: DemiId })
  | (Of<'voted'> & {
      readonly seat: number;
      readonly region: Region;
      readonly why: VoteReason;
      readonly kind?: FateKind;
    })
  | (Of<'deckVoted'> & { readonly region: Region; readonly count: number })
  | (Of<'looked'> & {
      readonly seat: number;
      readonly region: Region;
      readonly count: number;
      readonly kinds?: readonly FateKind[];
    })
  | (Of<'drew'> & { readonly seat: number; readonly count: number; readonly kinds?: readonly FateKind[] })
  | (Of<'refreshed'> & { readonly seat: number; readonly kind: FateKind })
  | (Of<'reshuffled'> & { readonly count: number })
  | (Of<'passed'> & { readonly seat: number })
  | (Of<'rested'> & { readonly seat: number; readonly why: 'choice' | 'idle' | 'empty' })
  | (Of<'token'> & { readonly seat: number })
  | (Of<'cityToken'> & { readonly slot: number; readonly icon: CityIcon })
  | (Of<'cityLeft'> & { readonly card: string })
  | (Of<'questFull'> & { readonly region: Region; readonly quest: string; readonly seat: number })
  | (Of<'voterPicked'> & { readonly seat: number; readonly voter: number; readonly region: Region })
  | (Of<'voteRemoved'> & { readonly region: Region; readonly kind: FateKind })
  | (Of<'revealed'> & {
      readonly vote: VoteAt;
      readonly kind: FateKind;
      readonly from: 'pile' | 'fate';
      readonly feathers: number;
      readonly scorpions: number;
    })
  | (Of<'coin'> & { readonly face: Side; readonly why: 'tie' | 'result' })
  | (Of<'decided'> & {
      readonly vote: VoteAt;
      readonly verdict: Verdict;
      readonly feathers: number;
      readonly scorpions: number;
    })
  | (Of<'rowApplied'> & {
      readonly region: Region;
      readonly slot: number;
      readonly demi: DemiId;
      readonly result: Result;
    })
  | (Of<'renown'> & { readonly demi: DemiId; readonly by: number; readonly renown: number; readonly rank: number })
  | (Of<'smitten'> & { readonly demi: DemiId; readonly from: At; readonly rank: number })
  | (Of<'questDone'> & { readonly region: Region; readonly quest: string; readonly demis: readonly DemiId[] })
  | (Of<'questAbandoned'> & {
      readonly region: Region;
      readonly quest: string;
      readonly demis: readonly DemiId[];
      readonly votes: number;
    })
  | (Of<'ageEnded'> & { readonly age: number; readonly why: 'rested' | 'quests' })
  | (Of<'ageNamed'> & { readonly seat: number; readonly choice: Named })
  | (Of<'ageVoted'> & { readonly seat: number; readonly count: number; readonly kinds?: readonly FateKind[] })
  | (Of<'carried'> & { readonly demi: DemiId; readonly from: At; readonly to: At })
  | (Of<'questDrawn'> & { readonly seat: number; readonly quest: string })
  | (Of<'questPlaced'> & { readonly seat: number; readonly quest: string; readonly region: Region })
  | (Of<'cityOpened'> & { readonly card: string })
  | (Of<'ageOpened'> & { readonly age: number; readonly card: string })
  | (Of<'loner'> & { readonly seat: number; readonly demi: DemiId; readonly renown: number; readonly rank: number })
  | (Of<'ended'> & {
      readonly why: Ending;
      readonly identities: readonly DemiId[];
      readonly winners: readonly number[];
    });
export type FactOf<T extends VfFact['type']> = Extract<VfFact, { type: T }>;
