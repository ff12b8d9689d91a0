import type { Viewer } from '@veilhall/engine';
import { z } from 'zod';
import { touchedBy } from './ageEffect.ts';
import type { Content } from './content/compile.ts';
import { winnersOf } from './ending.ts';
import { numberOf } from './frames/voting.ts';
import { preview } from './preview.ts';
import { linesOf } from './renown.ts';
import { type Ballot, DECK, type QuestInPlay, type State } from './state.ts';
import { ageCard, lawsOf, questCard } from './table.ts';
import {
  CITY_SLOTS,
  CLASSES,
  DEMIS,
  FATE_KINDS,
  type FateKind,
  LOCATIONS,
  PLAIN_RESULTS,
  REGIONS,
} from './vocabulary.ts';

/** What a viewer may see, and nothing else: every member is put here by name. */

const count = z.int().min(0);
const seat = z.int().min(0).max(7);
const demi = z.enum(DEMIS);
const region = z.enum(REGIONS);
const kind = z.enum(FATE_KINDS);
const plain = z.enum(PLAIN_RESULTS);
const result = z.union([plain, z.strictObject({ feather: plain, scorpion: plain })]);
const plainIcon = z.enum(['.', 'draw', '+1', '-1', 'X']);
const icon = z.union([plainIcon, z.strictObject({ feather: plainIcon, scorpion: plainIcon })]);

/** A face-down pile: how many cards, from whom, and what the viewer knows of their faces. */
const pileSchema = z.strictObject({
  size: count,
  /** In the order of first contribution; -1 is the deck. */
  by: z.array(z.strictObject({ seat: z.int().min(DECK).max(7), count })),
  mine: z.array(kind),
  /** What the viewer saw through Omniscience, by kind; stale when cards were added since (VF-RULING-61). */
  seen: z.strictObject({ kinds: z.array(kind), stale: z.boolean() }).exactOptional(),
});
export type PileView = z.infer<typeof pileSchema>;

const previewSchema = z.strictObject({
  results: z.array(z.strictObject({ slot: count, demi, result, renown: z.array(count) })),
  rank: z.array(demi).exactOptional(),
});

const questSchema = z.strictObject({
  region,
  card: z.string(),
  /** As the Decree leaves it. */
  number: z.int().min(-1).max(2),
  ordered: z.boolean(),
  slots: z.array(
    z.strictObject({
      slot: count,
      row: count,
      half: z.enum(['left', 'right']).exactOptional(),
      need: z.enum(['any', ...CLASSES, ...DEMIS]),
      feathers: result,
      scorpions: result,
      demi: demi.exactOptional(),
    }),
  ),
  open: count,
  pile: pileSchema,
  if: z.strictObject({ feathers: previewSchema, scorpions: previewSchema }),
});
export type QuestView = z.infer<typeof questSchema>;

export const viewSchema = z.strictObject({
  who: z.union([seat, z.literal('spectator')]),
  stage: z.enum(['turns', 'ageVote', 'nextAge', 'over']),
  age: z.strictObject({
    number: z.literal([1, 2, 3]),
    card: z.string(),
    pile: pileSchema,
    named: z.array(z.string()),
    /** Whom each end of the Age would touch as things stand; absent while the First Player has yet to name somebody. */
    touches: z.strictObject({ feathers: z.array(demi), scorpions: z.array(demi), tie: z.array(demi) }).exactOptional(),
  }),
  players: z.array(z.strictObject({ seat, cards: count, rested: z.boolean(), lot: kind, demi: demi.exactOptional() })),
  firstPlayer: seat,
  /** Nobody has Rested yet this Age: the first who does takes the Token. */
  tokenFree: z.boolean(),
  turn: z
    .strictObject({
      seat,
      used: z.int().min(0).max(2),
      /** No card gained or spent so far: the turn would end in a Rest (VF-REST-04). */
      willRest: z.boolean(),
      votedAt: region.exactOptional(),
    })
    .exactOptional(),
  me: z
    .strictObject({
      seat,
      demi,
      hand: z.array(z.strictObject({ thing: z.string(), kind })),
      /** Cards named for the Age vote and not laid down yet. */
      staged: z.array(z.string()),
    })
    .exactOptional(),
  /** First place first. */
  demis: z.array(
    z.strictObject({
      id: demi,
      at: z.enum(LOCATIONS),
      slot: count,
      renown: count,
      rank: z.int().min(1).max(9),
    }),
  ),
  lines: z.array(z.strictObject({ renown: count, demis: z.array(demi) })),
  quests: z.array(questSchema),
  city: z
    .strictObject({ card: z.string(), token: z.int().min(0).max(CITY_SLOTS), next: icon.exactOptional() })
    .exactOptional(),
  costs: z.strictObject({ portal: count, transfigure: count, smite: count, omniscience: count, influence: count }),
  handLimit: count,
  /** A Quest that was drawn and waits for its region. */
  drawn: z.strictObject({ seat, quest: z.string() }).exactOptional(),
  decks: z.strictObject({ fate: count, discard: count, quests: count, cities: count }),
  end: z
    .strictObject({ why: z.enum(['verdict', 'ascension']), winners: z.array(seat), aside: z.array(demi) })
    .exactOptional(),
});
export type VeiledFateView = z.infer<typeof viewSchema>;

