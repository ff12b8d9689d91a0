import { describe, expect, it } from 'vitest';
import { pushAbility } from './index.ts';
import { leave, ROWS, raid, kit as raidKit, raidMoments, raidSchema, raidTurn } from './testing/soul-raiders.ts';
import { said } from './testing/table.ts';
import {
  purchase,
  veil,
  CARDS as veilCards,
  kit as veilKit,
  veilMoments,
  veilSchema,
  veilTurn,
} from './testing/the-veil.ts';
import {
  BOSS,
  bossDamage,
  ruin,
  CARDS as ruinCards,
  kit as ruinKit,
  ruinMoments,
  ruinSchema,
} from './testing/veil-of-ruin.ts';

const health = (table: ReturnType<typeof veil>): number[] => table.state.players.map((player) => player.health);

describe('tricky cards of The Veil', () => {
  it('a Reveal negates a targeted effect after its target was declared; what was paid stays paid', () => {
    const t = veil([['shut-gate'], ['ember-rite', 'spark'], []]);
    t.pick('use:ember-rite#2');
    expect(t.asked()).toEqual(['1 target']);
    t.pick('player:2');
    // The only other card in hand pays; then the others are asked, whatever they hold.
    expect(t.asked()).toEqual(['0 window']);
    expect(t.offers()).toEqual(['pass', 'reveal:shut-gate#1']);
    expect(veilSchema.safeParse(t.state).success).toBe(true);
    t.pick('reveal:shut-gate#1');
    expect(t.told).toEqual([{ type: 'banished', who: 1, card: 'spark' }]);
    expect(health(t)).toEqual([20, 19, 18, 17]);
    expect(t.asked()).toEqual(['1 turn']);
  });

  it('a Reveal redirects it to another legal target', () => {
    const t = veil([[], ['spark'], ['bent-mirror']]);
    t.pick('use:spark#1', 'player:0', 'pass', 'reveal:bent-mirror#2');
    expect(t.asked()).toEqual(['2 target']);
    expect(t.offers()).toEqual(['player:1', 'player:2', 'player:3']);
    t.pick('player:1');
    expect(health(t)).toEqual([20, 18, 18, 17]);
  });

  it('a cost paid by banishing sets off "whenever you banish" before the effect, in an order of choice', () => {
    const t = veil([[], ['ember-rite', 'spark', 'quick-courier'], []], (state) => {
      state.players[1]?.route.push({ id: 50, def: 'grey-tithe' }, { id: 51, def: 'cold-hymn' });
      state.players[0]?.route.push({ id: 52, def: 'grey-tithe' });
    });
    t.pick('use:ember-rite#1', 'player:0');
    expect(t.offers()).toEqual(['card:spark#2', 'card:quick-courier#3']);
    t.pick('card:spark#2');
    expect(t.offers()).toEqual(['first:grey-tithe#50', 'first:cold-hymn#51']);
    t.pick('first:cold-hymn#51');
    expect(t.asked()).toEqual(['1 may']);
    t.pick('no');
    expect(t.told.at(-1)).toEqual({ type: 'drew', who: 1, n: 1 });
    t.pick('pass', 'pass');
    // Two Recruits.
    expect(t.told.at(-1)).toEqual({ type: 'damaged', who: 0, n: 4 });
  });

  it('the next purchase goes on top, and only the next', () => {
    const t = veil([[], ['quick-courier'], []]);
    t.pick('use:quick-courier#1');
    const turn = veilTurn(t.state);
    purchase(turn, 2, 'other');
    purchase(turn, 1, 'first');
    purchase(turn, 1, 'second');
    expect(t.state.players.map(({ deck, discard }) => [deck.at(-1), discard])).toEqual([
      ['spark', []],
      ['first', ['second']],
      ['spark', ['other']],
      ['spark', []],
    ]);
    expect(t.state.lasting.list).toEqual([]);
  });

  it('what is unused ends with the turn', () => {
    const t = veil([[], ['quick-courier'], []]);
    t.pick('use:quick-courier#1');
    expect(veilMoments.expire(veilTurn(t.state), ({ until }) => until === 'combat')).toEqual([]);
    expect(veilMoments.expire(veilTurn(t.state), ({ until }) => until === 'turn')).toHaveLength(1);
    expect(t.state.lasting.list).toEqual([]);
  });

  it('buyer, holder and decider of a Trap are three people', () => {
    const t = veil([[], ['spark', 'ember-rite'], []], (state) => {
      pushAbility({ stack: state.work }, { who: 1, by: 0, card: 0 }, 'bramble-snare');
    });
    expect(t.asked()).toEqual(['2 card']);
    t.pick('card:ember-rite#2');
    expect(t.told).toEqual([{ type: 'discarded', who: 1, by: 0, card: 'ember-rite' }]);
  });

  it('a hidden hand of one card is asked about like any other', () => {
    const t = veil([[], ['bitter-spark', 'shut-gate'], []]);
    t.pick('use:bitter-spark#1', 'player:3', 'pass', 'pass');
    expect(t.asked()).toEqual(['1 card']);
    expect(t.offers()).toEqual(['card:shut-gate#2']);
    expect(health(t)).toEqual([20, 19, 18, 16]);
    expect(t.pick('card:shut-gate#2').state.players[1]?.discard).toEqual(['shut-gate']);
  });

  it('an automaton chooses its target by its printed rule', () => {
    const t = veil([[], [], []], (state) => {
      for (const [who, player] of state.players.entries()) player.health = [9, 8, 4, 30][who] ?? 0;
      pushAbility({ stack: state.work }, { who: 3, by: 3, card: 0 }, 'spark');
    });
    t.pick('pass', 'pass', 'pass');
    expect(health(t)).toEqual([9, 8, 3, 30]);
  });
});

