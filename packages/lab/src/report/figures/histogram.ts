import { percentile } from '../../stats/shares.ts';
import { type Html, html } from '../html.ts';

const BINS = 24;
const HEIGHT = 120;

/** How long the games were. */
export function lengthFigure(lengths: readonly number[]): Html {
  const sorted = lengths.toSorted((a, b) => a - b);
  const [least, most] = [sorted[0] ?? 0, sorted.at(-1) ?? 0];
  const width = Math.max(1, Math.ceil((most - least + 1) / BINS));
  const bins: number[] = new Array(Math.max(1, Math.ceil((most - least + 1) / width))).fill(0);
  for (const length of sorted) {
    const at = Math.floor((length - least) / width);
    bins[at] = (bins[at] ?? 0) + 1;
  }
  const tallest = Math.max(...bins);
  const step = 100 / bins.length;
  const median = percentile(sorted, 0.5);
  const at = (value: number): string => `${(((value - least) / width) * step).toFixed(2)}%`;
  return html`
<figure>
  <figcaption>Length <small>decisions a game: half under ${median}, 95% under ${percentile(sorted, 0.95)}</small></figcaption>
  <svg class="chart" height="${HEIGHT + 20}" role="img" aria-label="Decisions a game, from ${least} to ${most}, half under ${median}">
    ${bins.map((n, i) => {
      const height = (HEIGHT * n) / tallest;
      return html`<rect class="fill" x="${(i * step + 0.2).toFixed(2)}%" width="${(step - 0.4).toFixed(2)}%" y="${(HEIGHT - height).toFixed(1)}" height="${height.toFixed(1)}"><title>${least + i * width} to ${least + (i + 1) * width - 1}: ${n} games</title></rect>`;
    })}
    <line class="even" x1="${at(median)}" x2="${at(median)}" y1="0" y2="${HEIGHT}"/>
    <line class="axis" x1="0" x2="100%" y1="${HEIGHT}" y2="${HEIGHT}"/>
    <text x="0" y="${HEIGHT + 15}">${least}</text>
    <text x="100%" y="${HEIGHT + 15}" text-anchor="end">${most}</text>
  </svg>
</figure>`;
}
