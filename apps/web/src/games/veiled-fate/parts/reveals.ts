import type { Text } from '@veilhall/engine';
import type { FateKind, Region, VfFact } from '@veilhall/games/veiled-fate';
import type { FactLine } from '../../../table/table.ts';
import type { VfEntry } from '../facts.ts';

/** A card of a vote as it was turned up, with the balance after it. */
export interface Turned {
  readonly kind: FateKind;
  /** Out of the pile, or brought by a Fate +2. */
  readonly from: 'pile' | 'fate';
  readonly feathers: number;
  readonly scorpions: number;
}

export interface Consequence {
  readonly text: Text;
  readonly coin?: 'feathers' | 'scorpions';
}

/** One vote from the first card to the last consequence, or a coin tossed for itself. */
export interface Reveal {
  /** The entry it belongs to. */
  readonly seq: number;
  readonly about: Region | 'age' | 'coin';
  /** The Quest that was voted on. */
  readonly quest?: string;
  readonly removed?: FateKind;
  readonly cards: readonly Turned[];
  readonly tossed?: 'feathers' | 'scorpions';
  readonly verdict?: 'feathers' | 'scorpions' | 'tie';
  readonly feathers: number;
  readonly scorpions: number;
  readonly after: readonly Consequence[];
}

type Draft = { -readonly [K in keyof Reveal]: Reveal[K] } & { cards: Turned[]; after: Consequence[] };

/** What belongs to the outcome of a vote; anything else closes it. */
const AFTER: readonly VfFact['type'][] = ['rowApplied', 'renown', 'smitten', 'carried', 'coin'];

const draft = (seq: number, about: Draft['about']): Draft => ({
  seq,
  about,
  cards: [],
  feathers: 0,
  scorpions: 0,
  after: [],
});

/** The votes and tosses of some entries of the log, in their order. Whatever the facts do not tell is not in here. */
export function revealsIn(entries: readonly VfEntry[]): Reveal[] {
  const found: Draft[] = [];
  for (const entry of entries) if (entry.kind === 'pick' && !entry.undone) found.push(...revealsOf(entry));
  return found;
}

function revealsOf({ seq, facts }: VfEntry): Draft[] {
  const found: Draft[] = [];
  let open: Draft | undefined;
  let quest: string | undefined;
  const begin = (about: Draft['about']): Draft => {
    if (open && open.verdict === undefined && open.about === about) return open;
    const next = draft(seq, about);
    if (quest && about !== 'age' && about !== 'coin') next.quest = quest;
    found.push(next);
    open = next;
    return next;
  };
  for (const line of facts) {
    const { fact } = line;
    if (fact.type === 'questFull') {
      quest = fact.quest;
      open = undefined;
    } else if (fact.type === 'voteRemoved') begin(fact.region).removed = fact.kind;
    else if (fact.type === 'revealed') {
      const { vote, kind, from, feathers, scorpions } = fact;
      begin(vote).cards.push({ kind, from, feathers, scorpions });
    } else if (fact.type === 'decided') {
      const { verdict, feathers, scorpions } = fact;
      Object.assign(begin(fact.vote), { verdict, feathers, scorpions });
    } else if (fact.type === 'questDone') {
      if (open?.about === fact.region) open.quest = fact.quest;
      open = undefined;
    } else open = follow(found, open, line, seq);
  }
  return found;
}

/** What comes after the verdict is part of it; a coin outside of a vote stands alone. */
function follow(
  found: Draft[],
  open: Draft | undefined,
  { fact, text }: FactLine<VfFact>,
  seq: number,
): Draft | undefined {
  if (fact.type === 'coin' && fact.why === 'tie' && open) {
    open.tossed = fact.face;
    return open;
  }
  if (open && AFTER.includes(fact.type)) {
    // The row says what is due, the next fact what came of it: one line is enough.
    if (fact.type !== 'rowApplied') open.after.push(fact.type === 'coin' ? { text, coin: fact.face } : { text });
    return open;
  }
  if (fact.type !== 'coin') return undefined;
  const toss = { ...draft(seq, 'coin'), tossed: fact.face };
  found.push(toss);
  return toss;
}
