import { capital, type Sketch, type SketchZone, type Text, text } from '@veilhall/engine';
import { listed } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import { cardText } from '../effects/text.ts';
import type { CardView, PlayerView, RecruitView, VeilView } from '../view/types.ts';
import { type Names, namesOf } from './names.ts';

/** The table as lists: what the terminal prints and a screen reader walks. */
export function sketchOf(content: Content, view: VeilView): Sketch {
  const names = namesOf(content, view);
  return {
    title: titleOf(names, view),
    stage: stageOf(view),
    status: [...view.totals.flatMap((_total, at) => totalLine(names, view, at)), ...turnLines(names, view)],
    zones: view.players.flatMap((player) => zonesOf(content, names, player)),
  };
}

/** "Barbarian against Thornwitch", or what the game is called until that is known. */
function titleOf(names: Names, { sides, players }: VeilView): string {
  if (players.some(({ character }) => character === '')) return 'The Veil';
  return sides
    .map((members) => listed(members.map((who) => names.nameOf(players[who]?.character ?? ''))))
    .join(' against ');
}

function stageOf({ stage, round }: VeilView): string {
  switch (stage) {
    case 'choose':
      return 'characters are chosen';
    case 'mulligan':
      return 'Fate Routes are laid out';
    case 'play':
      return `round ${round}`;
    case 'over':
      return `over in round ${round}`;
  }
}

function totalLine(names: Names, { stage, totals }: VeilView, at: number): Text[] {
  const total = totals[at];
  if (!total || stage === 'choose') return [];
  return [capital(text`${names.players(total.members)}: ${total.health} of ${total.maximum} Health.`)];
}

function turnLines(names: Names, { stage, sides, turn, players, unlock, round }: VeilView): Text[] {
  if (stage !== 'play') return [];
  const members = sides[turn.side] ?? [];
  const gold = members.map((who) => players[who]?.gold ?? 0).join(' and ');
  const lines: Text[] = [
    capital(
      text`${names.do(members, 'have', 'has')} the turn: Gold ${gold}, Damage ${turn.left}, Health ${turn.health}.`,
    ),
  ];
  if (unlock !== undefined && round < unlock)
    lines.push(`The Solo Opponent adds its last step from round ${unlock} on.`);
  return lines;
}

function recruitFacts({ health, damage, shield, exhausted }: RecruitView): string {
  const words = [`${health - damage} of ${health} Health`];
  if (shield) words.push('Shield');
  if (exhausted) words.push('exhausted');
  return words.join(', ');
}

function zonesOf(content: Content, names: Names, player: PlayerView): SketchZone[] {
  const { who, route, recruits, solo } = player;
  const printed = ({ def }: CardView): string => cardText(content.card(def).card).replaceAll('\n', ' ');
  const things = <C extends CardView>(cards: readonly C[], facts: (card: C) => string): SketchZone['things'] =>
    cards.map((card) => ({ id: card.thing, name: names.nameOf(card.def), card: card.def, facts: facts(card) }));
  const zone = (id: string, name: string, count: number, list?: SketchZone['things']): SketchZone => ({
    id: `${id}-${who}`,
    name: capital(text`${names.whose(who)} ${name}`),
    // A Solo Opponent has no seat.
    ...(solo === undefined && { owner: who }),
    count,
    ...(list && { things: list }),
  });
  return [
    zone('hand', 'Hand', player.handSize, things(player.hand, printed)),
    zone(
      'route',
      'Fate Route',
      route.length,
      things(route, (card) => `${card.aura ? 'Aura' : `cost ${card.price}`}. ${printed(card)}`),
    ),
    zone(
      'recruits',
      'Recruits',
      recruits.length,
      things(recruits, (card) => `${recruitFacts(card)}. ${printed(card)}`),
    ),
    zone('played', 'cards in play', player.played.length, things(player.played, printed)),
    zone('discard', 'Discard Pile', player.discard.length, things(player.discard, printed)),
    zone('banished', 'Banished Pile', player.banished.length, things(player.banished, printed)),
    zone('deck', 'Deck', player.deckSize),
    zone('fateDeck', 'Fate Deck', player.fateDeckSize),
  ];
}
