import type { Text } from '@veilhall/engine';
import type { FateKind, Region, VfFact } from '@veilhall/games/veiled-fate';
import type { FactLine, PastEntry } from '../../../table/table.ts';

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

/** The votes and tosses of some lines of the log, in their order. Whatever the facts do not tell is not in here. */
export function revealsIn(lines: readonly PastEntry[]): Reveal[] {
  const found: Draft[] = [];
  for (const line of lines) if (line.kind === 'pick' && !line.undone) found.push(...revealsOf(line));
  return found;
}

function revealsOf({ seq, facts: told }: PastEntry): Draft[] {
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
  for (const one of told) {
    const fact = one.fact as VfFact;
    switch (fact.type) {
      case 'questFull':
        quest = fact.quest;
        open = undefined;
        break;
      case 'voteRemoved':
        begin(fact.region).removed = fact.kind;
        break;
      case 'revealed': {
        const { vote, kind, from, feathers, scorpions } = fact;
        begin(vote).cards.push({ kind, from, feathers, scorpions });
        break;
      }
      case 'decided': {
        const vote = begin(fact.vote);
        vote.verdict = fact.verdict;
        vote.feathers = fact.feathers;
        vote.scorpions = fact.scorpions;
        break;
      }
      case 'questDone':
        if (open?.about === fact.region) open.quest = fact.quest;
        open = undefined;
        break;
      default:
        open = follow(found, open, one, seq);
    }
  }
  return found;
}

/** What comes after the verdict is part of it; a coin outside of a vote stands alone. */
function follow(
  found: Draft[],
  open: Draft | undefined,
  { fact: given, text }: FactLine,
  seq: number,
): Draft | undefined {
  const fact = given as VfFact;
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