describe('tricky cards of Veil of Ruin', () => {
  it('an amount is read at the start', () => {
    const t = ruin({ heroes: [{ buffs: 3 }], use: 'all-or-nothing' });
    expect(t.state.heroes[0]?.buffs).toBe(0);
    expect(t.told).toEqual([{ type: 'struck', damage: 6 }]);
  });

  it('a modifier lies with somebody else, and says so', () => {
    const { state } = ruin({ boss: { weakened: true, recall: ['seeing-stars'] } });
    expect(bossDamage({ state }, 8)).toEqual({
      printed: 8,
      now: 3,
      reasons: [
        { by: 'seeing-stars', add: -3 },
        { by: 'weakened', times: 0.5 },
      ],
    });
  });

  it('a counter is played when the roll is known', () => {
    const t = ruin({ heroes: [{}, { items: ['sidestep'] }], dice: [3], attack: { critical: false } });
    expect(t.asked()).toEqual(['1 may']);
    t.pick('yes');
    expect(t.state.heroes[1]?.hp).toBe(11 - 7 + 2);
  });

  it.each([
    [4, 3, 'stands'],
    [3, -6, 'falls'],
  ])('a hero who would fall rolls %i and is left with %i HP', (die, hp, told) => {
    const t = ruin({ heroes: [{}, { items: ['last-ember'], hp: 4 }], dice: [6, die], attack: { critical: false } });
    expect(t.state.heroes[1]?.hp).toBe(hp);
    expect(t.told.at(-1)).toEqual({ type: told, who: 1 });
  });

  it('three cards of another hero are looked at by one', () => {
    const t = ruin({ use: 'borrowed-eyes' });
    expect(t.offers()).toEqual(['seat:1', 'seat:2']);
    expect(ruinSchema.safeParse(t.state).success).toBe(true);
    t.pick('seat:2');
    expect(t.asked()).toEqual(['0 look']);
    t.pick('seen');
    expect(t.told).toEqual([{ type: 'looked', who: 2, cards: ['a', 'b', 'c'] }]);
  });

  it('the next boss attack, and only that, loses its critical text', () => {
    const t = ruin({ use: 'salt-mirror', dice: [1], attack: { critical: true } });
    expect(t.state.heroes[1]?.hp).toBe(11 - 5);
    expect(t.state.lasting.list).toEqual([]);
    expect([...ruinMoments.lastingFor(t, BOSS)]).toEqual([]);
  });
});

