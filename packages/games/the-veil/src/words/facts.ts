import { joined, type Text, text } from '@veilhall/engine';
import { listed, plural } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import { TALLY_WORD } from '../effects/tallies.ts';
import type { VeilFact, Zone } from '../state/facts.ts';
import type { Aim } from '../state/picks.ts';
import { namesOf } from './names.ts';

const ZONE: Readonly<Record<Zone, string>> = {
  hand: 'Hand',
  deck: 'Deck',
  discard: 'Discard Pile',
  route: 'Fate Route',
  fateDeck: 'Fate Deck',
  banished: 'Banished Pile',
  play: 'play',
  recruits: 'play',
};
const PLACE = {
  discard: 'the Discard Pile',
  deck: 'the top of the Deck',
  opponent: 'an opponent',
  play: 'play',
} as const;
const SYNERGY = { aggro: 'Aggro', control: 'Control', support: 'Support' } as const;

export function factWords(content: Content): (fact: VeilFact) => Text {
  const names = namesOf(content);
  const { card, does, players, player, whose } = names;
  const aim = (one: Aim): Text => (one.on === 'player' ? player(one.who) : text`${whose(one.who)} ${card(one.def)}`);

  return (fact) => {
    switch (fact.type) {
      case 'characterChosen':
        return text`${does(fact.who, 'lead', 'leads')} ${card(fact.character)}.`;
      case 'tossed':
        return text`Side ${fact.side + 1} wins the toss.`;
      case 'goesFirst':
        return text`${players(fact.players)} first, with 4 cards.`;
      case 'routeDealt':
        return text`${whose(fact.who)} Fate Route: ${listed(fact.cards.map(card))}.`;
      case 'mulliganed':
        return text`${does(fact.who, 'replace', 'replaces')} ${card(fact.card)} in slot ${fact.slot + 1}.`;
      case 'mulliganDone':
        return text`${does(fact.who, 'keep', 'keeps')} the Fate Route.`;
      case 'round':
        return text`Round ${fact.round}.`;
      case 'turn':
        return text`Turn: ${players(fact.players)}.`;
      case 'drew':
        return text`${does(fact.who, 'draw', 'draws')} ${fact.cards ? listed(fact.cards.map(card)) : plural(fact.n, 'card')}.`;
      case 'deckShuffled':
        return text`${does(fact.who, 'shuffle', 'shuffles')} ${plural(fact.cards, 'card')} into a new Deck.`;
      case 'played':
        return text`${does(fact.who, 'play', 'plays')} ${card(fact.card)}.`;
      case 'used':
      case 'triggered':
        return text`${does(fact.who, 'use', 'uses')} ${card(fact.card)}.`;
      case 'gained':
        return text`${does(fact.who, 'gain', 'gains')} ${TALLY_WORD[fact.what]} ${fact.n} (${fact.now}).`;
      case 'synergy':
        return text`${does(fact.who, 'unlock', 'unlocks')} ${SYNERGY[fact.synergy]} Synergies.`;
      case 'declared':
        return text`${does(fact.who, 'aim', 'aims')} ${card(fact.card)} at ${joined(fact.aims.map(aim), ', ')}.`;
      case 'purchased':
        return text`${does(fact.who, 'buy', 'buys')} ${card(fact.card)} for ${fact.cost}, to ${PLACE[fact.to]}.`;
      case 'acquired':
        return text`${does(fact.who, 'acquire', 'acquires')} ${card(fact.card)}, to ${PLACE[fact.to]}.`;
      case 'routeFilled':
        return text`${card(fact.card)} enters slot ${fact.slot + 1} of ${whose(fact.who)} Fate Route.`;
      case 'cycled':
        return text`${card(fact.card)} goes under ${whose(fact.who)} Fate Deck.`;
      case 'trapSent':
        return text`${card(fact.card)} goes into ${whose(fact.to)} Discard Pile.`;
      case 'trapStings':
        return text`${card(fact.card)} springs on ${player(fact.who)}.`;
      case 'banished':
        return text`${card(fact.card)} is banished from ${whose(fact.who)} ${ZONE[fact.from]}.`;
      case 'discarded':
        return text`${does(fact.who, 'discard', 'discards')} ${card(fact.card)}.`;
      case 'milled':
        return text`${card(fact.card)} goes from ${whose(fact.who)} Deck to the Discard Pile.`;
      case 'fateRevealed':
        return text`${card(fact.card)} was on top of ${whose(fact.who)} Fate Deck.`;
      case 'recruitEntered':
        return text`${card(fact.card)} enters play for ${player(fact.who)}.`;
      case 'recruitHit':
        return text`${whose(fact.who)} ${card(fact.card)} takes ${fact.n} Damage.`;
      case 'recruitKilled':
        return text`${whose(fact.who)} ${card(fact.card)} is ${fact.how === 'slain' ? 'slain' : 'killed'}.`;
      case 'readied':
        return text`${card(fact.card)} is ready again.`;
      case 'guarded':
        return text`${card(fact.card)} gains Shield.`;
      case 'fortified':
        return text`${whose(fact.who)} Recruits get +${fact.n} Health.`;
      case 'returned':
        return text`${does(fact.who, 'put', 'puts')} ${card(fact.card)} from the ${ZONE[fact.from]} to the ${ZONE[fact.to]}.`;
      case 'hit':
        return text`${fact.n} Damage to ${players(fact.who)}: ${fact.now} Health.`;
      case 'healed':
        return text`${fact.n} Health healed for ${players(fact.who)}: ${fact.now} Health.`;
      case 'lostHealth':
        return text`${does(fact.player, 'lose', 'loses')} ${fact.n} Health: ${fact.now} left.`;
      case 'maximum':
        return text`Maximum Health of ${players(fact.who)}: ${fact.maximum}.`;
      case 'attackDeclared':
        return text`An attack with ${fact.damage} Damage is declared.`;
      case 'revealed':
        return text`${does(fact.who, 'reveal', 'reveals')} ${card(fact.card)}.`;
      case 'prevented':
        return text`${does(fact.who, 'prevent', 'prevents')} ${fact.n} Damage: ${fact.left} left.`;
      case 'negated':
        return text`${does(fact.who, 'negate', 'negates')} ${card(fact.card)}.`;
      case 'redirected':
        return text`${does(fact.who, 'turn', 'turns')} ${card(fact.card)} to ${aim(fact.aim)}.`;
      case 'promised':
        return fact.what === 'onTop'
          ? text`The next card ${does(fact.who, 'buy', 'buys')} goes on top of the Deck.`
          : text`The next card ${does(fact.who, 'buy', 'buys')} costs ${fact.n} less.`;
      case 'done':
        return text`${does(fact.who, 'are', 'is')} ${fact.done ? 'done' : 'not done yet'}.`;
      case 'turnEnded':
        return text`${does(fact.who, 'end', 'ends')} the turn.`;
      case 'worldFades':
        return text`The world fades: ${fact.n} Health.`;
      case 'soloStep':
        return text`${names.nameOf(fact.solo)}, step ${fact.step}.`;
      case 'passSet':
        return fact.on ? 'You will not be asked there.' : 'You will be asked there.';
      case 'conceded':
        return text`${does(fact.who, 'give', 'gives')} up.`;
      case 'eliminated':
        return text`Eliminated: ${players(fact.who)}.`;
      case 'over':
        return fact.winners.length > 0
          ? text`The match is over: side ${fact.winners.map((side) => side + 1).join(', ')} wins.`
          : 'The match is a draw.';
    }
  };
}
