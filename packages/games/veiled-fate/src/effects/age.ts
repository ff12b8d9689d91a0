import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import { applyResult } from '../board/results.ts';
import { DEMI_CARDS } from '../content/demis.ts';
import type { Clause, Filter } from '../content/schema.ts';
import type { State } from '../state/state.ts';
import type { DemiId, Location } from '../vocabulary.ts';

/** How things stood before the Age card began to act (VF-RENOWN-08). */
interface Snapshot {
  readonly rank: readonly DemiId[];
  readonly at: Readonly<Record<DemiId, Location>>;
  readonly chosen: readonly string[];
}

function snapshotOf({ rank, demis, age }: State): Snapshot {
  const at: Record<DemiId, Location> = {
    isabel: demis.isabel.at,
    namari: demis.namari.at,
    caldis: demis.caldis.at,
    agamar: demis.agamar.at,
    belan: demis.belan.at,
    tovik: demis.tovik.at,
    pentha: demis.pentha.at,
    aponi: demis.aponi.at,
    ruhane: demis.ruhane.at,
  };
  return { rank: [...rank], at, chosen: age.chosen };
}

const IN_CLASS = { highest: 0, middle: 1, lowest: 2 } as const;

/** Region, class and Demi have different names, so one list serves all three. */
const isChosen = ({ at, chosen }: Snapshot, demi: DemiId): boolean =>
  chosen.includes(demi) || chosen.includes(at[demi]) || chosen.includes(DEMI_CARDS[demi].class);

function chosenPlace({ rank, chosen }: Snapshot, demi: DemiId): number {
  return rank.filter((other) => chosen.includes(other)).indexOf(demi);
}

function passes(snapshot: Snapshot, demi: DemiId, filter: Filter): boolean {
  const { rank, at } = snapshot;
  switch (filter.is) {
    case 'at':
      return filter.places.includes(at[demi]);
    case 'notAt':
      return !filter.places.includes(at[demi]);
    case 'class':
      return DEMI_CARDS[demi].class === filter.class;
    case 'rank': {
      const place = rank.indexOf(demi) + 1;
      return place >= filter.from && place <= filter.to;
    }
    case 'inClass': {
      const kin = rank.filter((other) => DEMI_CARDS[other].class === DEMI_CARDS[demi].class);
      return kin.indexOf(demi) === IN_CLASS[filter.rank];
    }
    case 'chosen':
      return isChosen(snapshot, demi);
    case 'notChosen':
      return !isChosen(snapshot, demi);
    case 'higher':
      return chosenPlace(snapshot, demi) === 0;
    case 'lower':
      return chosenPlace(snapshot, demi) === 1;
  }
}

/** Whom these clauses would touch as things stand, first place first. */
export function touchedBy(state: State, clauses: readonly Clause[]): DemiId[] {
  const snapshot = snapshotOf(state);
  return snapshot.rank.filter((demi) =>
    clauses.some(({ who }) => who.every((filter) => passes(snapshot, demi, filter))),
  );
}

/** One pass per "then", each in the rank order of the snapshot, Demi by Demi (VF-AGEVOTE-10, VF-RULING-42). */
export function applyAge(turn: Turn, clauses: readonly Clause[]): void {
  const snapshot = snapshotOf(turn.state);
  for (const pass of [1, 2]) {
    for (const demi of snapshot.rank) {
      for (const clause of clauses) {
        if (clause.pass !== pass || !clause.who.every((filter) => passes(snapshot, demi, filter))) continue;
        affect(turn, demi, clause.do);
        if (turn.state.ended) return;
      }
    }
  }
}

function affect(turn: Turn, demi: DemiId, what: Clause['do']): void {
  if (what !== 'toCity') {
    applyResult(turn, demi, what);
    return;
  }
  const { state } = turn;
  const from = state.demis[demi];
  const to = { at: 'city', slot: 0 } as const;
  // The City Token stays: nobody moved this Demi (VF-RULING-35).
  state.demis[demi] = { ...to };
  emit(turn, { type: 'carried', demi, from, to });
}
