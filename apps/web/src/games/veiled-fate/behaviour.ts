import { PLACE_NAMES, type VeiledFateView, type VfFact } from '@veilhall/games/veiled-fate';
import type { Sound } from '../../frame/sound/sounds.ts';
import { isStill } from '../../settings/settings.ts';
import type { PastEntry } from '../../table/table.ts';
import type { Stat, Track } from '../game-table.ts';
import { factsOf } from './facts.ts';
import { AGE_NUMERALS } from './names.ts';
import { revealsIn } from './parts/reveals.ts';

/** Quests laid out in every Age, by number of players. */
const QUESTS = [0, 0, 3, 4, 4, 5, 6, 6, 6] as const;

/** The Quest that is placed or voted on, else the City card, else the Age card. */
export function focus(view: VeiledFateView): { card: string } {
  const { votedAt } = view.turn ?? {};
  const quest = view.drawn?.quest ?? view.quests.find(({ region }) => region === votedAt)?.card;
  return { card: quest ?? view.city?.card ?? view.age.card };
}

export function track(view: VeiledFateView): Track | undefined {
  const steps = ['Age I', 'Age II', 'Age III'];
  const total = QUESTS[view.players.length] ?? 6;
  const done = total - view.quests.length;
  const note = {
    turns: `${done} of ${total} Quests done`,
    ageVote: 'The Age is voted on',
    nextAge: `${view.quests.length} of ${total} Quests placed`,
    over: 'The veil is lifted',
  }[view.stage];
  return { round: '', steps, at: view.age.number - 1, notes: [note] };
}

export function heading(fact: VfFact): string | undefined {
  if (fact.type === 'ageOpened') return `Age ${AGE_NUMERALS[fact.age]}`;
  if (fact.type === 'ageEnded') return `The vote of Age ${AGE_NUMERALS[fact.age]}`;
  if (fact.type === 'ended') return 'The veil is lifted';
  return undefined;
}

export function turning(fact: VfFact): string | undefined {
  if (fact.type === 'decided')
    return fact.vote === 'age' ? 'The Age is decided' : `The vote in ${PLACE_NAMES[fact.vote]}`;
  if (fact.type === 'coin' && fact.why !== 'tie') return 'The Fate Coin is tossed';
  return undefined;
}

/** A vote is turned up card by card, unless everything is to be there at once. */
export const plays = (news: readonly PastEntry<VfFact>[]): string | undefined =>
  !isStill() && revealsIn(news).length > 0 ? 'The vote is being turned up. A tap or Esc skips it.' : undefined;

const SOUNDS: { readonly [T in VfFact['type']]?: Sound } = {
  moved: 'knock',
  swapped: 'knock',
  carried: 'knock',
  token: 'knock',
  cityToken: 'knock',
  coin: 'coin',
  smitten: 'breath',
  decided: 'bell',
  ageOpened: 'bell',
};

export function sound(fact: VfFact): Sound | undefined {
  if (fact.type === 'renown') return fact.by > 0 ? 'coin' : 'breath';
  return SOUNDS[fact.type];
}

export const KEYWORDS: Readonly<Record<string, string>> = {
  Renown: 'The score of a Demi. Whoever enters a space last stands at the front of its line and wins the tie.',
  Smite: 'To the Abyss, and to the back of the line. Renown itself does not change.',
  coin: 'The Fate Coin is tossed for this Demi alone; the half it shows happens.',
  Contested: 'Two Demis side by side: the left is paid by Feathers, the right by Scorpions.',
  'In order': 'Only the topmost open slot may be taken by moving; Portal may take any.',
  'extra votes': 'Nobody is asked for more when the Quest is full.',
  'First Player': 'Holder of the Token: the first to Rest in an Age takes it, votes last and begins the next Age.',
};

export function stats(view: VeiledFateView, log: readonly PastEntry<VfFact>[]): readonly Stat[] {
  const facts = log.filter((entry) => !entry.undone).flatMap(factsOf);
  const decided = facts.filter((fact) => fact.type === 'decided' && fact.vote !== 'age');
  const feathers = decided.filter((fact) => fact.type === 'decided' && fact.verdict === 'feathers').length;
  const count = (type: VfFact['type']): number => facts.filter((fact) => fact.type === type).length;
  return [
    { label: 'Ages', value: String(view.age.number) },
    { label: 'Quests done', value: String(count('questDone')) },
    { label: 'Feathers, Scorpions', value: `${feathers} : ${decided.length - feathers}` },
    { label: 'Smitten', value: String(count('smitten')) },
    { label: 'Coins tossed', value: String(count('coin')) },
  ];
}

export const PHRASES = [
  'That one is not mine.',
  'I voted Feathers.',
  'I voted Scorpions.',
  'Why did you move that one?',
  'Let us stop the leader.',
  'Well veiled.',
];
