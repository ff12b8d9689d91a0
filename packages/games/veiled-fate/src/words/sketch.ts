import type { Sketch, SketchThing, SketchZone } from '@veilhall/engine';
import { ageText } from '../content/age-text.ts';
import type { Content } from '../content/compile.ts';
import { BEASTS, DEMI_CARDS } from '../content/demis.ts';
import { cityText, fateText, needText, numberText, resultText } from '../content/text.ts';
import type { PileView, QuestView, VeiledFateView } from '../view/types.ts';
import { nameOf, placeName, playerName } from './names.ts';

const NUMBERS: Readonly<Record<number, string>> = {
  2: 'Two',
  3: 'Three',
  4: 'Four',
  5: 'Five',
  6: 'Six',
  7: 'Seven',
  8: 'Eight',
};

/** The table as plain lists. */
export function sketchOf(content: Content, view: VeiledFateView): Sketch {
  const age = content.ages.get(view.age.card);
  const zones: SketchZone[] = [
    players(view),
    renown(view),
    ...view.quests.map((quest) => questZone(content, quest)),
    ages(view, age?.name ?? view.age.card, age ? ageText(age) : ''),
  ];
  const city = view.city ? content.cities.get(view.city.card)?.card : undefined;
  if (view.city && city) {
    const facts = `Token on slot ${view.city.token} of ${city.slots.length}. ${cityText(city)}`;
    const things = [{ id: 'city', name: city.name, card: city.id, facts }];
    zones.push({ id: 'city', name: 'City card', count: 1, things });
  }
  if (view.me) zones.push(hand(view.me));
  zones.push({ id: 'deck', name: 'Fate deck', count: view.decks.fate });
  zones.push({ id: 'discard', name: 'Fate discard pile', count: view.decks.discard });
  zones.push({ id: 'quest-deck', name: 'Quest deck', count: view.decks.quests });
  zones.push({ id: 'city-deck', name: 'City deck', count: view.decks.cities });
  const gods = NUMBERS[view.players.length] ?? String(view.players.length);
  const title = `Veiled Fate: ${gods} gods, Age ${['I', 'II', 'III'][view.age.number - 1]}`;
  return { title, status: status(view, age?.name ?? view.age.card), zones };
}

function status(view: VeiledFateView, age: string): string[] {
  const lines = [`Age ${view.age.number}: ${age}`, `${playerName(view.firstPlayer)} has the First Player Token`];
  if (view.turn) lines.push(`${playerName(view.turn.seat)} has the turn, ${view.turn.used} of 2 actions used`);
  if (view.me) lines.push(`You are ${nameOf(view.me.demi)}`);
  if (view.end) lines.push('The game is over');
  return lines;
}

function players(view: VeiledFateView): SketchZone {
  const things = view.players.map(({ seat, cards, rested, demi }): SketchThing => {
    const facts = [`${cards} cards`, rested ? 'Rested' : '', demi ? `is ${nameOf(demi)}` : ''];
    return { id: `seat:${seat}`, name: playerName(seat), facts: facts.filter((fact) => fact !== '').join(', ') };
  });
  return { id: 'players', name: 'Players', count: things.length, things };
}

function renown(view: VeiledFateView): SketchZone {
  const things = view.demis.map(({ id, at, slot, renown: points, rank }): SketchThing => {
    const demi = DEMI_CARDS[id];
    const facts = `place ${rank}, ${points} Renown, ${placeName({ at, slot })}, ${BEASTS[demi.class]}, ${demi.colour}`;
    return { id: `demi:${id}`, name: demi.name, card: id, facts };
  });
  return { id: 'renown', name: 'Demis by rank', count: things.length, things };
}

function pileText({ size, by, mine, seen }: PileView): string {
  const from = by.map(({ seat, count }) => `${playerName(seat)} ${count}`).join(', ');
  const own = mine.length > 0 ? `; yours: ${mine.map(nameOf).join(', ')}` : '';
  const looked = seen ? `; seen${seen.stale ? ' earlier' : ''}: ${seen.kinds.map(nameOf).join(', ')}` : '';
  return `${size} votes${from ? ` (${from})` : ''}${own}${looked}`;
}

function questZone(content: Content, quest: QuestView): SketchZone {
  const name = content.quests.get(quest.card)?.card.name ?? quest.card;
  const things = quest.slots.map(({ slot, need, feathers, scorpions, half, demi }): SketchThing => {
    const side = half ? `, contested ${half}` : '';
    const facts = `${demi ? nameOf(demi) : 'open'}; ${needText(need)}${side}; Feathers ${resultText(feathers)}, Scorpions ${resultText(scorpions)}`;
    return { id: `slot:${quest.region}/${slot}`, name: `Slot ${slot}`, card: quest.card, facts };
  });
  const title = `${nameOf(quest.region)}: ${name}. ${numberText(quest.number)} ${pileText(quest.pile)}`;
  return { id: `quest:${quest.region}`, name: title, count: things.length, things };
}

function ages(view: VeiledFateView, name: string, text: string): SketchZone {
  const named = view.age.named.length > 0 ? ` Named: ${view.age.named.map(nameOf).join(', ')}.` : '';
  const things = [{ id: 'age', name, card: view.age.card, facts: `${text}${named} ${pileText(view.age.pile)}` }];
  return { id: 'age', name: 'Age card', count: 1, things };
}

function hand(me: NonNullable<VeiledFateView['me']>): SketchZone {
  const things = me.hand.map(({ thing, kind }): SketchThing => {
    const facts = `${fateText(kind)}${me.staged.includes(thing) ? ' Named for the Age vote.' : ''}`;
    return { id: thing, name: nameOf(kind), card: kind, facts };
  });
  return { id: 'hand', name: 'Your hand', owner: me.seat, count: things.length, things };
}
