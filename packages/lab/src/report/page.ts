import { readFileSync } from 'node:fs';
import type { AnyGame } from '@veilhall/engine';
import type { AnyReading } from '@veilhall/kit';
import { manyTargets, type PlayedRow } from '../balance/balance.ts';
import { cardStatistics } from '../cards/cards.ts';
import type { Job } from '../job.ts';
import { mean } from '../stats/shares.ts';
import { Tally } from '../stats/tally.ts';
import { type Bar, barsFigure } from './figures/bars.ts';
import { courseFigure } from './figures/course.ts';
import { lengthFigure } from './figures/histogram.ts';
import { characterFigures } from './figures/matrix.ts';
import { cardTables } from './figures/tables.ts';
import { targetsFigure } from './figures/targets.ts';
import { Html, html } from './html.ts';
import { sorting } from './sorting.ts';

/** What a report is of. */
export interface ReportPlan {
  readonly game: AnyGame;
  readonly reading: AnyReading;
  readonly seed: string;
  /** What plays it again. */
  readonly command: string;
  readonly jobOf: (row: PlayedRow) => Job;
}

/** In the order they count: narrow windows and paper change what stands before. */
const STYLES = ['page', 'pictures', 'tables', 'narrow'] as const;

/** One page with everything in it: it needs no network and no other file. */
export function reportPage(rows: readonly PlayedRow[], plan: ReportPlan): string {
  const { game, seed, command } = plan;
  const games = rows.reduce((sum, row) => sum + row.games, 0);
  const css = STYLES.map((name) => readFileSync(new URL(`./styles/${name}.css`, import.meta.url), 'utf8')).join('\n');
  const { targets, outside, clear } = manyTargets(rows);
  return html`<!doctype html>
<html lang="en">
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>${game.title}: balance</title>
<style>${new Html(css)}</style>
<header>
  <p class="over">Veilhall balance report</p>
  <h1>${game.title}</h1>
  <dl class="facts">
    <div><dt>Games</dt><dd>${games.toLocaleString('en')}</dd></div>
    <div><dt>Targets met</dt><dd>${inside(rows)} of ${targets}</dd></div>
    <div><dt>Clearly missed</dt><dd>${clear.length}</dd></div>
    <div><dt>Seed</dt><dd>${seed}</dd></div>
    <div><dt>Rules</dt><dd>${game.rules}, cards ${game.content.hash.slice(0, 8)}</dd></div>
  </dl>
  <pre tabindex="0"><code>${command}</code></pre>
</header>
<main>
<section id="targets">
  <h2>Targets</h2>
  <p class="note">Bars are 95% intervals, clustered by game. ${targets} targets at once: ${outside} are outside by their own interval, about ${(0.05 * targets).toFixed(1)} would be by chance alone; by Holm's method, which allows for that, ${clear.length === 0 ? 'none is' : clear.map(({ id, target }) => `${id} (${target})`).join(', ')} clearly missed.</p>
  ${targetsFigure(rows)}
</section>
<section>
  <h2>Setting by setting</h2>
  ${rows.map((row, i) => settingSection(row, plan, i === 0))}
</section>
</main>
<script>(${new Html(sorting.toString())})()</script>
</html>
`.text;
}

const inside = (rows: readonly PlayedRow[]): number =>
  rows.flatMap(({ findings }) => findings).filter(({ verdict }) => verdict === 'inside').length;

function settingSection(row: PlayedRow, { game, reading, jobOf }: ReportPlan, isOpen: boolean): Html {
  const { id, what, played, bots } = row;
  return html`
<details id="${id}" ${isOpen && 'open'}>
  <summary><h3>${what}</h3> <small>${row.games} games of ${[...new Set(bots)].join(', ')}</small></summary>
  <div class="figures">
    ${bots.length > 1 && seatsFigure(row)}
    ${barsFigure('Endings', endingBars(row))}
    ${lengthFigure(played.map(({ decisions }) => decisions))}
    ${courseFigure(played, reading.course)}
    ${characterFigures(played)}
    ${cardTables(cardStatistics(jobOf(row), played, game))}
  </div>
</details>`;
}

function seatsFigure({ played, bots }: PlayedRow): Html {
  const bars = bots.map((bot, seat): Bar => {
    const tally = new Tally();
    for (const { winners } of played) tally.add(winners.includes(seat) ? 1 : 0, 1);
    return { name: `seat ${seat}, ${bot}`, value: tally.value, interval: tally.share };
  });
  return barsFigure('Won, by seat', bars, mean(bars.map(({ value }) => value)));
}

const endingBars = ({ outcomes, games }: PlayedRow): Bar[] =>
  Object.entries(outcomes)
    .sort(([, a], [, b]) => b - a)
    .map(([name, n]) => ({ name, value: n / games, note: String(n) }));
