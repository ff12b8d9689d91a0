import { capital, type Text, text } from '@veilhall/engine';
import { listed, plural } from '@veilhall/kit';
import type { Content, Icons } from '../content/compile.ts';
import type { AbilityText } from '../content/schema.ts';
import { TALLY_WORD } from '../effects/tallies.ts';
import { abilityText } from '../effects/text.ts';
import type { TurnOption } from '../flow/asks.ts';
import { TALLIES } from '../vocabulary.ts';
import type { Asked, AskWriter } from './context.ts';
import { cardName, isAlone, PART_WORD } from './names.ts';

type Reading = Asked<'turn'>;
type OptionTo<D extends TurnOption['do']> = Extract<TurnOption, { do: D }>;

const amounts = (of: Icons): string[] =>
  TALLIES.flatMap((what) => (of[what] > 0 ? [`${of[what]} ${TALLY_WORD[what]}`] : []));

function playLabel({ content, view }: Reading, { card }: OptionTo<'play'>): Text {
  const name = cardName(content, view, card);
  const { trap, recruit, shield, icons } = content.card(card.def);
  if (trap) return text`Play ${name}, a Trap`;
  if (recruit > 0) return text`Play ${name}, a Recruit with ${recruit} Health${shield ? ' and Shield' : ''}`;
  return icons ? text`Play ${name}: ${iconText(icons)}` : text`Play ${name}`;
}

/** "Gold 1, Damage 2": as cards print it. */
const iconText = (icons: Icons): string =>
  TALLIES.flatMap((what) => (icons[what] > 0 ? [`${TALLY_WORD[what]} ${icons[what]}`] : [])).join(', ');

/** What is on offer needs no condition any more. */
const openText = (printed: AbilityText): string => abilityText({ ...printed, when: undefined });

/** What a line of a card does, in few words. */
function lineText(content: Content, def: string, ability: string): string {
  const line = content.card(def).lines.find(({ id }) => id === ability);
  if (line?.ability) return openText(line.ability.text);
  return line?.icons ? iconText(line.icons) : '';
}

const HOW = { base: 'Exhaust ', text: 'Use ', synergy: 'Synergy of ', selfBanish: 'Banish ' } as const;

function useLabel({ content, view }: Reading, { card, ability }: OptionTo<'use'>): Text {
  const { lines } = content.card(card.def);
  const { kind = 'text' } = lines.find(({ id }) => id === ability) ?? {};
  const itself = kind === 'selfBanish' ? ' itself' : '';
  return text`${HOW[kind]}${cardName(content, view, card)}${itself}: ${lineText(content, card.def, ability)}`;
}

function buyLabel({ content, view }: Reading, { card, cost }: OptionTo<'buy'>): Text {
  const trap = content.card(card.def).trap ? ', a Trap,' : '';
  return text`Buy ${cardName(content, view, card)}${trap} for ${cost} Gold`;
}

function hitLabel({ content, view, names }: Reading, option: OptionTo<'hit'>): Text {
  const { n, fells } = option;
  return option.on === 'recruit'
    ? text`${n} Damage to ${names.whose(option.who)} ${cardName(content, view, option.card)}${fells ? ', which dies' : ''}`
    : text`${n} Damage to ${names.players(option.who)}${fells ? ', down to 0' : ''}`;
}

function healLabel({ names, seat }: Reading, { who, n }: OptionTo<'heal'>): Text {
  return isAlone(who, seat) ? `Heal yourself: ${n} Health` : text`Heal ${names.players(who)}: ${n} Health`;
}

/** What a member of a side leaves over may still be of use to the others. */
function ownLeft({ view, about, me }: Reading): Icons {
  const others = view.sides[me?.side ?? 0]?.filter((who) => who !== me?.who) ?? [];
  const open = others.some((who) => view.players[who]?.out === false && view.players[who]?.done === false);
  return open ? { ...about, damage: 0, health: 0 } : about;
}

/** Short enough for a button, whatever is lost. */
function nextLabel(asked: Reading, { part }: OptionTo<'next'>): Text {
  const on = `On to ${PART_WORD[part]}`;
  const { gold, health } = ownLeft(asked);
  const cards = asked.me?.hand.length ?? 0;
  if (part === 'gold') return cards > 0 ? `${on}, discard ${plural(cards, 'card')}` : on;
  const lost = amounts({ gold: part === 'health' ? gold : 0, damage: 0, health: part === 'damage' ? health : 0 });
  return lost.length > 0 ? `${on}, lose ${lost.join('')}` : on;
}

/** Short enough for a button, whatever is lost. */
function endLabel(asked: Reading): Text {
  const lost = amounts(ownLeft(asked));
  if (lost.length === 0) return 'End your turn';
  return `End your turn, lose ${lost.join(', ')}`;
}

function label(asked: Reading, option: TurnOption): Text {
  switch (option.do) {
    case 'play':
      return playLabel(asked, option);
    case 'use':
      return useLabel(asked, option);
    case 'ability':
      return text`Use your ability: ${openText(asked.content.ability(option.ability).text)}`;
    case 'buy':
      return buyLabel(asked, option);
    case 'fade':
      return text`Banish the Aura ${cardName(asked.content, asked.view, option.card)}`;
    case 'attack':
      return `Declare an attack: ${option.damage} Damage`;
    case 'hit':
      return hitLabel(asked, option);
    case 'heal':
      return healLabel(asked, option);
    case 'next':
      return nextLabel(asked, option);
    case 'end':
      return endLabel(asked);
  }
}

/** What is open now, each with its number. */
function sentence({ about, moves, me, content }: Reading): Text {
  const open = new Set(moves.map((option) => option.do));
  const traps = me?.hand.filter(({ def }) => content.card(def).trap).length ?? 0;
  if (traps > 0) return traps === 1 ? 'Play your Trap first.' : `Play your ${traps} Traps first.`;
  const can: string[] = [];
  if (open.has('play')) can.push('play cards');
  if (open.has('use') || open.has('ability')) can.push('use abilities');
  if (open.has('buy')) can.push(`buy with ${about.gold} Gold`);
  if (open.has('heal')) can.push(`heal ${about.health}`);
  if (open.has('attack') || open.has('hit')) can.push(`deal ${about.damage} Damage`);
  const next = moves.find((option) => option.do === 'next');
  const last = next ? `go on to ${PART_WORD[next.part]}` : 'end your turn';
  if (can.length === 0) return capital(`${last}: nothing else is open.`);
  return capital(`${listed([...can, last], 'or')}.`);
}

export const turnWriter: AskWriter<'turn'> = {
  sentence,
  label,
  rules: ['TV-PLAY-02', 'TV-BUY-01', 'TV-SHLD-02', 'TV-END-02'],
};
