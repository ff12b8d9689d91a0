import { type Text, text } from '@veilhall/engine';
import type { FactOf, FactWriters, Say } from './say.ts';

function healed({ who, by, n, now }: FactOf<'healed'>, { names }: Say): Text {
  const [only, ...others] = who;
  const whom = only === by && others.length === 0 ? '' : text` for ${names.players(who)}`;
  return text`${names.does(by, 'heal', 'heals')} ${n} Health${whom}: now ${now}.`;
}

/** What happens to Health, Recruits and Damage. */
export const fightFacts: FactWriters<
  | 'recruitEntered'
  | 'recruitHit'
  | 'recruitKilled'
  | 'readied'
  | 'guarded'
  | 'fortified'
  | 'hit'
  | 'healed'
  | 'lostHealth'
  | 'maximum'
  | 'attackDeclared'
  | 'revealed'
  | 'prevented'
  | 'negated'
  | 'redirected'
> = {
  recruitEntered: ({ who, card }, { names }) => text`${names.card(card)} joins ${names.whose(who)} Recruits.`,
  recruitHit: ({ who, by, card, n }, { names }) =>
    text`${names.does(by, 'deal', 'deals')} ${n} Damage to ${names.whose(who)} ${names.card(card)}.`,
  recruitKilled: ({ who, card, how }, { names }) =>
    text`${names.whose(who)} ${names.card(card)} ${how === 'slain' ? 'is slain' : 'dies'}.`,
  readied: ({ who, card }, { names }) => text`${names.whose(who)} ${names.card(card)} is ready again.`,
  guarded: ({ who, card }, { names }) =>
    text`${names.whose(who)} ${names.card(card)} has Shield until the next own turn.`,
  fortified: ({ who, n }, { names }) =>
    text`${names.whose(who)} Recruits have ${n} Health more until the next own turn.`,
  hit: ({ who, by, n, now, direct }, { names }) =>
    text`${names.does(by, 'deal', 'deals')} ${n} Damage to ${names.players(who)}${direct ? ', past any Shield' : ''}: ${now} Health left.`,
  healed,
  lostHealth: ({ player, n, now, card }, { names }) =>
    text`${names.does(player, 'lose', 'loses')} ${n} Health${card === undefined ? '' : text` to ${names.card(card)}`}: ${now} left.`,
  maximum: ({ who, maximum, now }, { names }) =>
    text`The maximum Health of ${names.players(who)} is ${maximum} now, with ${now} left.`,
  attackDeclared: ({ damage }) => `An attack is declared: ${damage} Damage.`,
  revealed: ({ who, card }, { names }) => text`${names.does(who, 'reveal', 'reveals')} ${names.card(card)}.`,
  prevented: ({ who, n, left }, { names }) =>
    text`${names.does(who, 'prevent', 'prevents')} ${n} Damage: ${left} left.`,
  negated: ({ who, card }, { names }) => text`${names.does(who, 'negate', 'negates')} ${names.card(card)}.`,
  redirected: ({ who, card, aim: to }, { names, aim }) =>
    text`${names.does(who, 'turn', 'turns')} ${names.card(card)} on ${aim(to)}.`,
};
