import { fastRng } from '@veilhall/engine';
import { describe, expect, it } from 'vitest';
import { BASE_CARDS } from '../content/families.ts';
import { veiledFate } from '../index.ts';
import type { State } from '../state/state.ts';
import { BOX } from '../testing/box.ts';
import { ageVote, offered, restAll, table } from '../testing/table.ts';
import { DEMIS, FATE_KINDS, POWERS, REGIONS } from '../vocabulary.ts';

const deal = (seats: number, seed: number): State => veiledFate.setup({}, seats, fastRng(`setup ${seed}`));
const SEEDS = Array.from({ length: 30 }, (_, seed) => seed);
const isAltar = (id: string | undefined) => BASE_CARDS.cities.find((card) => card.id === id)?.altar;

describe('setup', () => {
  it('[VF-SETUP-02] [VF-SETUP-05] all Demis stand in the City, and the Token is off the card', () => {
    const state = deal(4, 1);
    for (const demi of DEMIS) expect(state.demis[demi]).toEqual({ at: 'city', slot: 0 });
    expect(state.city?.token).toBe(0);
  });

  it('[VF-SETUP-03] [VF-RENOWN-01] [VF-RULING-06] all markers start on 0, in an order that chance decides', () => {
    for (const seed of SEEDS) expect(Object.values(deal(4, seed).renown)).toEqual(new Array(9).fill(0));
    expect(new Set(SEEDS.map((seed) => deal(4, seed).rank[0])).size).toBeGreaterThan(5);
  });

  it('[VF-SETUP-04] [VF-AGE-04] the first City card is an Altar, later ones may be any', () => {
    const firsts = SEEDS.map((seed) => deal(4, seed).city?.card);
    expect(firsts.every(isAltar)).toBe(true);
    expect(new Set(firsts).size).toBe(4);
    const next = SEEDS.map((seed) => deal(4, seed).cityDeck.at(-1));
    expect(next.some(isAltar)).toBe(true);
    expect(next.some((id) => !isAltar(id))).toBe(true);
    for (const seed of SEEDS) expect(deal(4, seed).cityDeck).not.toContain(deal(4, seed).city?.card);
  });

  it('[VF-TEAM-04] eight players get any four of the nine pairs, and partners sit anywhere', () => {
    const deals = Array.from({ length: 60 }, (_, seed) => deal(8, seed).players.map((one) => one.demi));
    for (const held of deals) {
      expect(new Set(held).size).toBe(4);
      for (const demi of new Set(held)) expect(held.filter((other) => other === demi)).toHaveLength(2);
    }
    for (const demi of DEMIS) {
      const holding = deals.filter((held) => held.includes(demi)).length;
      expect(holding).toBeGreaterThan(10);
      expect(holding).toBeLessThan(50);
    }
    const partners = new Set(deals.map((held) => held.lastIndexOf(held[0] ?? 'isabel')));
    expect([...partners].sort()).toEqual([1, 2, 3, 4, 5, 6, 7]);
  });

  it('[VF-SETUP-10] up to five players hold different Demis, and the others stay hidden', () => {
    for (const seats of [2, 3, 4, 5]) {
      const { players, aside } = deal(seats, seats);
      expect([...players.map((one) => one.demi), ...aside].sort()).toEqual([...DEMIS].sort());
      expect(JSON.stringify(veiledFate.view(deal(seats, seats), 0))).not.toContain('aside');
    }
  });

  it('[VF-SETUP-11] [VF-TEAM-02] from six players on, both sets are used', () => {
    for (const seats of [6, 7, 8]) {
      const { players, aside } = deal(seats, seats);
      expect([...players.map((one) => one.demi), ...aside].sort()).toEqual([...DEMIS, ...DEMIS].sort());
    }
  });

  it('[VF-SETUP-16] [VF-SETUP-15] everybody starts with five cards of one deck', () => {
    const state = deal(5, 3);
    expect(state.players.map((one) => one.hand.length)).toEqual([5, 5, 5, 5, 5]);
    expect(state.deck.length).toBe(BOX.fate - 25);
  });

  it('[VF-SETUP-17] all five powers are there from the first turn', () => {
    const play = table({ at: { belan: 'volcano/1', tovik: 'volcano/2' } });
    for (const power of ['portal', 'transfigure', 'smite', 'omniscience'])
      play.expectOffered(0, new RegExp(`^${power}`));
    expect(Object.keys((play.game.view(play.state, 0) as { costs: object }).costs)).toEqual([...POWERS]);
  });

  it('[VF-SETUP-18] Quests of the first Age lie in regions that chance picks', () => {
    const layouts = new Set(
      SEEDS.map((seed) =>
        deal(2, seed)
          .quests.map((quest) => quest.region)
          .sort()
          .join(),
      ),
    );
    expect(layouts.size).toBeGreaterThan(8);
    const used = new Set(SEEDS.flatMap((seed) => deal(2, seed).quests.map((quest) => quest.region)));
    expect([...used].sort()).toEqual([...REGIONS].sort());
  });

  it('[VF-SETUP-20] cards that left play do not come back', () => {
    const play = table({
      quests: { volcano: 'caravan-of-ashes' },
      city: 'altar-of-quiet-rain',
      age: 'the-long-harvest',
      seats: 2,
    });
    ageVote(restAll(play));
    while (play.state.stage === 'nextAge') play.choose(play.game.prompts(play.state)[0]?.seat ?? 0, /^place/);
    const { questDeck, quests, cityDeck, city, age, ages } = play.state;
    expect([...questDeck, ...quests.map((quest) => quest.card)]).not.toContain('caravan-of-ashes');
    expect([...cityDeck, city?.card]).not.toContain('altar-of-quiet-rain');
    expect([age.card, ...ages]).not.toContain('the-long-harvest');
    expect([questDeck.length, cityDeck.length, ages.length]).toEqual([BOX.quests - 1 - 3, BOX.cities - 1 - 1, 1]);
  });

  it('[VF-FLOW-08] chance comes from the seed alone', () => {
    expect(deal(7, 5)).toEqual(deal(7, 5));
    expect(deal(7, 5)).not.toEqual(deal(7, 6));
  });

  it('[VF-FLOW-02] [VF-AGE-02] [VF-AGE-06] the Age card lies open and the First Player begins', () => {
    const state = deal(4, 8);
    const view = veiledFate.view(state, 'spectator');
    expect(view).toMatchObject({ stage: 'turns', age: { number: 1, card: state.age.card } });
    expect(view.turn?.seat).toBe(view.firstPlayer);
    expect(veiledFate.prompts(state)[0]?.seat).toBe(view.firstPlayer);
  });

  it('[VF-TEAM-10] six to eight players have a Quest in every region', () => {
    for (const seats of [6, 7, 8]) {
      expect(
        deal(seats, 1)
          .quests.map((quest) => quest.region)
          .sort(),
      ).toEqual([...REGIONS].sort());
    }
  });

  it('[VF-TEAM-06] undealt cards are shuffled and nobody sees them before the end', () => {
    const asides = SEEDS.map((seed) => deal(8, seed).aside.join());
    expect(new Set(asides).size).toBe(SEEDS.length);
    const state = deal(8, 2);
    for (const who of [0, 7, 'spectator'] as const) expect(veiledFate.view(state, who)).not.toHaveProperty('end');
  });

  it('[VF-TEAM-07] with seven players everybody may be the lone one, and no view says so', () => {
    const alone = SEEDS.map((seed) => {
      const { players } = deal(7, seed);
      return players.findIndex((one) => players.filter((other) => other.demi === one.demi).length === 1);
    });
    expect(new Set(alone).size).toBeGreaterThan(4);
    expect(JSON.stringify(veiledFate.view(deal(7, 0), 0))).not.toMatch(/alone|loner/);
  });

  it('[VF-RULING-55] play goes clockwise, by rising seats', () => {
    const play = table({ turn: 2 }).choose(2, 'rest');
    expect(play.state.turn.seat).toBe(3);
    play.choose(3, 'rest');
    expect(play.state.turn.seat).toBe(0);
  });

  it('[VF-RULING-60] every kind of card in hand is one option that points at its cards', () => {
    const play = table({ quests: { forest: 'the-broken-oath' }, hands: { 0: 'f1 f1 s2' } }).choose(
      0,
      'move:belan>quest:forest/1',
    );
    expect(offered(play, 0, 'vote:')).toEqual(['vote:f1', 'vote:s2']);
    expect(play.find(0, 'vote:f1')?.on?.length).toBe(2);
    play.choose(0, 'vote:s2');
    const mine = (seat: number) =>
      veiledFate.view(play.state, seat).quests.find((quest) => quest.region === 'forest')?.pile.mine;
    expect([mine(0), mine(1)]).toEqual([['s2'], []]);
    expect(FATE_KINDS.length).toBe(BOX.fateKinds);
  });
});
