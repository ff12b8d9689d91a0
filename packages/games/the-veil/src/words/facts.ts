import { agree, capital, type Text, text } from '@veilhall/engine';
import { listed, plural } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import { TALLY_WORD } from '../effects/tallies.ts';
import { abilityText } from '../effects/text.ts';
import type { VeilFact, Zone } from '../state/facts.ts';
import type { Aim } from '../state/picks.ts';
import { TALLIES, type Tally } from '../vocabulary.ts';
import { fightFacts } from './facts-fight.ts';
import { namesOf, PART_WORD, SYNERGY_WORD } from './names.ts';
import type { FactOf, FactWriters, Say } from './say.ts';
import { soloStep } from './solo-text.ts';

const ZONE: Readonly<Record<Zone, string>> = {
  hand: 'Hand',
  deck: 'Deck',
  discard: 'Discard Pile',
  route: 'Fate Route',
  fateDeck: 'Fate Deck',
  banished: 'Banished Pile',
  play: 'play area',
  recruits: 'Recruits',
};

const TO = {
  discard: '',
  deck: ', on top of the Deck',
  opponent: ', for an opponent',
  play: ', straight into play',
} as const;

function goesFirst({ players }: FactOf<'goesFirst'>, { names }: Say): Text {
  return text`${names.do(players, 'go', 'goes')} first, with 4 cards${players.length > 1 ? ' each' : ''}.`;
}

function turn({ players }: FactOf<'turn'>, { names }: Say): Text {
  const [only = 0, ...others] = players;
  return others.length === 0 ? text`${names.whose(only)} turn.` : text`The turn of ${names.players(players)}.`;
}

/** A card's base, text, Synergy or Self-Banish, or what a character can do. */
function used({ who, card, ability }: FactOf<'used'>, { content, names }: Say): Text {
  if (!content.hasCard(card)) return text`${names.does(who, 'use', 'uses')} the ability of ${names.card(card)}.`;
  const line = content.card(card).lines.find(({ id }) => id === ability);
  switch (line?.kind) {
    case 'base':
      return text`${names.does(who, 'exhaust', 'exhausts')} ${names.card(card)}.`;
    case 'synergy':
      return text`${names.does(who, 'use', 'uses')} the Synergy of ${names.card(card)}.`;
    case 'selfBanish':
      return text`${names.does(who, 'banish', 'banishes')} ${names.card(card)} for what that gives.`;
    case 'text':
    case undefined:
      return text`${names.does(who, 'use', 'uses')} ${names.card(card)}.`;
  }
}

const tallies = (fact: Partial<Record<Tally, number>>): string[] =>
  TALLIES.flatMap((what) => (fact[what] ? [`${fact[what]} ${TALLY_WORD[what]}`] : []));

function forfeited(fact: FactOf<'forfeited'>, { names }: Say): Text {
  const { who, cards } = fact;
  return cards.length > 0
    ? text`${names.does(who, 'discard', 'discards')} ${listed(cards.map(names.card))} unplayed.`
    : text`${names.does(who, 'lose', 'loses')} ${listed(tallies(fact))}.`;
}

function turnEnded(fact: FactOf<'turnEnded'>, { names }: Say): Text {
  const lost = tallies(fact);
  const ends = text`${names.does(fact.who, 'end', 'ends')} the turn`;
  return lost.length > 0 ? text`${ends} and ${agree(fact.who, 'lose', 'loses')} ${listed(lost)}.` : text`${ends}.`;
}

function over({ players }: FactOf<'over'>, { names }: Say): Text {
  return players.length > 0 ? text`${names.do(players, 'win', 'wins')}.` : 'Nobody is left. The match is a draw.';
}

