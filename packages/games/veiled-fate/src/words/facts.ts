import { agree, joined, seatPiece, type Text, text } from '@veilhall/engine';
import { listed, plural, sentence, signed } from '@veilhall/kit';
import type { FactOf, VfFact, VoteAt } from '../board/facts.ts';
import type { Content } from '../content/compile.ts';
import { iconText, resultText } from '../content/text.ts';
import type { DemiId, FateKind } from '../vocabulary.ts';
import {
  ageName,
  cards,
  cityName,
  demiName,
  fateName,
  fates,
  locationName,
  nameOf,
  placeName,
  powerName,
  questIn,
  questName,
} from './names.ts';

type Writer<T extends VfFact['type']> = (fact: FactOf<T>, content: Content) => Text;

const SIDE_NAMES = { feathers: 'Feathers', scorpions: 'Scorpions', tie: 'a tie' } as const;
const RESTS = {
  choice: ' for this Age',
  idle: ': no Fate card gained or spent this turn',
  empty: ': the hand is empty',
} as const;

const voteName = (vote: VoteAt): Text => (vote === 'age' ? 'the Age vote' : questIn(vote));
const faces = (kinds: readonly FateKind[] | undefined): Text =>
  kinds && kinds.length > 0 ? text`: ${fates(kinds)}` : '';
const people = (demis: readonly DemiId[]): Text => (demis.length > 0 ? joined(demis.map(demiName), ', ') : 'nobody');

/** A sentence about somebody: "Mira draws 2 Fate cards", "You draw 2 Fate cards". */
const does = (seat: number, you: string, they: string): Text => text`${seatPiece(seat)} ${agree(seat, you, they)}`;

/** What people do. */
const DEEDS = {
  turn: ({ seat }) => text`${does(seat, 'have', 'has')} the turn.`,
  moved: ({ seat, by, demi, from, to }) =>
    text`${by === 'portal' ? does(seat, 'portal', 'portals') : does(seat, 'move', 'moves')} ${demiName(demi)} from ${placeName(from)} to ${placeName(to)}.`,
  paid: ({ seat, kind, power }) =>
    text`${does(seat, 'discard', 'discards')} ${fateName(kind)} for ${powerName(power)}.`,
  swapped: ({ seat, region, one, other }) =>
    text`${does(seat, 'exchange', 'exchanges')} ${demiName(one)} and ${demiName(other)} on ${questIn(region)}.`,
  voted: ({ seat, region, kind }) =>
    text`${does(seat, 'add', 'adds')} a ${kind ? fateName(kind) : 'vote'} to ${questIn(region)}.`,
  looked: ({ seat, region, count, kinds }) =>
    text`${does(seat, 'look', 'looks')} at the ${count === 1 ? 'vote' : `${count} votes`} on ${questIn(region)}${faces(kinds)}.`,
  drew: ({ seat, count, kinds }) => text`${does(seat, 'draw', 'draws')} ${cards(count)}${faces(kinds)}.`,
  refreshed: ({ seat, kind }) => text`${does(seat, 'refresh', 'refreshes')} ${fateName(kind)}.`,
  passed: ({ seat }) => text`${does(seat, 'pass', 'passes')}.`,
  rested: ({ seat, why }) => text`${does(seat, 'Rest', 'Rests')}${RESTS[why]}.`,
  token: ({ seat }) => text`${does(seat, 'take', 'takes')} the First Player Token.`,
  voterPicked: ({ seat, voter }) => text`${does(seat, 'pick', 'picks')} ${seatPiece(voter)} to add a vote.`,
  ageNamed: ({ seat, choice }) => text`${does(seat, 'name', 'names')} ${nameOf(choice)}.`,
  ageVoted: ({ seat, count, kinds }) =>
    text`${does(seat, 'add', 'adds')} ${cards(count)} to the Age vote${faces(kinds)}.`,
  questDrawn: ({ seat, quest }, content) =>
    text`${does(seat, 'draw', 'draws')} the Quest ${questName(content, quest)}.`,
  questPlaced: ({ seat, quest, region }, content) =>
    text`${does(seat, 'place', 'places')} ${questName(content, quest)} in ${locationName(region)}.`,
  loner: ({ seat, demi, renown, rank }) =>
    text`${does(seat, 'were', 'was')} alone: ${demiName(demi)} gains 1 Renown, now ${renown} and in place ${rank}.`,
} satisfies { readonly [T in VfFact['type']]?: Writer<T> };

