import type { CardInfo, Seat } from '@veilhall/engine';
import { fastRng, int } from '@veilhall/engine';
import { gameListed } from '@veilhall/games';
import { beforeAll, describe, expect, it } from 'vitest';
import type { Job } from '../job.ts';
import type { Played } from '../play.ts';
import type { CardRecord, ChoiceMade } from '../recorder.ts';
import { playGames } from '../run.ts';
import { numbersOf } from '../seeds.ts';
import { veilwraithJob } from '../testing.ts';
import { cardTable } from './card-table.ts';
import { cardStatistics } from './cards.ts';
import { choiceTable } from './choice-table.ts';
import { cardsCsv, choicesCsv } from './csv.ts';

const card = (id: string, family = 'memory'): CardInfo => ({ id, name: id, family, copies: 1, text: '', data: {} });

const game = (index: number, winners: Seat[], cards: CardRecord, choices: ChoiceMade[] = [], seats = 1): Played => ({
  index,
  result: 'over',
  winners,
  decisions: 1,
  audits: 0,
  picks: [],
  metrics: {},
  record: { cards, choices, course: Array.from({ length: seats }, () => []) },
});

describe('the table of cards', () => {
  it('counts seats that drew, played, held or never saw a card, and how often they won', () => {
    const played = [
      game(0, [0], { salt: { drawn: [0, 1], played: [0] } }, [], 2),
      game(1, [1], { salt: { drawn: [0], held: [0] } }, [], 2),
      game(2, [], {}, [], 2),
    ];
    const [salt, rain] = cardTable([card('salt'), card('rain')], played);
    expect(salt).toMatchObject({
      drawn: { seats: 3, games: 2, won: 0.3333 },
      played: { seats: 1, won: 1 },
      held: { seats: 1, won: 0 },
      unseen: { seats: 3, won: 0.3333 },
      playedOfDrawn: 0.3333,
    });
    expect(salt?.use).toMatchObject({ value: 1, p: 1 });
    expect(rain).toMatchObject({ drawn: { seats: 0 }, unseen: { seats: 6 } });
    expect(rain?.difference).toBeUndefined();
  });

  it('finds the card that wins among many that do not', () => {
    const rng = fastRng('cards');
    const ids = Array.from({ length: 20 }, (_, n) => `card-${n}`);
    const played = Array.from({ length: 400 }, (_, n) => {
      const drawn = ids.filter((id) => int(rng, id, 2) === 0);
      const chance = drawn.includes('card-7') ? 70 : 40;
      const uses = Object.fromEntries(drawn.map((id) => [id, { drawn: [0] }]));
      return game(n, int(rng, 'won', 100) < chance ? [0] : [], uses);
    });
    const rows = cardTable(
      ids.map((id) => card(id)),
      played,
    );
    const clear = rows.filter(({ difference }) => (difference?.adjusted ?? 1) < 0.05);
    expect(clear.map(({ id }) => id)).toEqual(['card-7']);
    expect(clear[0]?.difference?.value).toBeGreaterThan(0.15);
  });
});

/** Offers of two to four upgrades; `bread` wins, and whoever is rich is offered more and wins more. */
function upgrades(pick: (offered: readonly string[], n: number) => string, games: number): Played[] {
  const rng = fastRng('upgrades');
  return Array.from({ length: games }, (_, n) => {
    const isRich = int(rng, 'rich', 2) === 0;
    const offered = isRich ? ['bread', 'salt', 'rain', 'stars'] : ['bread', 'salt'];
    const picked = pick(offered, n);
    const chance = (isRich ? 60 : 20) + (picked === 'bread' ? 20 : 0);
    return game(n, int(rng, 'won', 100) < chance ? [0] : [], {}, [{ ask: 'upgrade', seat: 0, offered, picked }]);
  });
}

describe('the table of choices', () => {
  const chance = fastRng('picks');
  const atRandom = (offered: readonly string[]) => offered[int(chance, 'pick', offered.length)] ?? '';

  it('made at random, shows what a choice does whatever else differs', () => {
    const rows = choiceTable(upgrades(atRandom, 4000), true);
    const effect = Object.fromEntries(rows.map((row) => [row.choice, row.effect]));
    expect(effect.bread?.value).toBeGreaterThan(0.15);
    expect(effect.bread?.value).toBeLessThan(0.25);
    expect(effect.bread?.adjusted).toBeLessThan(0.001);
    // Only the rich are offered stars: the plain win rate flatters them, the effect does not.
    expect(rows.find(({ choice }) => choice === 'stars')?.won.won).toBeGreaterThan(0.5);
    expect(effect.stars?.value).toBeLessThan(0.05);
    expect(rows.find(({ choice }) => choice === 'salt')?.dominatedBy).toBe('bread');
    expect(rows.find(({ choice }) => choice === 'bread')?.dominatedBy).toBeUndefined();
  });

  it('made by players, names what they never take and shows no effect', () => {
    const rows = choiceTable(
      upgrades((offered, n) => offered[n % 20 === 0 ? 2 : 0] ?? 'bread', 400),
      false,
    );
    expect(rows.find(({ choice }) => choice === 'salt')).toMatchObject({ taken: 0, dominatedBy: 'bread' });
    expect(rows.every(({ effect }) => effect === undefined)).toBe(true);
  });
});

describe('a real game', () => {
  const job: Job = { ...veilwraithJob, seed: 'tune/cards', read: true, randomise: true };
  let statistics: ReturnType<typeof cardStatistics>;

  beforeAll(async () => {
    const listed = gameListed('veilwraith');
    if (!listed) throw new Error('Veilwraith is not listed');
    const { game: veilwraith } = await listed.load();
    const options = veilwraith.options.parse({ startingAbilities: true });
    const played = await playGames({ ...job, options }, numbersOf(60), { game: veilwraith });
    statistics = cardStatistics(job, played, veilwraith);
  });

  it('is read: Memories drawn and played, Threats that came, choices made', () => {
    const row = (id: string) => statistics.cards.find((one) => one.id === id);
    expect(row('memory-salt')?.drawn.seats).toBeGreaterThan(40);
    expect(row('memory-salt')?.playedOfDrawn).toBeGreaterThan(0.5);
    expect(row('hobgoblin-a')?.drawn.seats).toBeGreaterThan(5);
    expect(statistics.unused).toContainEqual({ id: 'masked-courtier-a', why: 'never seen', of: 0, used: 0 });
    const abilities = statistics.choices.filter(({ ask }) => ask === 'startingAbility');
    expect(abilities.length).toBeGreaterThan(2);
    expect(abilities.reduce((sum, { taken }) => sum + taken, 0)).toBe(60);
  });

  it('goes into CSV, a line per card and per choice', () => {
    const lines = cardsCsv(statistics).trimEnd().split('\n');
    expect(lines).toHaveLength(statistics.cards.length + 1);
    const columns = lines[0]?.split(',').length;
    expect(lines.find((line) => line.startsWith('hobgoblin-a,'))?.split(',')).toHaveLength(columns ?? 0);
    expect(choicesCsv(statistics).split('\n')[0]).toMatch(/^ask,choice,offered,taken/);
  });
});
