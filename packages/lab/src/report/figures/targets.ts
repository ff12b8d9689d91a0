import type { PlayedRow } from '../../balance/balance.ts';
import type { Finding, Verdict } from '../../balance/judge.ts';
import { type Html, html } from '../html.ts';
import { percent, roomFor, scaleOver, shown, signedPoints, WHOLE } from '../scale.ts';

/** Every target as a band with the figure and its interval: what lies in the band is meant to. */
export const targetsFigure = (rows: readonly PlayedRow[]): Html => html`
<ul class="legend" aria-hidden="true">
  <li><i class="swatch band"></i>target</li>
  ${(['inside', 'unclear', 'outside'] as const).map((verdict) => html`<li><svg class="mark ${verdict}" viewBox="-6 -6 12 12">${mark(verdict)}</svg>${verdict}</li>`)}
</ul>
<div class="target scale" aria-hidden="true"><span></span><svg class="plot">${[0, 25, 50, 75, 100].map((at) => html`<text x="${at}%" y="18" text-anchor="${at === 0 ? 'start' : at === 100 ? 'end' : 'middle'}">${at}%</text>`)}</svg><span></span></div>
${rows.map(
  (row) => html`
<section class="targets" aria-label="${row.what}">
  <h3><a href="#${row.id}">${row.what}</a> <small>${row.games} games</small></h3>
  ${row.findings.map(targetLine)}
</section>`,
)}`;

function targetLine({ target, value, interval, band, verdict, plain }: Finding): Html {
  const isShare = !plain && band.low >= 0;
  const scale = scaleOver(isShare ? WHOLE : roomFor(band.low, band.high, interval.low, interval.high, value));
  const [from, to] = [scale(band.low), scale(band.high)];
  const figure = plain ? shown : isShare ? percent : signedPoints;
  const said = `${figure(value)} (${figure(interval.low)} to ${figure(interval.high)})`;
  return html`
  <div class="target ${verdict}">
    <span class="name">${target}</span>
    <svg class="plot" role="img" aria-label="${said}, ${verdict}">
      <line class="axis" x1="0" x2="100%" y1="50%" y2="50%"/>
      ${isShare && [0, 25, 50, 75, 100].map((at) => html`<line class="axis" x1="${at}%" x2="${at}%" y1="9" y2="17"/>`)}
      <rect class="band" x="${from}%" width="${Math.max(0.6, to - from)}%" y="3" height="20" rx="3"/>
      <line class="reach" x1="${scale(interval.low)}%" x2="${scale(interval.high)}%" y1="50%" y2="50%"/>
      <svg x="${scale(value)}%" y="50%" overflow="visible"><g class="mark ${verdict}">${mark(verdict)}</g></svg>
    </svg>
    <span class="figure">${said} <b>${verdict}</b></span>
  </div>`;
}

/** Shapes differ as colours do: a disc, a ring, a diamond. */
function mark(verdict: Verdict): Html {
  switch (verdict) {
    case 'inside':
      return html`<circle r="5"/>`;
    case 'unclear':
      return html`<circle r="4" class="ring"/>`;
    case 'outside':
      return html`<path d="M0-6 6 0 0 6-6 0z"/>`;
  }
}