/** One sentence for each thing that may happen. */
const FACTS: FactWriters<VeilFact['type']> = {
  characterChosen: ({ who, character }, { names }) =>
    text`${names.does(who, 'lead', 'leads')} the ${names.card(character)}.`,
  tossed: ({ players }, { names }) => text`Health is equal, and ${names.do(players, 'win', 'wins')} the toss.`,
  goesFirst,
  routeDealt: ({ who, cards }, { names }) => text`${names.whose(who)} Fate Route: ${listed(cards.map(names.card))}.`,
  mulliganed: ({ who, card }, { names }) =>
    text`${names.does(who, 'replace', 'replaces')} ${names.card(card)} in the Fate Route.`,
  mulliganDone: ({ who }, { names }) => text`${names.does(who, 'are', 'is')} done with the Fate Route.`,
  round: ({ round }) => `Round ${round}.`,
  turn,
  drew: ({ who, n, cards }, { names }) =>
    text`${names.does(who, 'draw', 'draws')} ${cards ? listed(cards.map(names.card)) : plural(n, 'card')}.`,
  deckShuffled: ({ who, cards }, { names }) =>
    text`${names.does(who, 'shuffle', 'shuffles')} the Discard Pile into a new Deck of ${plural(cards, 'card')}.`,
  played: ({ who, card }, { names }) => text`${names.does(who, 'play', 'plays')} ${names.card(card)}.`,
  used,
  triggered: ({ who, card, ability }, { content, names }) =>
    text`${names.whose(who)} ${names.card(card)}: ${abilityText(content.ability(ability).text)}`,
  gained: ({ who, what, n, now, card }, { names }) =>
    text`${names.does(who, 'gain', 'gains')} ${n} ${TALLY_WORD[what]} from ${names.card(card)}${now > n ? `, now ${now}` : ''}.`,
  synergy: ({ who, synergy }, { names }) =>
    text`${names.does(who, 'open', 'opens')} the ${SYNERGY_WORD[synergy]} Synergies for this turn.`,
  declared: ({ who, card, aims }, { names, aim }) =>
    text`${names.does(who, 'aim', 'aims')} ${names.card(card)} at ${listed(aims.map(aim))}.`,
  purchased: ({ who, card, cost, to }, { names }) =>
    text`${names.does(who, 'buy', 'buys')} ${names.card(card)} for ${cost} Gold${TO[to]}.`,
  acquired: ({ who, card, to }, { names }) =>
    text`${names.does(who, 'acquire', 'acquires')} ${names.card(card)}${TO[to]}.`,
  routeFilled: ({ who, card }, { names }) => text`${names.card(card)} comes into ${names.whose(who)} Fate Route.`,
  cycled: ({ who, card }, { names }) => text`${names.card(card)} goes under ${names.whose(who)} Fate Deck.`,
  trapSent: ({ to, card }, { names }) => text`${names.card(card)} goes into ${names.whose(to)} Discard Pile.`,
  trapStings: ({ who, card }, { names }) => text`${names.card(card)} springs on ${names.player(who)}.`,
  banished: ({ who, card, from }, { names }) =>
    text`${names.card(card)} is banished from ${names.whose(who)} ${ZONE[from]}.`,
  discarded: ({ who, card }, { names }) => text`${names.does(who, 'discard', 'discards')} ${names.card(card)}.`,
  milled: ({ who, card }, { names }) =>
    text`${names.card(card)} goes from ${names.whose(who)} Deck into the Discard Pile.`,
  fateRevealed: ({ who, card }, { names }) => text`${names.whose(who)} Fate Deck turns up ${names.card(card)}.`,
  returned: ({ who, card, from, to }, { names }) =>
    text`${names.does(who, 'take', 'takes')} ${names.card(card)} from the ${ZONE[from]} to the ${ZONE[to]}.`,
  promised: ({ who, what, n }, { names }) =>
    text`The next card ${names.does(who, 'buy', 'buys')} ${what === 'onTop' ? 'goes on top of the Deck' : `costs ${n} less`}.`,
  done: ({ who, done }, { names }) => text`${names.does(who, 'are', 'is')} ${done ? 'done' : 'not done yet'}.`,
  forfeited,
  part: ({ part }) => `On to ${PART_WORD[part]}.`,
  turnEnded,
  worldFades: ({ n }) => `The match has lasted long: ${n} Health is lost each turn now.`,
  soloStep: ({ solo, step }, { content, names }) => text`${names.card(solo)}: ${soloStep(content.solo(solo), step)}.`,
  passSet: ({ window, on }) =>
    `You will ${on ? 'not ' : ''}be asked ${window === 'damage' ? 'before Damage is dealt' : 'when an effect aims at you'}.`,
  conceded: ({ who }, { names }) => text`${names.does(who, 'give', 'gives')} up.`,
  eliminated: ({ who }, { names }) => text`${names.do(who, 'are', 'is')} out of the match.`,
  over,
  ...fightFacts,
};

export function factText(content: Content): (fact: VeilFact) => Text {
  const names = namesOf(content);
  const aim = (one: Aim): Text =>
    one.on === 'player' ? names.player(one.who) : text`${names.whose(one.who)} ${names.card(one.def)}`;
  const say: Say = { content, names, aim };
  return (fact) => capital(written(fact, fact.type, say));
}

function written<T extends VeilFact['type']>(fact: VeilFact, type: T, say: Say): Text {
  return FACTS[type](fact as FactOf<T>, say);
}
