import type { VfFact, VoteAt } from '../board/facts.ts';
import type { Content } from '../content/compile.ts';
import { iconText, resultText } from '../content/text.ts';
import type { FateKind } from '../vocabulary.ts';
import { cards, nameOf, placeName, playerName, signed } from './names.ts';

const SIDE_NAMES = { feathers: 'Feathers', scorpions: 'Scorpions', tie: 'a tie' } as const;
const RESTS = {
  choice: 'Rests for this Age',
  idle: 'Rests: no Fate card gained or spent this turn',
  empty: 'Rests: the hand is empty',
} as const;

const voteName = (vote: VoteAt): string => (vote === 'age' ? 'the Age vote' : `the Quest in ${nameOf(vote)}`);
const faces = (kinds: readonly FateKind[] | undefined): string =>
  kinds && kinds.length > 0 ? `: ${kinds.map(nameOf).join(', ')}` : '';
const people = (demis: readonly string[]): string => (demis.length > 0 ? demis.map(nameOf).join(', ') : 'nobody');

/** One sentence per fact, from nothing but the fact. */
export function factText(content: Content, fact: VfFact): string {
  const quest = (id: string): string => content.quests.get(id)?.card.name ?? id;
  const city = (id: string): string => content.cities.get(id)?.card.name ?? id;
  switch (fact.type) {
    case 'turn':
      return `${playerName(fact.seat)} has the turn.`;
    case 'moved':
      return `${playerName(fact.seat)} ${fact.by === 'portal' ? 'portals' : 'moves'} ${nameOf(fact.demi)} from ${placeName(fact.from)} to ${placeName(fact.to)}.`;
    case 'paid':
      return `${playerName(fact.seat)} discards ${nameOf(fact.kind)} for ${nameOf(fact.power)}.`;
    case 'swapped':
      return `${playerName(fact.seat)} exchanges ${nameOf(fact.one)} and ${nameOf(fact.other)} on the Quest in ${nameOf(fact.region)}.`;
    case 'voted':
      return `${playerName(fact.seat)} adds ${fact.kind ? `a ${nameOf(fact.kind)}` : 'a vote'} to ${voteName(fact.region)}.`;
    case 'deckVoted':
      return `${cards(fact.count)} from the deck go${fact.count === 1 ? 'es' : ''} unseen into ${voteName(fact.region)}.`;
    case 'looked':
      return `${playerName(fact.seat)} looks at the ${fact.count} votes on ${voteName(fact.region)}${faces(fact.kinds)}.`;
    case 'drew':
      return `${playerName(fact.seat)} draws ${cards(fact.count)}${faces(fact.kinds)}.`;
    case 'refreshed':
      return `${playerName(fact.seat)} refreshes ${nameOf(fact.kind)}.`;
    case 'reshuffled':
      return `The discard pile becomes a new Fate deck of ${cards(fact.count)}.`;
    case 'passed':
      return `${playerName(fact.seat)} passes.`;
    case 'rested':
      return `${playerName(fact.seat)} ${RESTS[fact.why]}.`;
    case 'token':
      return `${playerName(fact.seat)} takes the First Player Token.`;
    case 'cityToken':
      return `The City Token goes to slot ${fact.slot}: ${iconText(fact.icon)}.`;
    case 'cityLeft':
      return `${city(fact.card)} leaves the City.`;
    case 'questFull':
      return `${quest(fact.quest)} in ${nameOf(fact.region)} is full.`;
    case 'voterPicked':
      return `${playerName(fact.seat)} picks ${playerName(fact.voter)} to add a vote.`;
    case 'voteRemoved':
      return `A ${nameOf(fact.kind)} is removed from ${voteName(fact.region)}.`;
    case 'revealed':
      return `${nameOf(fact.kind)} is revealed${fact.from === 'fate' ? ' from the deck' : ''}: Feathers ${fact.feathers}, Scorpions ${fact.scorpions}.`;
    case 'coin':
      return `The Fate Coin shows ${fact.face === 'feathers' ? 'the Feather' : 'the Scorpion'}${fact.why === 'tie' ? ' and breaks the tie' : ''}.`;
    case 'decided':
      return `${voteName(fact.vote)}: ${SIDE_NAMES[fact.verdict]}, ${fact.feathers} to ${fact.scorpions}.`.replace(
        /^t/,
        'T',
      );
    case 'rowApplied':
      return `${nameOf(fact.demi)} on slot ${fact.slot}: ${resultText(fact.result)}.`;
    case 'renown':
      return `${nameOf(fact.demi)}: ${signed(fact.by)} Renown, now ${fact.renown} and in place ${fact.rank}.`;
    case 'smitten':
      return `${nameOf(fact.demi)} is Smitten and falls from ${placeName(fact.from)} to the Abyss, now in place ${fact.rank}.`;
    case 'questDone':
      return `${quest(fact.quest)} is done; in ${nameOf(fact.region)} remain: ${people(fact.demis)}.`;
    case 'questAbandoned':
      return `${quest(fact.quest)} is abandoned with ${fact.votes} votes unseen; in ${nameOf(fact.region)} remain: ${people(fact.demis)}.`;
    case 'ageEnded':
      return `Age ${fact.age} is over: ${fact.why === 'quests' ? 'all Quests are done' : 'everybody Rests'}.`;
    case 'ageNamed':
      return `${playerName(fact.seat)} names ${nameOf(fact.choice)}.`;
    case 'ageVoted':
      return `${playerName(fact.seat)} adds ${cards(fact.count)} to the Age vote${faces(fact.kinds)}.`;
    case 'carried':
      return `${nameOf(fact.demi)} is carried from ${placeName(fact.from)} to ${placeName(fact.to)}.`;
    case 'questDrawn':
      return `${playerName(fact.seat)} draws the Quest ${quest(fact.quest)}.`;
    case 'questPlaced':
      return `${playerName(fact.seat)} places ${quest(fact.quest)} in ${nameOf(fact.region)}.`;
    case 'cityOpened':
      return `${city(fact.card)} is the new City card.`;
    case 'ageOpened':
      return `Age ${fact.age} begins: ${content.ages.get(fact.card)?.name ?? fact.card}.`;
    case 'loner':
      return `${playerName(fact.seat)} was alone: ${nameOf(fact.demi)} gains 1 Renown, now ${fact.renown} and in place ${fact.rank}.`;
    case 'ended': {
      const owners = fact.identities.map((demi, seat) => `${playerName(seat)} is ${nameOf(demi)}`).join(', ');
      const why = fact.why === 'ascension' ? 'A Demi has passed 12 Renown' : 'The third Age is over';
      return `${why}. ${owners}. ${fact.winners.map(playerName).join(' and ')} win${fact.winners.length === 1 ? 's' : ''}.`;
    }
  }
}
