import type { Refusal, ThingId } from '@veilhall/engine';
import { isOpen } from '../board/parts.ts';
import type { State } from '../state/state.ts';
import type { Part } from '../vocabulary.ts';

/** It belongs to another part of a strict turn. */
export const otherPart = ({ turn }: State, part: Part): Refusal => ({
  code: 'otherPart',
  rule: 'TV-RULING-07',
  args: { part, now: turn.part },
});

/** Faults of things that belong to a part, while the turn has come to it; otherwise that it has not. */
export const inPart = (
  state: State,
  part: Part,
  things: readonly ThingId[],
  faults: () => readonly Refusal[],
): readonly Refusal[] => (isOpen(state, part) ? faults() : things.map((on) => ({ ...otherPart(state, part), on })));
