import { describe, expect, it } from 'vitest';
import type { Ability, Effect } from '../content/schema.ts';
import { on } from '../testing/cards.ts';
import { abilityText, effectsText, vignetteText } from './text.ts';

const TEXTS: readonly (readonly [Effect, string])[] = [
  [{ verb: 'gainSpirit', n: 2 }, 'Gain 2 Spirit.'],
  [{ verb: 'gainSpirit', n: 2, who: 'another' }, 'Another Veilwraith gains 2 Spirit.'],
  [
    { verb: 'loseSpirit', per: 'threatsInPlay', who: 'each' },
    'Each Veilwraith loses 1 Spirit for each Threat in play.',
  ],
  [{ verb: 'drawMemory' }, 'Draw 1 Memory.'],
  [{ verb: 'discardMemory', n: 2, pick: 'random' }, 'Discard 2 Memories at random.'],
  [{ verb: 'addToken', action: 'fight' }, 'Add 1 Power Token to Fight.'],
  [{ verb: 'discardToken', n: 2, action: 'chosen' }, 'Discard 2 Power Tokens.'],
  [{ verb: 'moveToken', from: 'chosen', to: 'chosen' }, 'Move 1 Power Token from an Action to another.'],
  [{ verb: 'addPower', n: 2, action: 'fight' }, '+2 Fight.'],
  [{ verb: 'addPower', action: 'chosen' }, '+1 to an Action.'],
  [{ verb: 'exhaustAction', n: 2, action: 'chosen' }, 'Exhaust 2 Actions.'],
  [{ verb: 'moveAction', action: 'chosen', slot: 3 }, 'Move an Action to slot 3.'],
  [
    { verb: 'defeatThreat', filter: { kinds: ['anima', 'deja'], maxValue: 5 } },
    'Defeat an Anima or Deja of value 5 or less.',
  ],
  [{ verb: 'discardThreat', filter: { kinds: ['anima'], maxCost: 1 } }, 'Discard an Anima of Spirit Cost 1 or less.'],
  [{ verb: 'returnThreat', to: 'deckBottom' }, 'Put an Anima or Deja on the bottom of the Threat deck.'],
  [{ verb: 'ignoreThreat', n: 'all' }, 'Ignore all Threats this round.'],
  [{ verb: 'ignoreThreat', filter: { kinds: ['anima', 'deja', 'foe', 'key'] } }, 'Ignore a Threat this round.'],
  [
    { verb: 'modifyValue', n: 1, type: 'explore', filter: { kinds: ['key'] }, until: 'ongoing' },
    'Keys have +1 Explore.',
  ],
  [
    { verb: 'modifyCost', n: 1, filter: { kinds: ['deja'] }, until: 'ongoing', others: true },
    'Other Deja cost 1 Spirit more.',
  ],
  [{ verb: 'modifyValue', n: -2, until: 'round' }, 'An Anima or Deja has −2 to its values this round.'],
  [{ verb: 'restrict', rule: 'maxMemories', n: 2 }, 'You can play at most 2 Memories each round.'],
  [
    { verb: 'choose', options: [[{ verb: 'gainSpirit' }], [{ verb: 'drawMemory' }, { verb: 'swapActions' }]] },
    'Choose one: gain 1 Spirit; or draw 1 Memory, then swap two Actions.',
  ],
];

describe('generated text', () => {
  it.each(TEXTS)('%j', (effect, text) => {
    expect(effectsText([effect], 'memory')).toBe(text);
  });

  it('[VW-ZONE-05] "your deck" and "your discard pile" are the Memory deck and its discard pile', () => {
    expect(effectsText([{ verb: 'millMemory', n: 2 }], 'threat')).toBe('Discard the top 2 cards of your deck.');
    expect(effectsText([{ verb: 'recoverMemory', pick: 'choice', to: 'hand' }], 'memory')).toBe(
      'Return 1 Memory from your discard pile to your hand.',
    );
  });

  it('names trigger, condition, consent and cost', () => {
    const ability: Ability = {
      trigger: 'startOfRound',
      may: true,
      when: { if: 'count', of: 'threatsInPlay', atLeast: 4 },
      cost: [{ verb: 'loseSpirit' }],
      effects: [{ verb: 'drawMemory', n: 2 }],
    };
    expect(abilityText(ability, 'threat')).toBe(
      'Start of Round: With 4 or more Threats in play, you may lose 1 Spirit to draw 2 Memories.',
    );
    expect(abilityText(on('defeat', { verb: 'loseSpirit' }), 'threat')).toBe('Defeat: Lose 1 Spirit.');
  });

  it('says what a Tilt by a Threat does not give', () => {
    expect(effectsText([{ verb: 'tiltAction', action: 'fight' }], 'threat')).toBe('Tilt Fight without a token.');
    expect(effectsText([{ verb: 'tiltAction', action: 'fight' }], 'memory')).toBe('Tilt Fight.');
  });

  it('prints the Defeat line of a Vignette', () => {
    const card = {
      id: 'x',
      number: 1,
      name: 'X',
      portal: 6,
      foes: [],
      threats: [],
      defeat: [{ verb: 'upgradeAction', action: 'chosen' } as const, { verb: 'nextGameSpirit', n: -2 } as const],
      intro: 'x',
      outro: 'x',
    };
    expect(vignetteText(card)).toBe('Defeat: Upgrade an Action, then start the next game with 2 less Spirit.');
  });
});