/** What happens on the table. */
const EVENTS = {
  deckVoted: ({ region, count }) =>
    text`${cards(count)} from the deck go${count === 1 ? 'es' : ''} unseen into ${questIn(region)}.`,
  reshuffled: ({ count }) => `The discard pile becomes a new Fate deck of ${cards(count)}.`,
  cityToken: ({ slot, icon }) => `The City Token goes to slot ${slot}: ${iconText(icon)}.`,
  cityLeft: ({ card }, content) => text`${cityName(content, card)} leaves the City.`,
  questFull: ({ quest, region }, content) => text`${questName(content, quest)} in ${locationName(region)} is full.`,
  voteRemoved: ({ region, kind }) => text`A ${fateName(kind)} is removed from ${questIn(region)}.`,
  revealed: ({ kind, from, feathers, scorpions }) =>
    text`${fateName(kind)} is revealed${from === 'fate' ? ' from the deck' : ''}: Feathers ${feathers}, Scorpions ${scorpions}.`,
  coin: ({ face, why }) =>
    `The Fate Coin shows ${face === 'feathers' ? 'the Feather' : 'the Scorpion'}${why === 'tie' ? ' and breaks the tie' : ''}.`,
  decided: ({ vote, verdict, feathers, scorpions }) =>
    sentence(text`${voteName(vote)}: ${SIDE_NAMES[verdict]}, ${feathers} to ${scorpions}`),
  rowApplied: ({ demi, slot, result }) => text`${demiName(demi)} on slot ${slot}: ${resultText(result)}.`,
  renown: ({ demi, by, renown, rank }) =>
    text`${demiName(demi)}: ${signed(by)} Renown, now ${renown} and in place ${rank}.`,
  smitten: ({ demi, from, rank }) =>
    text`${demiName(demi)} is Smitten and falls from ${placeName(from)} to the Abyss, now in place ${rank}.`,
  questDone: ({ quest, region, demis }, content) =>
    text`${questName(content, quest)} is done; in ${locationName(region)} remain: ${people(demis)}.`,
  questAbandoned: ({ quest, region, demis, votes }, content) =>
    text`${questName(content, quest)} is abandoned with ${plural(votes, 'vote')} unseen; in ${locationName(region)} remain: ${people(demis)}.`,
  ageEnded: ({ age, why }) => `Age ${age} is over: ${why === 'quests' ? 'all Quests are done' : 'everybody Rests'}.`,
  carried: ({ demi, from, to }) => text`${demiName(demi)} is carried from ${placeName(from)} to ${placeName(to)}.`,
  cityOpened: ({ card }, content) => text`${cityName(content, card)} is the new City card.`,
  ageOpened: ({ age, card }, content) => text`Age ${age} begins: ${ageName(content, card)}.`,
  ended({ why, identities, winners }) {
    const owners = identities.map((demi, seat) => text`${does(seat, 'are', 'is')} ${demiName(demi)}`);
    const [first = 0, ...others] = winners;
    const verb = others.length === 0 ? agree(first, 'win', 'wins') : 'win';
    const reason = why === 'ascension' ? 'A Demi has passed 12 Renown' : 'The third Age is over';
    return text`${reason}. ${joined(owners, ', ')}. ${listed(winners.map(seatPiece))} ${verb}.`;
  },
} satisfies { readonly [T in VfFact['type']]?: Writer<T> };

const WRITERS: { readonly [T in VfFact['type']]: Writer<T> } = { ...DEEDS, ...EVENTS };

/** One sentence per fact, from nothing but the fact. */
export const factText = (content: Content, fact: VfFact): Text =>
  (WRITERS[fact.type] as Writer<VfFact['type']>)(fact, content);