describe('tricky cards of Soul Raiders', () => {
  it('if and else, pay or else', () => {
    const t = raid('gate', { heroism: 2 });
    expect(t.told).toEqual([{ type: 'threat', n: 1 }]);
    expect(t.offers()).toEqual(['choose:0', 'choose:2']);
    expect(raidKit.partTexts(raidKit.parts.texts(t), 'gate-a', 1).map(said)).toEqual([
      'spend 2 Heroism',
      'Threat -1',
      'lose 4 Vitae',
    ]);
    t.pick('choose:0');
    expect(t.state).toMatchObject({ heroism: 0, threat: 3, vitae: 20 });
  });

  it('what cannot be paid is not offered', () => {
    const t = raid('gate', {
      tier: 'red',
      heroes: [
        { control: 5, cards: [] },
        { control: 0, cards: [] },
      ],
    });
    expect(t.asked()).toEqual([]);
    expect(t.state).toMatchObject({ heroism: 1, threat: 3, vitae: 20 - 3 - 4 });
  });

  it('tokens may take over a loss, in part', () => {
    const t = raid('gate', { tier: 'red' });
    expect(t.asked()).toEqual(['1 absorb']);
    expect(t.offers()).toEqual(['absorb:0', 'absorb:1', 'absorb:2']);
    t.pick('absorb:1');
    expect(t.told).toEqual([{ type: 'lost', who: 1, n: 2 }]);
    expect(t.offers()).toEqual(['absorb:0', 'absorb:1']);
  });

  it('a flip ends the row it stands in, and an Hourglass placed before it counts as a quantity', () => {
    const t = raid('mill');
    expect(t.told).toEqual([{ type: 'threat', n: 4 }]);
    expect(t.state).toMatchObject({ side: 'b', vitae: 20, hourglasses: 2 });
  });

  it('a group action is open to all at once', () => {
    const t = raid('bridge');
    expect(t.asked()).toEqual(['0 help', '1 help']);
    expect(raidSchema.safeParse(t.state).success).toBe(true);
    t.pick('lay:1.0', 'lay:0.0');
    expect(t.offers()).toEqual(['ready', 'lay:1.0', 'ready']);
    t.pick('ready', 'ready');
    expect(t.state.side).toBe('b');
    expect(t.told).toEqual([{ type: 'threat', n: 1 }]);
  });

  it('a group action that falls short changes nothing', () => {
    expect(raid('bridge').pick('lay:1.0', 'ready', 'ready').state.side).toBe('a');
  });

  it('a spell ends when its caster leaves', () => {
    const { state } = raid('ward');
    expect([...raidMoments.lastingFor({ state }, 1)]).toHaveLength(1);
    expect(leave(raidTurn(state), 0)).toEqual([]);
    expect(leave(raidTurn(state), 1)).toMatchObject([{ script: 'ward-a', by: 1 }]);
    expect([...raidMoments.lastingFor({ state }, 1)]).toEqual([]);
  });
});

describe('texts and values', () => {
  it('come from the effects', () => {
    const rite = veilCards['ember-rite'];
    expect(said(veilKit.textOf([...(rite?.cost ?? []), ...(rite?.effects ?? [])], 'card'))).toBe(
      'banish a card from hand, then Damage 2 for each Recruit to a target player',
    );
    expect(veilKit.valueOf(rite?.effects ?? [])).toBe(4);
    expect(said(ruinKit.textOf(ruinCards['salt-mirror']?.effects ?? [], 'card'))).toBe(
      'on the next boss attack, cancel its critical text',
    );
    expect(said(raidKit.textOf(ROWS['gate-a'] ?? [], 'location', '. '))).toBe(
      'at red: lose 3 Vitae; else Threat 1. spend 2 Heroism and Threat -1, or else lose 4 Vitae',
    );
  });
});
