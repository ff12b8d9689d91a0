import { gameListed } from '@veilhall/games';
import { change, losses, type Setting, wins } from '@veilhall/kit';
import { describe, expect, it } from 'vitest';
import { balance } from '../balance/balance.ts';
import type { Job } from '../job.ts';
import { veilwraithJob } from '../testing.ts';
import { html } from './html.ts';
import { reportPage } from './page.ts';

const SETTINGS: readonly Setting[] = [
  {
    id: 'alone',
    what: 'Alone <at night>',
    options: { startingAbilities: true },
    seats: 1,
    bots: ['wisp'],
    targets: [wins(0, 3), losses('spirit', 90, 95)],
  },
  {
    id: 'race2',
    what: 'Race of two',
    options: { table: 'race', startingAbilities: true },
    seats: 2,
    bots: ['wisp'],
    targets: [wins(85, 100), change('alone', 0, 5), { of: 'seats', within: 0.03 }],
  },
];

async function page(): Promise<string> {
  const listed = gameListed('veilwraith');
  if (!listed) throw new Error('Veilwraith is not listed');
  const { game } = await listed.load();
  const { reading } = (await listed.balance()).balance;
  const jobOf = ({ options, seats, bots }: Omit<Setting, 'targets' | 'id' | 'what'>): Job => ({
    ...veilwraithJob,
    options: game.options.parse(options),
    seats,
    bots,
    seed: 'report/test',
    read: true,
  });
  const rows = await balance(SETTINGS, jobOf, 30, { game }, () => {});
  const plan = { game, reading, seed: 'report/test', command: 'npx veilhall report veilwraith' };
  return reportPage(rows, { ...plan, jobOf: () => jobOf({ options: {}, seats: 1, bots: ['wisp'] }) });
}

describe('the report', () => {
  it('is one page that needs nothing else, with a picture for every figure', async () => {
    const text = await page();
    expect(text).not.toMatch(/(src|href)="(?!#)/);
    expect(text).not.toMatch(/url\(|@import|https?:/);
    expect(text).toContain('prefers-color-scheme: dark');
    expect(text).toContain('Alone &lt;at night&gt;');
    expect(text.match(/<div class="target (inside|unclear|outside)"/g)).toHaveLength(5);
    for (const { id } of SETTINGS) expect(text).toContain(`<details id="${id}"`);
    for (const title of ['Won, by seat', 'Endings', 'Length', 'Spirit', 'Won, by character', 'Cards', 'Choices'])
      expect(text).toContain(`<figcaption>${title}`);
    expect(text).toContain('Won with another at the table');
    const [shown, script] = text.split('<script>');
    expect(script).toMatch(/querySelectorAll\(.table\.sortable.\)/);
    expect(shown).not.toMatch(/NaN|undefined|\[object/);
  });

  it('is the same page for the same games', async () => {
    expect(await page()).toBe(await page());
  });
});

describe('html', () => {
  it('escapes whatever is not HTML', () => {
    expect(html`<p title="${'"'}">${['<b>', html`<i>${1}</i>`, undefined, false]}</p>`.text).toBe(
      '<p title="&quot;">&lt;b&gt;<i>1</i></p>',
    );
  });
});
