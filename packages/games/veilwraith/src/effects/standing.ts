import type { Effect, Restriction } from '../content/schema.ts';
import type { EffectOf, VerbOf, VerbRules } from './verb.ts';
import { ACTION_WORD } from './wording.ts';

/** Verbs that hold while their card is in play, or that only a Vignette's "Defeat:" line carries out: never run in play. */
function standing<E extends Effect>(text: VerbRules<E>['text'], value: VerbRules<E>['value']): VerbRules<E> {
  return { can: () => false, text, value };
}

const RESTRICTION_TEXT: Readonly<Record<Restriction, string>> = {
  noTilt: 'you cannot Tilt',
  noCombine: 'you cannot Combine',
  noDrawOption: 'you cannot Use the Draw option',
  noKeyTurn: 'you cannot Turn Keys',
  noTokenSpending: 'you cannot spend Power Tokens',
  noMemoryOutsidePlay: 'you can play Memories only in the Play Phase',
  maxMemories: '',
};

export const restrict = standing<EffectOf<'restrict'>>(
  ({ rule, n = 1 }) =>
    rule === 'maxMemories'
      ? `you can play at most ${n === 1 ? '1 Memory' : `${n} Memories`} each round`
      : RESTRICTION_TEXT[rule],
  () => -1,
);

export const drawOptionSlot = standing<EffectOf<'drawOptionSlot'>>(
  ({ slot }) => `the Draw option moves the Action to slot ${slot} instead of slot 1`,
  () => 0,
);

export const portalRises = standing<EffectOf<'portalRises'>>(
  ({ n = 1 }) => `each Foe defeated while the Archfiend is in the Threat deck adds ${n} to the Portal's Explore`,
  () => -1,
);

const ribbons = (n: number): string => (n === 1 ? '1 Ribbon' : `${n} Ribbons`);

export const gainRibbon: VerbOf<'gainRibbon'> = standing(
  ({ n = 1 }) => `gain ${ribbons(n)}`,
  ({ n = 1 }) => 3 * n,
);
export const loseRibbon: VerbOf<'loseRibbon'> = standing(
  ({ n = 1 }) => `lose ${ribbons(n)}`,
  ({ n = 1 }) => -3 * n,
);

export const upgradeAction: VerbOf<'upgradeAction'> = standing(
  ({ action }) => `upgrade ${action === 'chosen' ? 'an Action' : ACTION_WORD[action]}`,
  () => 4,
);

export const upgradeToken: VerbOf<'upgradeToken'> = standing(
  ({ slot }) =>
    slot === 'chosen' ? 'upgrade an Action Power Token' : `upgrade the Action Power Token of slot ${slot}`,
  () => 4,
);

export const nextGameSpirit: VerbOf<'nextGameSpirit'> = standing(
  ({ n }) => `start the next game with ${Math.abs(n)} ${n < 0 ? 'less' : 'more'} Spirit`,
  ({ n }) => n,
);
