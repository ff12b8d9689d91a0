import { fastRng, int, type RngState } from '@veilhall/engine';
import { given, type Play } from '@veilhall/testkit';
import { linesOf } from '../board/renown.ts';
import { compile } from '../content/compile.ts';
import { BASE_CARDS } from '../content/families.ts';
import { FATE_BOX } from '../content/fate.ts';
import type { QuestCard } from '../content/schema.ts';
import type { VeiledFate } from '../game.ts';
import { veiledFate } from '../index.ts';
import type { Ballot, State } from '../state/state.ts';
import { DEMIS, type DemiId, FATE_KINDS, type FateKind, LOCATIONS, REGIONS, type Region } from '../vocabulary.ts';

/** A table put up for a test, in the notation of rules.md. */
export interface Arrangement {
  readonly game?: VeiledFate;
  readonly seats?: number;
  readonly seed?: string;
  /** The Quests on the board, and no others; left out, no Quest but one that nobody is near to filling. */
  readonly quests?: Partial<Record<Region, string>>;
  /** `forest` or `forest/2`; Demis that are left out stand in the City. */
  readonly at?: Partial<Record<DemiId, string>>;
  /** Hands by seat, as in `f1 s1 s2`; seats that are left out hold different ones. */
  readonly hands?: Readonly<Record<number, string>>;
  /** Votes by region, as in `0:f1 1:s2 deck:p2`. */
  readonly votes?: Partial<Record<Region, string>>;
  /** The next cards of the Fate deck, the first on top. */
  readonly deck?: string;
  /** The deck holds nothing but `deck`; the other cards are in the discard pile. */
  readonly deckIsShort?: boolean;
  /** `3:[agamar, belan] 2:[pentha]`; Demis that are left out follow on space 0. */
  readonly track?: string;
  /** A City card and the slot its Token covers, as in `altar-of-two-faces/2`; left out, the City is empty. */
  readonly city?: string;
  /** The Age card, and with it the number of the Age. */
  readonly age?: string;
  /** Left out, the seat to the right of the one to move. */
  readonly fp?: number;
  readonly turn?: number;
  readonly used?: number;
  readonly rested?: readonly number[];
  /** Who owns which Demi, by seat. */
  readonly owners?: readonly DemiId[];
  /** What the Fate Coin will show, as in `FS`. */
  readonly coins?: string;
}

const words = (text: string): string[] => text.split(/[\s,]+/).filter((word) => word !== '');

function oneOf<T extends string>(list: readonly T[], word: string | undefined): T {
  const found = list.find((each) => each === word);
  if (!found) throw new Error(`'${word}' is none of ${list.join(', ')}`);
  return found;
}

const kinds = (text: string): FateKind[] => words(text).map((word) => oneOf(FATE_KINDS, word));

/** No two neighbours hold the same, or equally many. */
const HANDS = ['f1 f1 s1 s1 s1', 'f1 f1 s1 s1', 'f1 s1 s1 s1 s1 s1', 'f1 f1 s1'] as const;

export type VfPlay = Play<State>;

export function table(how: Arrangement = {}): VfPlay {
  const game = how.game ?? veiledFate;
  return given<State>(game, {
    seats: how.seats ?? 4,
    seed: how.seed ?? 'table',
    arrange: (state) => arrange(state, how),
  });
}

function arrange(state: State, how: Arrangement): void {
  state.rng = rngShowing(how.coins ?? '');
  arrangeCards(state, how);
  arrangeDemis(state, how);
  arrangeAge(state, how);
  state.turn = { seat: how.turn ?? 0, used: how.used ?? 0, touched: false };
  state.firstPlayer = how.fp ?? (state.turn.seat + state.players.length - 1) % state.players.length;
  for (const seat of how.rested ?? []) rest(state, seat);
  if (how.owners) arrangeOwners(state, how.owners);
}

function rest(state: State, seat: number): void {
  const one = state.players[seat];
  if (one) one.rested = true;
  state.tokenTaken = true;
}

/** A generator whose coin shows these faces first. */
function rngShowing(faces: string): RngState {
  for (let n = 0; ; n++) {
    const rng = fastRng(`coins ${faces} ${n}`);
    const shown = [...faces].map(() => 'FS'[int(rng, 'coin', 2)]).join('');
    if (shown === faces) return fastRng(`coins ${faces} ${n}`);
  }
}

function arrangeCards(state: State, how: Arrangement): void {
  const pool = [...FATE_BOX];
  const take = (kind: FateKind): FateKind => {
    const at = pool.indexOf(kind);
    if (at < 0) throw new Error(`there is no ${kind} left`);
    pool.splice(at, 1);
    return kind;
  };
  const quests = how.quests ?? { volcano: 'caravan-of-ashes' };
  const spare = [...state.questDeck, ...state.quests.map((quest) => quest.card)];
  state.quests = [];
  for (const region of REGIONS) {
    const card = quests[region];
    if (card) state.quests.push({ region, card, pile: ballots(how.votes?.[region] ?? '', take) });
  }
  state.questDeck = spare.filter((id) => !state.quests.some((quest) => quest.card === id));
  state.nextId = 1;
  for (const [seat, one] of state.players.entries()) {
    const hand = how.hands?.[seat] ?? HANDS[seat % HANDS.length] ?? '';
    one.hand = kinds(hand).map((kind) => ({ id: state.nextId++, def: take(kind) }));
  }
  const top = kinds(how.deck ?? '')
    .map(take)
    .reverse();
  state.deck = how.deckIsShort ? top : [...pool, ...top];
  state.discard = how.deckIsShort ? [...pool] : [];
  delete state.city;
  const [card = '', token = '0'] = (how.city ?? '').split('/');
  if (card === '') return;
  state.city = { card, token: Number(token) };
  state.cityDeck = [...compile(BASE_CARDS).cities.keys()].filter((id) => id !== card);
}

