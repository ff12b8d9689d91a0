import type { Viewer } from '@veilhall/engine';
import type { Board } from '../board/board.ts';
import { ageCard, lawsOf, numberOf, questCard } from '../board/board.ts';
import { winnersOf } from '../board/ending.ts';
import { preview } from '../board/preview.ts';
import { linesOf } from '../board/renown.ts';
import { touchedBy } from '../effects/age.ts';
import type { Ballot, QuestInPlay, State } from '../state/state.ts';
import { DEMIS, FATE_KINDS, type FateKind } from '../vocabulary.ts';
import type { PileView, QuestView, VeiledFateView } from './types.ts';

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

function questView(board: Board, inPlay: QuestInPlay, who: Viewer): QuestView {
  const { state, content } = board;
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
    number: numberOf(quest, lawsOf(board)),
    ordered: quest.ordered,
    slots,
    open: slots.filter((slot) => slot.demi === undefined).length,
    pile: pileView(inPlay.pile, who),
    if: {
      feathers: preview(board, inPlay, 'feathers'),
      scorpions: preview(board, inPlay, 'scorpions'),
    },
  };
}

export function viewOf(board: Board, who: Viewer): VeiledFateView {
  const { state, content } = board;
  const laws = lawsOf(board);
  const over = state.ended !== undefined;
  const view: VeiledFateView = {
    who,
    stage: state.stage,
    age: {
      number: state.age.number,
      card: state.age.card,
      pile: pileView(state.age.pile, who),
      named: [...state.age.chosen],
      ...touchesOf(board),
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
    quests: state.quests.map((inPlay) => questView(board, inPlay, who)),
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

function touchesOf({ state, content }: Board): Pick<VeiledFateView['age'], 'touches'> {
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
