import { capital, type Option, type Prompt, type PromptText, type Text, text } from '@veilhall/engine';
import { plural } from '@veilhall/kit';
import type { Content } from '../content/compile.ts';
import { abilityText, branchTexts } from '../effects/text.ts';
import type { Setting } from '../flow/asks.ts';
import type { VeilView } from '../view/types.ts';
import { ROUTE_SLOTS } from '../vocabulary.ts';
import type { AboutOf, Asked, AskName, AskWriter, OptionOf, Writers } from './context.ts';
import { cardName, namesOf } from './names.ts';
import { pickWriters } from './prompt-pick.ts';
import { turnWriter } from './prompt-turn.ts';

/** Which kinds of character a place suggests shows in what it is offered. */
function characterSentence({ content, moves }: Asked<'character'>): string {
  const kinds = new Set(moves.map(({ character }) => content.character(character).kind));
  if (kinds.size > 1) return 'Choose your Hero or Villain.';
  return kinds.has('villain') ? 'Choose your Villain.' : 'Choose your Hero.';
}

const DIFFICULTY = ['', ', easy', ', moderate', ', demanding'];

function characterLabel({ content, names }: Asked<'character'>, { character }: OptionOf<'character'>): Text {
  const { health, text: printed } = content.character(character);
  return text`${names.card(character)}: ${health} Health${DIFFICULTY[printed.difficulty ?? 0] ?? ''}`;
}

function mulliganLabel({ content, view, moves }: Asked<'mulligan'>, option: OptionOf<'mulligan'>): Text {
  if (option.do === 'keep') return moves.length > ROUTE_SLOTS ? 'Keep all four' : 'Keep the others';
  const { cost, aura } = content.card(option.card.def);
  return text`Replace ${cardName(content, view, option.card)}, ${aura ? 'an Aura' : `cost ${cost}`}`;
}

function waitingSentence({ view, names, me }: Asked<'waiting'>): Text {
  const others = view.players.filter(({ side, out, done }) => side === me?.side && !out && !done);
  return text`You are done; ${names.do(
    others.map(({ who }) => who),
    'are',
    'is',
  )} still playing.`;
}

function revealSentence({ names, about }: Asked<'reveal'>): Text {
  const { window, by, damage, card } = about;
  return window === 'damage' || card === undefined
    ? text`${names.does(by, 'attack', 'attacks')} with ${damage} Damage. Reveal a card, or let it come.`
    : text`${names.does(by, 'aim', 'aims')} ${names.card(card)} at you. Reveal a card, or let it happen.`;
}

function revealLabel({ content, view, about }: Asked<'reveal'>, option: OptionOf<'reveal'>): Text {
  if (option.do === 'pass') return 'Reveal nothing';
  const name = cardName(content, view, option.card);
  if (about.window === 'damage')
    return text`Reveal ${name}: prevent ${Math.min(option.n, about.damage)} of ${about.damage}`;
  const ability = content.card(option.card.def).reveal?.ability;
  return text`Reveal ${name}: ${ability ? abilityText(ability.text) : ''}`;
}

const WRITERS: Writers<AskName> = {
  character: {
    sentence: characterSentence,
    label: characterLabel,
    rules: ['TV-SETUP-01'],
  },
  first: {
    sentence: () => 'Choose who goes first: Health is equal, and you won the toss.',
    label: ({ names }, { players }) => capital(names.players(players)),
    rules: ['TV-FIRST-02', 'TV-FIRST-03'],
  },
  mulligan: {
    sentence: () => 'Replace cards of your Fate Route, each slot once, or keep them.',
    label: mulliganLabel,
    rules: ['TV-MULL-02', 'TV-MULL-03'],
  },
  turn: turnWriter,
  waiting: { sentence: waitingSentence, label: () => '', rules: ['TV-TEAM-02'] },
  ...pickWriters,
  discard: {
    sentence: ({ about, names }) => text`Discard ${plural(about.left, 'card')}, because of ${names.player(about.by)}.`,
    label: ({ content, view }, { card }) => text`Discard ${cardName(content, view, card)}`,
    rules: ['TV-DISC-01'],
  },
  trap: {
    sentence: ({ about, names }) => text`Choose whose Discard Pile gets ${names.card(about.card)}.`,
    label: ({ names }, { who }) => capital(names.player(who)),
    rules: ['TV-TRAP-02'],
  },
  reveal: { sentence: revealSentence, label: revealLabel, rules: ['TV-REV-02', 'TV-REV-05'] },
  choose: {
    sentence: ({ about, names }) => text`Choose what ${names.card(about.card)} does.`,
    label: ({ content, about }, { part }) => branchTexts(content, about.script, about.step)[part] ?? '',
  },
  order: {
    sentence: () => 'Choose what happens first.',
    label: ({ content, names }, option) => {
      const { script, text: printed } = content.ability(option.text);
      return text`${names.card(script.card)}: ${abilityText(printed)}`;
    },
  },
  may: {
    sentence: ({ about, names }) => text`Choose whether to use ${names.card(about.card)}.`,
    label: ({ content, about }, { consent }) =>
      consent === 'yes' ? abilityText(content.ability(about.ability).text) : 'Leave it',
  },
};

const WINDOW = { damage: 'before Damage is dealt', target: 'when an effect aims at me' } as const;

function settingLabel(setting: Setting): string {
  if (setting.do === 'withdraw') return 'I am not done yet';
  return `${setting.on ? 'Do not ask me' : 'Ask me'} ${WINDOW[setting.window]}`;
}

const isAsk = (ask: string): ask is AskName => Object.hasOwn(WRITERS, ask);

/** The sentence, and a label for each option. */
export function promptText(content: Content, view: VeilView, prompt: Prompt): PromptText {
  if (!isAsk(prompt.ask)) throw new Error(`nobody wrote words for '${prompt.ask}'`);
  return written(content, view, prompt, prompt.ask);
}

/** Prompts of this game hold what its map of asks says: it was made from the same acts. */
function written<A extends AskName>(content: Content, view: VeilView, prompt: Prompt, ask: A): PromptText {
  const writer: AskWriter<A> = WRITERS[ask];
  const { seat, options } = prompt;
  const asked: Asked<A> = {
    content,
    view,
    names: namesOf(content, view),
    seat,
    me: view.players[seat],
    about: prompt.about as AboutOf<A>,
    moves: options.flatMap(({ kind, about }) => (kind === undefined ? [about as OptionOf<A>] : [])),
  };
  const label = ({ kind, about }: Option): Text => {
    if (kind === 'resign') return 'Give up';
    return kind === 'setting' ? settingLabel(about as Setting) : writer.label(asked, about as OptionOf<A>);
  };
  return {
    sentence: capital(writer.sentence(asked)),
    labels: options.map(label),
    ...(writer.rules && { rules: writer.rules }),
  };
}