function ballots(text: string, take: (kind: FateKind) => FateKind): Ballot[] {
  return words(text).map((word) => {
    const [by = '', kind] = word.split(':');
    return { kind: take(oneOf(FATE_KINDS, kind)), by: by === 'deck' ? -1 : Number(by), seen: 0 };
  });
}

function arrangeDemis(state: State, { at = {}, track }: Arrangement): void {
  for (const demi of DEMIS) {
    const [place, slot = '0'] = (at[demi] ?? 'city').split('/');
    state.demis[demi] = { at: oneOf(LOCATIONS, place), slot: Number(slot) };
  }
  if (track === undefined) return;
  const rank: DemiId[] = [];
  for (const [, renown, line = ''] of track.matchAll(/(\d+):\[([^\]]*)\]/g)) {
    for (const word of words(line)) {
      const demi = oneOf(DEMIS, word);
      rank.push(demi);
      state.renown[demi] = Number(renown);
    }
  }
  const others = DEMIS.filter((demi) => !rank.includes(demi));
  for (const demi of others) state.renown[demi] = 0;
  state.rank = [...rank, ...others];
}

function arrangeAge(state: State, { age }: Arrangement): void {
  if (!age) return;
  const cards = compile(BASE_CARDS).ages;
  const number = cards.get(age)?.age;
  if (!number) throw new Error(`there is no Age card '${age}'`);
  state.age = { number, card: age, pile: [], chosen: [] };
  const cardOf = (each: number): string => [...cards.values()].find((card) => card.age === each)?.id ?? '';
  state.ages = [3, 2].filter((later) => later > number).map(cardOf);
  state.agesOver = [1, 2].filter((earlier) => earlier < number).map(cardOf);
}

function arrangeOwners(state: State, owners: readonly DemiId[]): void {
  const copies = state.players.length < 6 ? 1 : 2;
  const left = Array.from({ length: copies }, () => [...DEMIS]).flat();
  for (const [seat, one] of state.players.entries()) {
    one.demi = oneOf(DEMIS, owners[seat]);
    left.splice(left.indexOf(one.demi), 1);
  }
  state.aside = left;
}

/** The track as rules.md writes it, spaces without the named Demis left out. */
export function track(state: State, ...only: DemiId[]): string {
  return linesOf(state)
    .map(({ renown, demis }) => ({ renown, demis: demis.filter((demi) => only.length === 0 || only.includes(demi)) }))
    .filter(({ demis }) => demis.length > 0)
    .map(({ renown, demis }) => `${renown}:[${demis.join(', ')}]`)
    .join(' ');
}

export const hand = (play: VfPlay, seat: number): string =>
  (play.state.players[seat]?.hand ?? []).map(({ def }) => def).join(' ');

export const handSize = (play: VfPlay, seat: number): number => play.state.players[seat]?.hand.length ?? -1;

export const place = (play: VfPlay, demi: DemiId): string => {
  const { at, slot } = play.state.demis[demi];
  return slot > 0 ? `${at}/${slot}` : at;
};

export const votes = (play: VfPlay, region: Region): string =>
  (play.state.quests.find((quest) => quest.region === region)?.pile ?? [])
    .map(({ by, kind }) => `${by < 0 ? 'deck' : by}:${kind}`)
    .join(' ');

/** Ids on offer that begin with this. */
export const offered = (play: VfPlay, seat: number, prefix: string): string[] =>
  (play.promptOf(seat)?.options ?? []).map(({ id }) => id).filter((id) => id.startsWith(prefix));

/** Where a move may take this Demi. */
export const destinations = (play: VfPlay, demi: DemiId, seat = 0): string[] =>
  offered(play, seat, `move:${demi}>`)
    .map((id) => id.slice(`move:${demi}>`.length))
    .sort();

export const facts = (play: VfPlay, type: string) =>
  play.events.map((event) => event.fact).filter((fact) => fact.type === type);

/** Pays with these cards, in this order. */
export function pay(play: VfPlay, seat: number, cards: string): VfPlay {
  for (const kind of kinds(cards)) if (play.promptOf(seat)?.ask === 'pay') play.choose(seat, `pay:${kind}`);
  return play;
}

/** Everybody still in the Age Rests, one after the other. */
export function restAll(play: VfPlay): VfPlay {
  while (play.state.stage === 'turns') play.choose(play.state.turn.seat, 'rest');
  return play;
}

/** The Age vote, from the first voter on: cards by seat, as in `f1 f1`; seats that are left out add none. */
export function ageVote(play: VfPlay, cards: Readonly<Record<number, string>> = {}): VfPlay {
  for (;;) {
    const prompt = play.game.prompts(play.state)[0];
    if (prompt?.ask !== 'ageVote') return play;
    for (const kind of kinds(cards[prompt.seat] ?? '')) play.choose(prompt.seat, `vote:${kind}`);
    play.choose(prompt.seat, 'done');
  }
}

/** A pack of one Quest, for what no printed Quest shows. */
export const withQuest = (quest: Pick<QuestCard, 'id' | 'family' | 'number' | 'rows'>): VeiledFate => {
  const flavour = { setup: 'A test.', feathers: 'Mercy.', scorpions: 'Cunning.' };
  const pack = { ...TEST_PACK, quests: [{ ...quest, name: 'A Test', flavour }] };
  const extended = veiledFate.extend?.(pack);
  if (!extended) throw new Error('the game takes no packs');
  return extended;
};

export const TEST_PACK = { format: 'veilhall-pack/1', game: 'veiled-fate', id: 'test', name: 'Test' } as const;
