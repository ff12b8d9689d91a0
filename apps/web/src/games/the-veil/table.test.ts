import { fastRng, int, isOffer, promptData } from '@veilhall/engine';
import { game, type PlayerView, type VeilPrompt, type VeilView } from '@veilhall/games/the-veil';
import { describe, expect, it } from 'vitest';
import type { Asked, Worded } from '../../table/table.ts';
import { foldedCards } from './folded.ts';
import { lethalOf } from './lethal.ts';
import { lostAtEnd, primary, risk } from './picking.ts';
import { othersOf } from './players.ts';
import { layoutFor } from './room.ts';
import { sequenceOf, stepAt } from './sequence.ts';
import { shortcutOf } from './shortcuts.ts';

type TurnPrompt = Extract<Worded<VeilPrompt>, { ask: 'turn' }>;
type TurnChoice = TurnPrompt['options'][number];

/** The first turn of a duel, as its seat sees it. */
function firstTurn(): { view: VeilView; prompt: TurnPrompt; own: PlayerView } {
  const options = game.options.parse({ characters: ['barbarian', 'oathwarden'] });
  const state = game.setup(options, 2, fastRng('first turn'));
  const rng = fastRng('picks');
  for (;;) {
    const asked = game.prompts(state).find((one) => !isOffer(one));
    if (!asked) throw new Error('nobody is asked');
    if (asked.ask === 'turn') {
      const { options: offered, ...rest } = promptData(asked);
      const worded: Asked = {
        ...rest,
        sentence: '',
        rules: [],
        options: offered.map((each) => ({ ...each, label: each.id })),
      };
      const view = game.view(state, asked.seat);
      const own = view.players[asked.seat];
      if (!own) throw new Error('nobody sits there');
      // The prompts of this game are its own.
      return { view, prompt: worded as TurnPrompt, own };
    }
    game.apply(state, asked.seat, int(rng, 'pick', asked.moves));
  }
}

const { view, prompt, own } = firstTurn();
const [rival] = othersOf(view);
if (!rival) throw new Error('nobody else plays');

/** The turn with so much Damage, the rival behind such Recruits, and these options besides the end. */
function arranged(damage: number, shields: readonly number[], options: readonly TurnChoice[]) {
  const recruits = shields.map((health, i) => ({
    thing: `gate-sentinel#${900 + i}`,
    def: 'gate-sentinel',
    health,
    damage: 0,
    shield: true,
    guarded: false,
    exhausted: false,
    lines: [],
  }));
  const { gives: _, ...rest } = own;
  const players = view.players.map((player) => (player.who === rival?.who ? { ...player, recruits } : rest));
  const ends = prompt.options.filter(({ kind, about }) => !kind && about.do === 'end');
  return {
    view: { ...view, players, turn: { ...view.turn, damage, left: damage } },
    own: rest,
    prompt: { ...prompt, options: [...options, ...ends] },
  };
}

const blow = (id: number, n: number, fells: boolean): TurnChoice => ({
  id: `hit ${id}`,
  label: '',
  on: [`gate-sentinel#${id}`],
  about: { do: 'hit', on: 'recruit', who: rival.who, card: { id, def: 'gate-sentinel' }, n, fells },
});
const last = (n: number): TurnChoice => ({
  id: 'last',
  label: '',
  on: [`player:${rival.who}`],
  about: { do: 'hit', on: 'total', total: rival.total, who: [rival.who], n, fells: true },
});

describe('a shortcut', () => {
  it('plays what only gives, as the view lists it', () => {
    expect(shortcutOf(view, own, prompt)?.picks).toEqual(own.gives?.picks);
  });

  it('is the last blow where there is one, before anything else', () => {
    const now = arranged(60, [], [last(57)]);
    expect(shortcutOf(now.view, own, now.prompt)).toEqual({ words: 'Lethal: deal 57', picks: ['last'] });
  });

  it('clears all Shields in one run, and only if the Damage is enough for all of them', () => {
    const both = [blow(900, 4, true), blow(901, 3, true)];
    const enough = arranged(7, [4, 3], both);
    expect(shortcutOf(enough.view, enough.own, enough.prompt)).toEqual({
      words: 'Clear Shields: deal 7',
      picks: ['hit 900', 'hit 901'],
    });
    const short = arranged(6, [4, 3], both);
    expect(shortcutOf(short.view, short.own, short.prompt)).toBeUndefined();
  });
});

