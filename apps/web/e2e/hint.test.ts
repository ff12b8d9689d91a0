import { veiledFate } from '@veilhall/games/veiled-fate';
import { describe, expect, it } from 'vitest';
import { dealt, hostMatch, played, sitDown } from './matches.ts';
import { sentence, stage, stand } from './people.ts';
import { wraithTable } from './tables.ts';

const here = stage();

describe('a hint', () => {
  it('is asked for at a table of this device, seen on the table, in the bar and in the list, and picked', async () => {
    const page = await here.person();
    await wraithTable(page, here.url);
    const { seq } = await stand(page);
    await page.keyboard.press('h');
    const said = page.locator('.prompt-hint', { hasText: /^The adept’s pick: \S/ });
    await said.waitFor({ timeout: 60_000 });
    const why = (await said.locator('.prompt-why').textContent()) ?? '';
    expect(why).toMatch(/^\. Rather than .+: \S.+\.$/);
    const words = (await said.textContent())?.replace('The adept’s pick: ', '').replace(why, '') ?? '';
    await page.keyboard.press('o');
    const line = page.locator('.option-list [data-hint]');
    expect(await line.textContent()).toContain(words);
    await page.keyboard.press('Escape');
    const rings = page.locator('.thing .hint-ring');
    expect(await rings.count()).toBeGreaterThan(0);
    await page.keyboard.press('Escape');
    await expect.poll(() => rings.count()).toBe(0);

    await page.getByRole('button', { name: /^Menu/ }).click();
    await page.getByRole('menuitem', { name: 'What would the adept do?' }).click();
    await said.waitFor({ timeout: 60_000 });
    await page.keyboard.press('o');
    await line.click();
    await expect.poll(async () => (await stand(page)).seq).toBeGreaterThan(seq);
    await expect.poll(() => rings.count()).toBe(0);
    expect(await sentence(page)).not.toMatch(/adept/);
  });

  it('is not given online among several people, and the bar says why', async () => {
    const match = played(
      dealt({ game: veiledFate, seed: 'wheel', seats: 2 }),
      (_, { seat, ask }) => seat === 0 && ask === 'act',
    );
    const host = await here.person();
    const guest = await here.person();
    const { invitations } = await hostMatch(host, here.url, match.save(), [
      { kind: 'human', name: 'Maren' },
      { kind: 'open' },
    ]);
    await sitDown(guest, invitations[0] ?? '');
    await host.keyboard.press('h');
    await host.locator('.prompt-hint', { hasText: 'this match was set up without hints' }).waitFor();
  });
});
