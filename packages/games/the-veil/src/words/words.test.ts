import { factsFor, numbered, type Prompt, plain, type Text, text } from '@veilhall/engine';
import { greedyPick, randomPick, type Setup, walk } from '@veilhall/testkit';
import { describe, expect, it } from 'vitest';
import { game, type State } from '../index.ts';

const { words } = game;
const READER = numbered(words.player);
const IDS = game.content.cards.map(({ id }) => id).filter((id) => id.includes('-'));

/** What no player should ever read: instances, holes, double blanks. */
const RAW = /#|undefined|NaN|\bnull\b|[.:,;]{2}| {2}|^\s*$| \.$/;
const isRaw = (line: string): boolean => RAW.test(line) || IDS.some((id) => line.includes(id));

const SETUPS: readonly Setup[] = [
  { name: 'duel of windows', seats: 2, options: { characters: ['runesage', 'gutterblade'] } },
  { name: 'chosen at the table', seats: 2 },
  { name: 'Solo Opponent', seats: 1, options: { opponent: 'saboteur', opponentCharacter: 'pathfinder' } },
  { name: 'two against a Villain', seats: 3, options: { match: 'two-v-one' } },
  { name: 'Traps', seats: 2, options: { characters: ['thornwitch', 'plague-matron'] } },
];

describe('words', () => {
  it.each(SETUPS)('say everything in plain words: $name', (setup) => {
    const unreadable = new Set<string>();
    const read = new Set<string>();
    const say = (what: string, said: Text): void => {
      const line = plain(said, READER);
      if (!read.has(line) && isRaw(line)) unreadable.add(`${what}: '${line}'`);
      read.add(line);
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