describe('lethal', () => {
  it('needs the Health and all Shields before it, and is nobody’s business on another’s turn', () => {
    const health = view.totals[rival.total]?.health ?? 0;
    expect(lethalOf(arranged(9, [4, 3], []).view)).toEqual({ need: health + 7, have: 9, shields: 7 });
    expect(lethalOf({ ...view, you: rival.who })).toBeUndefined();
  });
});

describe('the end of a turn', () => {
  const end = prompt.options.find(({ kind, about }) => !kind && about.do === 'end');
  if (!end) throw new Error('the turn cannot end');

  it('is asked about with what would be lost, and not where nothing would be', () => {
    expect(risk(view, { ask: 'turn', prompt, option: end })).toMatch(/^This would be lost: 4 cards in Hand/);
    const bare = arranged(0, [], []);
    expect(risk(bare.view, { ask: 'turn', prompt: bare.prompt, option: end })).toBeUndefined();
  });

  it('names Damage that can be dealt and no Gold that buys nothing', () => {
    const { view: now, own: mine } = arranged(6, [4], []);
    const hit = { do: 'hit', on: 'total', total: 1, who: [1], n: 6, fells: false } as const;
    expect(lostAtEnd(now, { ...mine, gold: 1 }, [hit, { do: 'end' }])).toEqual(['6 Damage']);
  });

  it('is asked about in the same way as the end of a strict part, in which no ability is lost', () => {
    const next: TurnChoice = { id: 'next:gold', label: '', about: { do: 'next', part: 'gold' } };
    const ability: TurnChoice = { id: 'ability', label: '', about: { do: 'ability', who: 0, ability: 'x' } };
    const play = prompt.options.filter(({ kind, about }) => !kind && about.do === 'play');
    const asked = (options: TurnChoice[]) => risk(view, { ask: 'turn', prompt: { ...prompt, options }, option: next });
    expect(asked([...play, ability, next])).toBe('This would be lost: 4 cards in Hand. Go on?');
    expect(asked([ability, next])).toBeUndefined();
    expect(primary(view, { ...prompt, options: [next] })).toBe('next:gold');
  });

  it('is the lamp-coloured button once nothing is left to do', () => {
    expect(primary(view, prompt)).toBe('');
    expect(primary(view, arranged(0, [], []).prompt)).toBe(end.id);
    expect(primary(view, arranged(60, [], [last(57)]).prompt)).toBe('last');
  });
});

describe('cards that are asked for', () => {
  const lost = { thing: 'plundered-coin#800', def: 'plundered-coin' };
  const now: VeilView = {
    ...view,
    players: view.players.map((player) => (player.who === own.who ? { ...player, discard: [lost] } : player)),
  };
  const shop = rival.route[0]?.thing ?? '';
  const asked = new Set([lost.thing, shop, own.hand[0]?.thing ?? '']);

  it('come out of piles, and out of a rival’s Fate Route where that has no room on the table', () => {
    const piles = (room: 'wide' | 'narrow') => foldedCards(now, room, asked).map(({ who, zone }) => [who, zone]);
    expect(piles('wide')).toEqual([[own.who, 'discard']]);
    expect(piles('narrow')).toEqual(
      expect.arrayContaining([
        [own.who, 'discard'],
        [rival.who, 'route'],
      ]),
    );
    expect(piles('narrow')).toHaveLength(2);
  });
});

describe('a Solo Opponent', () => {
  it('tells every step of its card', () => {
    const solos = game.content.cards.filter(({ family }) => family === 'solo');
    expect(solos.length).toBeGreaterThan(5);
    for (const card of solos) {
      const steps = sequenceOf(card);
      expect(steps).toHaveLength(6);
      for (const [i, step] of steps.entries()) expect(step).toMatch(new RegExp(`^${i + 1} [A-Z].{8,}\\.$`));
    }
  });
});

describe('the layout', () => {
  it('follows the room in rem: larger text gets the one that can hold it', () => {
    expect(layoutFor({ width: 61.7, height: 37.6 })).toBe('wide');
    expect(layoutFor({ width: 61.5, height: 28 })).toBe('wide-low');
    expect(layoutFor({ width: 24.4, height: 39.6 })).toBe('narrow');
    expect(layoutFor({ width: 12.2, height: 12.5 })).toBe('narrow-low');
  });
});

it('the step of a Solo Opponent that is being carried out is found by what it did last', () => {
  const step = (name: 'opening' | 'slay' | 'again') =>
    ({ type: 'soloStep', who: 1, step: name, solo: 'offensive' }) as const;
  expect([[], [step('opening')], [step('opening'), step('slay')], [step('slay'), step('again')]].map(stepAt)).toEqual([
    0, 0, 3, 5,
  ]);
});
