import type { Interval } from '../../stats/shares.ts';
import { type Html, html } from '../html.ts';
import { percent, scaleOver, WHOLE } from '../scale.ts';

export interface Bar {
  readonly name: string;
  readonly value: number;
  readonly interval?: Interval;
  /** Beside the figure: of how many. */
  readonly note?: string;
}

/** Shares as bars with their intervals, and a line where they would be if all were alike. */
export function barsFigure(title: string, bars: readonly Bar[], even?: number): Html {
  const scale = scaleOver(WHOLE);
  return html`
<figure>
  <figcaption>${title}</figcaption>
  ${bars.map(
    ({ name, value, interval, note }) => html`
  <div class="bar">
    <span class="name">${name}</span>
    <svg class="plot" role="img" aria-label="${name}: ${percent(value)}">
      <rect class="trough" width="100%" y="6" height="14" rx="3"/>
      <rect class="fill" width="${scale(value)}%" y="6" height="14" rx="3"/>
      ${even !== undefined && html`<line class="even" x1="${scale(even)}%" x2="${scale(even)}%" y1="2" y2="24"/>`}
      ${interval && html`<line class="reach" x1="${scale(interval.low)}%" x2="${scale(interval.high)}%" y1="50%" y2="50%"/>`}
    </svg>
    <span class="figure">${percent(value)}${note !== undefined && html` <small>${note}</small>`}</span>
  </div>`,
  )}
</figure>`;
}