const byKind = (ballots: readonly Ballot[]): FateKind[] =>
  FATE_KINDS.flatMap((each) => ballots.filter((ballot) => ballot.kind === each).map(() => each));

function pileView(pile: readonly Ballot[], who: Viewer): PileView {
  const by: PileView['by'] = [];
  for (const ballot of pile) {
    const entry = by.find((other) => other.seat === ballot.by);
    if (entry) entry.count++;
    else by.push({ seat: ballot.by, count: 1 });
  }
  const view: PileView = { size: pile.length, by, mine: [] };
  if (who === 'spectator') return view;
  view.mine = pile.filter((ballot) => ballot.by === who).map((ballot) => ballot.kind);
  const seen = pile.filter((ballot) => ballot.seen & (1 << who));
  if (seen.length > 0) {
    view.seen = { kinds: byKind(seen), stale: pile.some((ballot) => !(ballot.seen & (1 << who))) };
  }
  return view;
}

function questView(content: Content, state: State, inPlay: QuestInPlay, who: Viewer): QuestView {
  const quest = questCard(content, inPlay.card);
  const slots: QuestView['slots'] = quest.slots.map(({ row, half, need, feathers, scorpions }, index) => ({
    slot: index + 1,
    row,
    ...(half && { half }),
    need,
    feathers,
    scorpions,
  }));
  for (const id of DEMIS) {
    const { at, slot } = state.demis[id];
    const here = at === inPlay.region ? slots[slot - 1] : undefined;
    if (here) here.demi = id;
  }
  return {
    region: inPlay.region,
    card: inPlay.card,
    number: numberOf(quest, lawsOf(content, state)),
    ordered: quest.ordered,
    slots,
    open: slots.filter((slot) => slot.demi === undefined).length,
    pile: pileView(inPlay.pile, who),
    if: {
      feathers: preview(content, state, inPlay, 'feathers'),
      scorpions: preview(content, state, inPlay, 'scorpions'),
    },
  };
}

export function viewOf(content: Content, state: State, who: Viewer): VeiledFateView {
  const laws = lawsOf(content, state);
  const over = state.ended !== undefined;
  const view: VeiledFateView = {
    who,
    stage: state.stage,
    age: {
      number: state.age.number,
      card: state.age.card,
      pile: pileView(state.age.pile, who),
      named: [...state.age.chosen],
      ...touchesOf(content, state),
    },
    players: state.players.map((one, at) => ({
      seat: at,
      cards: one.hand.length,
      rested: one.rested,
      lot: state.lots[at] ?? 's1',
      ...(over && { demi: one.demi }),
    })),
    firstPlayer: state.firstPlayer,
    tokenFree: !state.tokenTaken,
    demis: state.rank.map((id, at) => ({ id, ...state.demis[id], renown: state.renown[id], rank: at + 1 })),
    lines: linesOf(state).map(({ renown, demis }) => ({ renown, demis: [...demis] })),
    quests: state.quests.map((inPlay) => questView(content, state, inPlay, who)),
    costs: { ...laws.costs },
    handLimit: laws.handLimit,
    decks: {
      fate: state.deck.length,
      discard: state.discard.length + state.buried.length,
      quests: state.questDeck.length,
      cities: state.cityDeck.length,
    },
  };
  if (state.stage === 'turns') {
    const { seat: active, used, touched, votedAt } = state.turn;
    view.turn = { seat: active, used, willRest: !touched, ...(votedAt && { votedAt }) };
  }
  if (who !== 'spectator') view.me = ownView(state, who);
  if (state.city) {
    const next = content.cities.get(state.city.card)?.card.slots[state.city.token];
    view.city = { ...state.city, ...(next && { next }) };
  }
  for (const frame of state.work) {
    if (frame.do === 'placeQuest') view.drawn = { seat: frame.seat, quest: frame.quest };
  }
  if (state.ended) view.end = { why: state.ended, winners: winnersOf(state), aside: [...state.aside].sort() };
  return view;
}

function touchesOf(content: Content, state: State): Pick<VeiledFateView['age'], 'touches'> {
  const { fp, feathers, scorpions, tie } = ageCard(content, state.age.card);
  const due = fp?.choose === undefined ? 0 : fp.choose === 'twoDemis' ? 2 : 1;
  if (state.age.chosen.length < due) return {};
  const of = (clauses: typeof tie) => touchedBy(state, clauses);
  return { touches: { feathers: of(feathers), scorpions: of(scorpions), tie: of(tie) } };
}

function ownView(state: State, who: number): NonNullable<VeiledFateView['me']> {
  const one = state.players[who];
  if (!one) throw new Error(`there is no seat ${who}`);
  const staged: string[] = [];
  for (const frame of state.work) {
    if (frame.do !== 'ageVote' || frame.seat !== who) continue;
    for (const card of one.hand) if (frame.picked.includes(card.id)) staged.push(`${card.def}#${card.id}`);
  }
  const hand = one.hand.map(({ id, def }) => ({ thing: `${def}#${id}`, kind: def }));
  return { seat: who, demi: one.demi, hand, staged };
}
