import { coveredLeaves, forgotten } from '@veilhall/kit';
import { describe, expect, it } from 'vitest';
import { compile } from '../content/compile.ts';
import { BASE_CARDS } from '../content/families.ts';
import { cloneState } from '../state/clone.gen.ts';
import { type State, stateSchema } from '../state/state.ts';
import { ageVote, pay, restAll, table } from '../testing/table.ts';
import { unknownsWith } from './unknowns.ts';

/** By hand from the table of hidden information in rules.md: what everybody sees, or what tells nobody anything. */
const OPEN = [
  'players.*.rested',
  // Hand sizes are open; the numbers of cards say nothing about their faces.
  'players.*.hand.*.id',
  'nextId',
  'demis',
  'renown',
  'rank',
  'quests.*.region',
  'quests.*.card',
  // Who contributed how many votes, and who looked at a pile.
  'quests.*.pile.*.by',
  'quests.*.pile.*.seen',
  'age.pile.*.by',
  'age.pile.*.seen',
  'buried.*.by',
  'buried.*.seen',
  'city',
  'age.number',
  'age.card',
  'age.chosen',
  'agesOver',
  'discard',
  'firstPlayer',
  'tokenTaken',
  'lots',
  'turn',
  'stage',
  'ended',
  'work.*.<openAge>',
  'work.*.<turn>',
  'work.*.<afterAction>',
  'work.*.<pay>',
  'work.*.<portal>',
  'work.*.<transfigure>',
  'work.*.<smite>',
  'work.*.<omniscience>',
  'work.*.<vote>',
  'work.*.<fillCheck>',
  'work.*.<extraVoters>',
  'work.*.<resolve>',
  'work.*.<citySlot>',
  'work.*.<fromPools>',
  'work.*.<refresh>',
  'work.*.<ageRole>',
  'work.*.<ageVote>.do',
  'work.*.<ageVote>.seat',
  'work.*.<ageEffect>',
  'work.*.<drawQuest>',
  // A Quest drawn for placement is open to all at once.
  'work.*.<placeQuest>',
];

/** Votes on Quests, some of them seen, and an Age vote half made; then the votes of abandoned Quests. */
function samples(): State[] {
  const how = { age: 'the-long-harvest', votes: { volcano: '0:s2 1:f2' } } as const;
  const voting = restAll(pay(table(how).choose(0, 'omniscience:volcano'), 0, 'f1 f1'));
  voting.choose(1, 'vote:f1').choose(1, 'done').choose(2, 'vote:f1');
  return [voting.state, ageVote(restAll(table(how))).state, table({ seats: 7 }).state];
}

describe('unknowns', () => {
  const disclosure = {
    unknowns: unknownsWith(compile(BASE_CARDS)),
    samples: samples(),
    seats: ({ players }: State) => players.length,
    clone: cloneState,
  };

  it('are everything that is not open', () => {
    expect(forgotten(stateSchema, { ...disclosure, open: OPEN })).toEqual([]);
  });

  it('hold nothing that is open', () => {
    expect(coveredLeaves(stateSchema, disclosure)).toEqual([
      'age.pile.*.kind',
      'ages.*',
      'aside.*',
      'buried.*.kind',
      'cityDeck.*',
      'deck.*',
      'players.*.demi',
      'players.*.hand.*.def',
      'questDeck.*',
      'quests.*.pile.*.kind',
      'work.*.<ageVote>.picked.*',
    ]);
  });
});
