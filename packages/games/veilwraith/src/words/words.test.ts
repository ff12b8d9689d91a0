import { factsFor, numbered, type Prompt, plain, type Text, text } from '@veilhall/engine';
import { greedyPick, randomPick, type Setup, walk } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../index.ts';

const { words } = game;
const READER = numbered(words.player);

/** What no player should ever read: instances, definitions, windows, holes. */
const RAW = /#|undefined|NaN|\b(memory|key)-[a-z]|-[abcd]\b|\bW\d\b|^\s*$/;

const SETUPS: readonly Setup[] = [
  { name: 'first game', seats: 1 },
  {
    name: 'last Vignette',
    seats: 1,
    options: { vignette: 5, campaignsWon: 1, startingAbilities: true, stops: ['W1', 'W2', 'W7'] },
  },
  { name: 'Campaign', seats: 1, options: { mode: 'campaign', campaignsWon: 1, dayDream: true, easyDream: true } },
  { name: 'Nightmare', seats: 1, options: { mode: 'campaign', nightmare: true, advancedSetup: true } },
  { name: 'together', seats: 3, options: { mode: 'campaign', joinLater: 1, handsOpen: false } },
  { name: 'race', seats: 2, options: { table: 'race', vignette: 4 } },
];

describe('words', () => {
  it.each(SETUPS)('say everything in plain words: $name', (setup) => {
    const unreadable = new Set<string>();
    const say = (what: string, said: Text): void => {
      const line = plain(said, READER);
      if (RAW.test(line)) unreadable.add(`${what}: '${line}'`);
    };
    for (const [seed, choose] of [
      ['a', randomPick],
      ['b', greedyPick],
    ] as const) {
      for (const { state, prompts, events } of walk(game, setup, seed, { limit: 250, choose })) {
        for (const prompt of prompts) sayPrompt(state as State, prompt, say);
        for (const fact of factsFor(events, 0)) say(fact.type, words.fact(fact as Parameters<typeof words.fact>[0]));
        const view = game.view(state as State, 'spectator');
        say('outcome', words.outcome(view));
        const { title, status, zones } = words.sketch(view);
        for (const line of [title, ...status]) say('status', line);
        for (const { name, things = [] } of zones) {
          say('zone', name);
          for (const thing of things) say('thing', text`${thing.name}: ${thing.facts}`);
        }
      }
    }
    expect([...unreadable]).toEqual([]);
  });

  function sayPrompt(state: State, prompt: Prompt, say: (what: string, line: Text) => void): void {
    const view = game.view(state, prompt.seat);
    const { sentence, labels } = words.prompt(view, prompt);
    say(prompt.ask, sentence);
    expect(labels.length).toBe(prompt.options.length);
    for (const [i, label] of labels.entries()) say(`${prompt.ask} ${prompt.options[i]?.id}`, label);
    const lines = labels.map((label) => plain(label, READER));
    expect(new Set(lines).size, `${prompt.ask}: ${lines.join(' | ')}`).toBe(lines.length);
    for (const refusal of game.whyNot(state, prompt.seat)) say(refusal.code, words.refusal(view, refusal));
  }
});
