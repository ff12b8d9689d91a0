import type { ThingId } from '@veilhall/engine';
import type { PlayerView, TurnOption, VeilPrompt, VeilView } from '@veilhall/games/the-veil';
import type { Worded } from '../../table/table.ts';
import type { OptionPlace, PickOf } from '../game-table.ts';
import { ownPlayer } from './players.ts';

type TurnPrompt = Extract<Worded<VeilPrompt>, { ask: 'turn' }>;

/** What a turn offers, settings aside. */
const actsOf = (prompt: TurnPrompt): readonly { id: string; about: TurnOption }[] =>
  prompt.options.flatMap((option) => (option.kind ? [] : [{ id: option.id, about: option.about }]));

/** The blow that ends somebody; the attack or the end where nothing else is left to do; keep, done. */
export function primary(_view: VeilView, prompt: Worded<VeilPrompt>): string | undefined {
  // Neither a character nor a card held back is chosen by the way.
  if (prompt.ask === 'character' || prompt.ask === 'reveal') return '';
  if (prompt.ask !== 'turn') return undefined;
  const acts = actsOf(prompt);
  const fells = acts.find(({ about }) => about.do === 'hit' && about.on === 'total' && about.fells);
  if (fells) return fells.id;
  if (acts.some(({ about }) => isLeft(about))) return '';
  const attack = acts.find(({ about }) => about.do === 'attack');
  if (attack) return attack.id;
  if (acts.some(({ about }) => about.do === 'hit' || about.do === 'heal' || about.do === 'buy')) return '';
  return acts.find(({ about }) => about.do === 'next' || about.do === 'end')?.id;
}

const isAbility = ({ do: what }: TurnOption): boolean => what === 'use' || what === 'ability';

/** A card to play or an ability to use. */
const isLeft = (option: TurnOption): boolean => option.do === 'play' || isAbility(option);

/** Legal and hardly ever the point: an Aura given up, a card that banishes itself, one's own targets of a loss. */
export function minor(view: VeilView, { ask, option }: PickOf<VeilPrompt>, chosen: readonly ThingId[]): boolean {
  if (option.kind || chosen.length > 0) return false;
  if (ask !== 'turn') return false;
  const act = option.about;
  if (act.do === 'fade') return true;
  return act.do === 'use' && lineKind(view, act.ability) === 'selfBanish';
}

function lineKind(view: VeilView, ability: string): string | undefined {
  const own = ownPlayer(view);
  const lines = [...(own?.recruits ?? []), ...(own?.played ?? [])].flatMap((card) => card.lines);
  return lines.find((line) => line.ability === ability)?.kind;
}

/** Asks once before the turn ends or goes on to its next part: what would be lost. A character is for the whole match. */
export function risk(view: VeilView, { ask, prompt, option }: PickOf<VeilPrompt>): string | undefined {
  if (option.kind) return undefined;
  if (ask === 'character') return 'It is yours for the whole match. Go on?';
  if (ask !== 'turn' || (option.about.do !== 'end' && option.about.do !== 'next')) return undefined;
  const ends = option.about.do === 'end';
  const own = ownPlayer(view);
  // Abilities can be used in any part.
  const acts = actsOf(prompt).flatMap(({ about }) => (ends || !isAbility(about) ? [about] : []));
  const lost = own ? lostAtEnd(view, own, acts) : [];
  const go = ends ? 'End your turn?' : 'Go on?';
  return lost.length > 0 ? `This would be lost: ${lost.join(', ')}. ${go}` : undefined;
}

const some = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;

/** What could still be done with what there is; leftovers that are good for nothing are not named. */
export function lostAtEnd(view: VeilView, own: PlayerView, acts: readonly TurnOption[]): string[] {
  const found: string[] = [];
  const count = (what: TurnOption['do']): number => acts.filter((act) => act.do === what).length;
  if (own.hand.length > 0 && count('play') > 0) found.push(`${some(own.hand.length, 'card')} in Hand`);
  const unused = acts.filter((act) => act.do === 'use' && lineKind(view, act.ability) !== 'selfBanish').length;
  if (unused > 0) found.push(some(unused, 'unused ability', 'unused abilities'));
  if (count('ability') > 0) found.push(`${own.name}’s ability`);
  if (count('buy') > 0) found.push(`${own.gold} Gold`);
  if (count('hit') + count('attack') > 0) found.push(`${view.turn.left} Damage`);
  if (count('heal') > 0) found.push(`${view.turn.health} Health`);
  return found;
}

const GROUPS: Readonly<Record<TurnOption['do'], OptionPlace | undefined>> = {
  play: { heading: 'Play a card' },
  use: { heading: 'Use what is in play' },
  ability: { heading: 'Use what is in play' },
  buy: { heading: 'Buy from your Fate Route' },
  fade: { heading: 'Banish an Aura' },
  attack: { heading: 'Strike' },
  hit: { heading: 'Strike' },
  heal: { heading: 'Heal' },
  next: undefined,
  end: undefined,
};

export function group(_view: VeilView, { ask, option }: PickOf<VeilPrompt>): OptionPlace | undefined {
  return ask === 'turn' && !option.kind ? GROUPS[option.about.do] : undefined;
}

export function menuHeading({ option }: PickOf<VeilPrompt>): string | undefined {
  return option.kind === 'setting' && option.about.do === 'pass' ? 'When to ask me' : undefined;
}
