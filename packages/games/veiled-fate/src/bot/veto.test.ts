import { describe, expect, it } from 'vitest';
import { veiledFate } from '../index.ts';
import { type Arrangement, restAll, table } from '../testing/table.ts';

/** What nobody would pick here, of what is offered. */
function vetoed(how: Arrangement, act?: RegExp): string[] {
  const play = table(how);
  const prompt = veiledFate.prompts(play.state)[0];
  if (!prompt) throw new Error('nobody is asked');
  const moves = veiledFate.hints?.veto?.(play.state, prompt.seat, prompt) ?? [];
  return moves.map((move) => prompt.options[move]?.id ?? '').filter((id) => !act || act.test(id));
}

/** Two of five slots are taken. */
const CARAVAN: Arrangement = {
  seats: 3,
  quests: { volcano: 'caravan-of-ashes' },
  at: { isabel: 'volcano/1', namari: 'volcano/2' },
  owners: ['isabel', 'namari', 'caldis'],
};
const EXCHANGE = /^transfigure:volcano\/1\+2/;

describe('nobody', () => {
  it('Smites the own Demi', () => {
    expect(vetoed({ owners: ['belan', 'isabel', 'namari', 'caldis'] }, /^smite/)).toEqual(['smite:belan']);
  });

  it('gives cards for a Quest that those who still play cannot fill', () => {
    const hands = { 0: 'f1 f1 s1 s1 s1 s1', 1: 'f1', 2: 's1' };
    expect(vetoed({ ...CARAVAN, hands }, EXCHANGE)).toEqual([]);
    expect(vetoed({ ...CARAVAN, hands: { ...hands, 0: 'f1 f1 s1 s1' }, rested: [1] }, EXCHANGE)).toHaveLength(1);
  });

  it('gives the whole hand for a Quest with two slots to go', () => {
    const hands = { 0: 'f1 f1 s1', 1: 'f1 f2 s1 s1', 2: 's1 s1 s2' };
    expect(vetoed({ ...CARAVAN, hands }, EXCHANGE)).toHaveLength(1);
    const at = { ...CARAVAN.at, caldis: 'volcano/4', belan: 'volcano/5' };
    expect(vetoed({ ...CARAVAN, hands, at }, EXCHANGE)).toEqual([]);
  });

  it('exchanges slots that give the same', () => {
    const at = { isabel: 'volcano/2', pentha: 'volcano/3', namari: 'volcano/1' };
    const all = vetoed({ ...CARAVAN, at, hands: { 0: 'f1 f1 s1 s1 s1 s1' } }, /^transfigure/);
    expect(all).toEqual(['transfigure:volcano/2+3']);
  });

  it('pays for a walk', () => {
    const walks = vetoed({ hands: { 0: 'f1 f1 s1 s1 s1' } }, /^portal/);
    expect(walks.length).toBeGreaterThan(0);
    for (const walk of walks) expect(walk).not.toContain('quest:');
  });

  it('looks at votes that are known', () => {
    const quest: Arrangement = { quests: { volcano: 'caravan-of-ashes' }, hands: { 0: 'f1 f1 s1 s1' } };
    expect(vetoed({ ...quest, votes: { volcano: '0:f1' } }, /^omniscience/)).toEqual(['omniscience:volcano']);
    expect(vetoed({ ...quest, votes: { volcano: '0:f1 1:s2' } }, /^omniscience/)).toEqual([]);
  });

  it('names the own Demi for a card that forbids to vote on it', () => {
    const play = table({ age: 'verdict-of-the-veil', owners: ['tovik', 'isabel', 'namari', 'caldis'] });
    restAll(play).waits({ seat: 0, ask: 'name' });
    const prompt = play.promptOf(0);
    const moves = (prompt && veiledFate.hints?.veto?.(play.state, 0, prompt)) ?? [];
    expect(moves.map((move) => prompt?.options[move]?.about)).toMatchObject([{ name: 'tovik' }]);
  });
});
