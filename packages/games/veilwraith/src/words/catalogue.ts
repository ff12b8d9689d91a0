import type { CardInfo, Catalogue } from '@veilhall/engine';
import { catalogueOf, described, plainData } from '@veilhall/kit';
import { copyId, type RawContent } from '../content/raw.ts';
import type { ActionCard, KeyCard, MemoryCard, SingleCard, ThreatType, Vignette } from '../content/schema.ts';
import { abilityBody, effectsText, keyText, memoryText, threatText, vignetteText } from '../effects/text.ts';
import { ACTION_WORD } from '../effects/wording.ts';

/** Words of this game's cards beyond those that every game has. */
const WORDS: readonly string[] = ['intro', 'outro'];

export const cardsOf = (raw: RawContent): Catalogue =>
  catalogueOf(
    described(raw.actions, actionInfo),
    described(raw.threats, threatInfos),
    described(raw.keys, keyInfo),
    described(raw.memories, (memory) => memoryInfo(memory, raw.memories)),
    described(raw.vignettes, vignetteInfo, WORDS),
    described(raw.singles, singleInfo),
    { meaning: [], infos: [REFERENCE] },
  );

const lines = (...texts: readonly string[]): string => texts.filter((text) => text !== '').join('\n');

/** "Fight 5 or Influence 6. Spirit Cost 1." A face draws these from `data`, next to its `rules`. */
function numbersText({ values, cost, boost }: Pick<KeyCard, 'values' | 'cost' | 'boost'>): string {
  const starred = values.some((value) => value.star);
  const named = values.map(({ type, n, star }) => `${ACTION_WORD[type]} ${n}${star ? '*' : ''}`);
  const price = boost > 0 ? `Spirit Cost ${cost}, Spirit Boost ${boost}.` : `Spirit Cost ${cost}.`;
  return named.length > 0 ? `${named.join(starred ? ' and ' : ' or ')}. ${price}` : price;
}

function actionInfo(card: ActionCard): CardInfo {
  const { basic, advanced } = card;
  const gains = `+${advanced.power} Power.`;
  const after = `After drawing with ${advanced.name}: ${effectsText(advanced.afterDraw, 'action')}`;
  return {
    id: card.id,
    name: `${basic.name} / ${advanced.name}`,
    family: 'action',
    copies: 1,
    text: [`${basic.name}: defeat a value, or draw 1 Memory.`, `${advanced.name}: ${gains}`, after].join(' '),
    flavour: basic.flavour,
    data: plainData({ ...card, advancedText: `${gains} ${after}` }),
  };
}

/** Each copy is a card of its own: they differ in numbers. */
function threatInfos(type: ThreatType): CardInfo[] {
  const { copies, ...shared } = type;
  return copies.map((copy, i) => ({
    id: copyId(type, i),
    name: type.name,
    family: type.kind,
    copies: 1,
    text: lines(numbersText(copy), threatText(type)),
    flavour: type.flavour,
    data: plainData({ ...shared, ...copy, type: type.id, rules: threatText(type) }),
  }));
}

function keyInfo(card: KeyCard): CardInfo {
  return {
    id: card.id,
    name: card.name,
    family: 'key',
    copies: 1,
    text: lines(numbersText(card), keyText(card)),
    flavour: card.flavour,
    data: plainData({ ...card, kind: 'key', rules: keyText(card), flipText: abilityBody(card.flip, 'key') }),
  };
}

function memoryInfo(card: MemoryCard, all: readonly MemoryCard[]): CardInfo {
  const boxed = all.find((other) => other.id === card.boxed);
  const text = memoryText(card);
  return {
    id: card.id,
    name: card.name,
    family: card.tier === 'basic' ? 'basic memory' : 'memory upgrade',
    copies: card.copies,
    text: boxed ? `${text} Boxed: ${boxed.name}.` : text,
    flavour: card.flavour,
    data: plainData(card),
  };
}

function vignetteInfo(card: Vignette): CardInfo {
  return {
    id: card.id,
    name: card.name,
    family: 'vignette',
    copies: 1,
    text: vignetteText(card),
    flavour: card.intro,
    data: plainData({ ...card, ...(card.defeat.length > 0 && { reward: effectsText(card.defeat, 'vignette') }) }),
  };
}

/** What these two do is a rule of the game (VW-OBJ-06, VW-PORTAL-05). */
const SINGLE_TEXTS: Readonly<Record<SingleCard['kind'], string>> = {
  portal: "Its Explore value is the Vignette's. Defeat it to win.",
  archfiend: 'Drawn: you lose. Nothing prevents this.',
};

const singleInfo = (card: SingleCard): CardInfo => ({
  id: card.id,
  name: card.name,
  family: card.kind,
  copies: 1,
  text: SINGLE_TEXTS[card.kind],
  flavour: card.flavour,
  data: plainData(card),
});

const REFERENCE: CardInfo = {
  id: 'reference',
  name: 'Round summary',
  family: 'reference',
  copies: 1,
  text: 'Threat: draw and play 1. Draw: 1 Memory. Play: Memories, one Tilt, one Use, Keys. Spirit: pay all Costs. End: discard played Memories, keep 6, reset Actions.',
  data: {},
};
