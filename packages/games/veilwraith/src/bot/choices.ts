import type { Prompt, Worth } from '@veilhall/engine';
import type { Choices } from '@veilhall/kit';
import type { UpgradeAct } from '../campaign/asks.ts';
import type { GamePrompt } from '../campaign/match-asks.ts';
import learned from './choices.gen.json' with { type: 'json' };

/** Declining is a choice like any other. */
const upgraded = (about: UpgradeAct): string => (about.do === 'decline' ? 'decline' : `${about.do} ${about.memory}`);

/** Choices around the games: what each option stands for. */
export const CHOICES: Choices<GamePrompt> = {
  upgradeRemove: upgraded,
  upgradeAdd: upgraded,
  upgradeEither: upgraded,
  rewardAction: ({ action }) => action,
  rewardToken: ({ slot }) => `slot ${slot}`,
  rewardChoice: ({ index }) => `branch ${index + 1}`,
  easyDream: ({ slot }) => `slot ${slot}`,
  startingAbility: ({ ability }) => ability,
  exhaustTwo: ({ actions }) => actions.join(' and '),
  actionOrder: ({ order }) => order.join(', '),
};

const meanings: Readonly<Record<string, ((about: never) => string | undefined) | undefined>> = CHOICES;
const table: Readonly<Record<string, Readonly<Record<string, Worth>> | undefined>> = learned.choices;

/** Of a card that the games did not know, from a pack. */
const UNKNOWN: Worth = { effect: 0, error: 0, often: 1 };

/** What `veilhall fit veilwraith` found the moves of such a choice to be worth. */
export function worthsOf({ ask, moves, options }: Prompt): readonly Worth[] | undefined {
  const meaning = meanings[ask];
  const known = table[ask];
  if (!meaning || !known) return undefined;
  return options.slice(0, moves).map(({ about }) => known[meaning(about as never) ?? ''] ?? UNKNOWN);
}
