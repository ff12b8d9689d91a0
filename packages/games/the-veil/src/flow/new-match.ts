import { type Event, OptionsError, pick, type RngState } from '@veilhall/engine';
import { emit } from '@veilhall/kit';
import type { Turn } from '../board/board.ts';
import type { Content } from '../content/compile.ts';
import type { Options } from '../options.ts';
import { playerAt, type Who } from '../state/access.ts';
import type { VeilFact } from '../state/facts.ts';
import type { Player, State } from '../state/state.ts';
import { type Places, placesFor, suggested } from './line-up.ts';
import { freshTurn } from './turn.ts';

const newPlayer = (side: number, total: number, solo?: string): Player => ({
  character: '',
  side,
  total,
  ...(solo !== undefined && { solo }),
  out: false,
  exhausted: false,
  gold: 0,
  unlocked: [],
  bought: 0,
  discount: 0,
  onTop: false,
  fortified: 0,
  revealed: [],
  passes: [],
  hand: [],
  deck: [],
  deckKnown: 0,
  discard: [],
  fateDeck: [],
  fateKnown: 0,
  route: [],
  banished: [],
  recruits: [],
  played: [],
});

/** The table before anything is chosen or dealt. */
export function newState(
  content: Content,
  options: Options,
  seats: number,
  rng: RngState,
  events: Event<VeilFact>[],
): State {
  const places = placesFor(options, seats);
  const count = Math.max(...places.sides) + 1;
  const shared = options.health === 'shared';
  const sides = Array.from({ length: count }, (_, side) =>
    places.sides.flatMap((other, who) => (other === side ? [who] : [])),
  );
  const state: State = {
    rng,
    options,
    nextId: 0,
    stage: 'choose',
    round: 1,
    first: 0,
    sides,
    totals: (shared ? sides : places.sides.map((_side, who) => [who])).map((members) => ({ members, health: 0 })),
    players: places.sides.map((side, who) =>
      newPlayer(side, shared ? side : who, places.solo && who === seats ? soloCard(content, options, rng) : undefined),
    ),
    turn: freshTurn(0),
    gone: [],
    winners: [],
    work: [{ do: 'choosing' }],
  };
  nameCharacters({ state, events, stack: state.work, content }, places);
  return state;
}

/** Chosen, or drawn at random (TV-SOLO-02). */
const soloCard = (content: Content, { opponent }: Options, rng: RngState): string =>
  opponent === 'random'
    ? pick(
        rng,
        'opponent',
        content.raw.solos.map(({ id }) => id),
      )
    : opponent;

/** What the options name; chance takes characters that nobody has, as far as there are any. */
function nameCharacters(turn: Turn, { kinds }: Places): void {
  const { state, content } = turn;
  const { characters, opponentCharacter } = state.options;
  const known = new Set(content.characters.map(({ id }) => id));
  const wishes = state.players.map(({ solo }, who) =>
    solo === undefined ? (characters[who] ?? '') : opponentCharacter,
  );
  for (const wish of wishes)
    if (wish !== '' && wish !== 'random' && !known.has(wish))
      throw new OptionsError(`characters: there is no '${wish}'`);
  for (const [who, wish] of wishes.entries()) if (known.has(wish)) takeCharacter(turn, who, wish);
  for (const [who, wish] of wishes.entries()) {
    if (wish !== 'random') continue;
    const all = suggested(content, kinds[who] ?? []);
    const free = all.filter((id) => !state.players.some(({ character }) => character === id));
    takeCharacter(turn, who, pick(state.rng, 'character', free.length > 0 ? free : all));
  }
}

export function takeCharacter(turn: Turn, who: Who, character: string): void {
  playerAt(turn.state, who).character = character;
  emit(turn, { type: 'characterChosen', who, character });
}
