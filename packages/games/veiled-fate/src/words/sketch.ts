import {
  agree,
  joined,
  numbered,
  type Sketch,
  type SketchThing,
  type SketchZone,
  seatPiece,
  type Text,
  text,
} from '@veilhall/engine';
import { plural } from '@veilhall/kit';
import { demiThing, questThing, seatThing, slotThing } from '../board/things.ts';
import { ageText } from '../content/age-text.ts';
import type { Content } from '../content/compile.ts';
import { BEASTS, DEMI_CARDS } from '../content/demis.ts';
import { FATE_DECK } from '../content/fate.ts';
import type { AgeCard } from '../content/schema.ts';
import { cityText, fateText, needText, numberText, resultText } from '../content/text.ts';
import type { PileView, QuestView, VeiledFateView } from '../view/types.ts';
import { ageName, demiName, fates, locationName, nameOf, PLAYER, placeName, questName, voterName } from './names.ts';

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
    ages(view, age),
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
  const stage = `Age ${['I', 'II', 'III'][view.age.number - 1]}`;
  return { title: `${gods} gods`, stage, status: status(content, view), zones };
}

function status(content: Content, view: VeiledFateView): Text[] {
  const { firstPlayer: first, turn, me } = view;
  const lines: Text[] = [
    text`Age ${view.age.number}: ${ageName(content, view.age.card)}`,
    text`${seatPiece(first)} ${agree(first, 'have', 'has')} the First Player Token`,
  ];
  if (turn)
    lines.push(
      text`${seatPiece(turn.seat)} ${agree(turn.seat, 'have', 'has')} the turn, ${turn.used} of 2 actions used`,
    );
  if (me) lines.push(text`You are ${demiName(me.demi)}`);
  if (view.end) lines.push('The game is over');
  return lines;
}

function players(view: VeiledFateView): SketchZone {
  const things = view.players.map(({ seat, cards, rested, demi }): SketchThing => {
    const facts: Text[] = [plural(cards, 'card')];
    if (rested) facts.push('Rested');
    if (demi) facts.push(text`is ${demiName(demi)}`);
    return { id: seatThing(seat), name: numbered(PLAYER).name(seat), facts: joined(facts, ', ') };
  });
  return { id: 'players', name: 'Players', count: things.length, things };
}

function renown(view: VeiledFateView): SketchZone {
  const things = view.demis.map(({ id, at, slot, renown: points, rank }): SketchThing => {
    const demi = DEMI_CARDS[id];
    const facts = text`place ${rank}, ${points} Renown, ${placeName({ at, slot })}, ${BEASTS[demi.class]}, ${demi.colour}`;
    return { id: demiThing(id), name: demi.name, card: id, facts };
  });
  return { id: 'renown', name: 'Demis by rank', count: things.length, things };
}

function pileText({ size, by, mine, seen }: PileView): Text {
  const from = joined(
    by.map(({ seat, count }) => text`${voterName(seat)} ${count}`),
    ', ',
  );
  const votes = text`${plural(size, 'vote')}${by.length > 0 ? text` (${from})` : ''}`;
  const own = mine.length > 0 ? text`; yours: ${fates(mine)}` : '';
  const looked = seen ? text`; seen${seen.stale ? ' earlier' : ''}: ${fates(seen.kinds)}` : '';
  return text`${votes}${own}${looked}`;
}

function questZone(content: Content, quest: QuestView): SketchZone {
  const { region, card } = quest;
  const things = quest.slots.map(({ slot, need, feathers, scorpions, half, demi }): SketchThing => {
    const side = half ? `, contested ${half}` : '';
    const results = `Feathers ${resultText(feathers)}, Scorpions ${resultText(scorpions)}`;
    const facts = text`${demi ? demiName(demi) : 'open'}; ${needText(need)}${side}; ${results}`;
    return { id: slotThing(region, slot), name: `Slot ${slot}`, card, facts };
  });
  const title = text`${locationName(region)}: ${questName(content, card)}. ${numberText(quest.number)}`;
  return { id: questThing(region), name: text`${title} ${pileText(quest.pile)}`, count: things.length, things };
}

function ages(view: VeiledFateView, card: AgeCard | undefined): SketchZone {
  const { named, pile, card: id } = view.age;
  const given = named.length > 0 ? text` Named: ${joined(named.map(nameOf), ', ')}.` : '';
  const facts = text`${card ? ageText(card) : ''}${given} ${pileText(pile)}`;
  return { id: 'age', name: 'Age card', count: 1, things: [{ id: 'age', name: card?.name ?? id, card: id, facts }] };
}

function hand(me: NonNullable<VeiledFateView['me']>): SketchZone {
  const things = me.hand.map(({ thing, kind }): SketchThing => {
    const facts = `${fateText(kind)}${me.staged.includes(thing) ? ' Named for the Age vote.' : ''}`;
    return { id: thing, name: FATE_DECK[kind].name, card: kind, facts };
  });
  return { id: 'hand', name: 'Your hand', owner: me.seat, count: things.length, things };
}
