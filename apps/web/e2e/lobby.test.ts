import { veiledFate } from '@veilhall/games/veiled-fate';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { dealt, hostMatch, played, sitDown } from './matches.ts';
import { stage } from './people.ts';
import { twoAtATable } from './tables.ts';

const here = stage();

/** Maren waits for two more at a race of Veilwraiths; the links are the seats'. */
async function lobby(host: Page): Promise<string[]> {
  const { request } = host.context();
  await request.post(`${here.url}/api/me`, { data: { name: 'Maren' } });
  const seats = [{ kind: 'human', name: 'Maren' }, { kind: 'open' }, { kind: 'open' }];
  const body = { game: 'veilwraith', name: 'Tuesday race', seats, options: { table: 'race' }, hints: true };
  const { match, invites } = await (await request.post(`${here.url}/api/matches`, { data: body })).json();
  await host.goto(`${here.url}/table/${match.id}`);
  await host.getByRole('heading', { name: 'Tuesday race' }).waitFor();
  return invites.map(({ code }: { code: string }) => `${here.url}/join/${match.id}#${code}`);
}

async function fromMenu(page: Page, item: string): Promise<void> {
  await page.getByRole('button', { name: /^Menu/ }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

describe('a table that waits for people', () => {
  it('invites with all one wants to know, changes hands and options, and is cancelled before everybody’s eyes', async () => {
    const host = await here.person({ settings: { name: 'Maren' } });
    const [link = '', other = ''] = await lobby(host);
    const guest = await here.person({ settings: { name: 'Eneko' }, refused: true });
    await guest.goto(link);
    const main = guest.getByRole('main');
    await main.getByText('Maren invites you to a table.').waitFor();
    await main.getByText('about 20 minutes').waitFor();
    await main.getByText('Several Veilwraiths: Race').waitFor();
    await main.getByText('Hints are allowed').waitFor();
    expect(await guest.title()).toBe('Tuesday race - Veilhall');
    expect(await main.getByRole('link', { name: 'How it is played' }).getAttribute('href')).toBe('/rules/veilwraith');
    expect(await main.getByRole('listitem').filter({ hasText: 'seat' }).allTextContents()).toEqual([
      'Open seatkept for you',
      'Open seat',
    ]);
    expect(await guest.locator('.setup-cover img').count()).toBe(1);
    await guest.getByRole('button', { name: 'Sit down' }).click();
    await guest.getByText('One seat is still empty.').waitFor();

    await host.getByRole('combobox', { name: 'Give seat 3 to a bot' }).selectOption('shade');
    await guest.getByText('Everybody is here; the host will deal.').waitFor();
    await host.getByRole('button', { name: 'Deal' }).waitFor();
    await host.getByRole('button', { name: 'Open this seat again' }).click();
    await host.getByRole('textbox', { name: 'Invitation to seat 3' }).waitFor();
    await host.getByRole('button', { name: 'Change the options' }).click();
    await host.getByRole('radio', { name: '2 Nesting Woods' }).check();
    await host.getByRole('button', { name: 'Keep these options' }).click();
    await guest.getByText('Vignette: 2 Nesting Woods').waitFor();

    const late = await here.person({ refused: true });
    await late.goto(link);
    await late.getByText('somebody has sat down with it. Ask the host').waitFor();
    await late.goto(other);
    await late.getByText('the host made a new one or gave the seat away').waitFor();
    await host.getByRole('button', { name: 'Cancel the match' }).click();
    await host.getByRole('group').getByRole('button', { name: 'Cancel the match' }).click();
    await guest.getByText('The host has called it off.').waitFor();
    await late.reload();
    await late.getByText('The host has cancelled this match.').waitFor();
  });
});

describe('a running match', () => {
  it('goes on with a bot when somebody leaves, who alone takes the seat back', async () => {
    const [host, guest] = await twoAtATable(here);
    await fromMenu(guest, 'Leave this match');
    await guest.getByRole('dialog').getByRole('button', { name: 'Leave this match' }).click();
    await guest.getByRole('heading', { name: 'Veilhall' }).waitFor();
    await host.getByText('Eneko has left. A bot plays on for them').waitFor();
    await host.getByRole('button', { name: 'All right' }).click();
    await host.getByRole('img', { name: /Shade for Eneko, bot/ }).waitFor();
    expect(await host.getByRole('button', { name: 'Take my seat back' }).count()).toBe(0);
    await guest.goBack();
    await guest.getByRole('button', { name: 'Take my seat back' }).click();
    await guest.getByRole('img', { name: /Eneko.*you look from here/ }).waitFor();
    await host.getByText('Eneko has sat down.').waitFor();
  });

  it('lets those who wait remind whoever does not choose', async () => {
    const host = await here.person({ settings: { name: 'Maren' } });
    const guest = await here.person({ settings: { name: 'Eneko' } });
    const match = dealt({ game: veiledFate, seed: 'wheel', seats: 2 });
    const journal = played(match, (_, { seat, ask }) => seat === 0 && ask === 'act').save();
    const seats = [{ kind: 'human', name: 'Maren' }, { kind: 'open' }] as const;
    const { invitations } = await hostMatch(host, here.url, journal, seats);
    await guest.clock.install();
    await sitDown(guest, invitations[0] ?? '');
    await guest.getByText('Maren is choosing.').waitFor();
    expect(await guest.getByRole('button', { name: 'Remind Maren' }).count()).toBe(0);
    await guest.clock.fastForward('00:30');
    await guest.getByRole('button', { name: 'Remind Maren' }).click();
    await guest.getByText('Maren heard it.').waitFor();
    await host.getByText('Eneko is waiting for you.').waitFor();
  });
});
