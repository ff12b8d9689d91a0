import type { Played } from '../../play.ts';
import { Tally } from '../../stats/tally.ts';
import { type Html, html } from '../html.ts';
import { percent } from '../scale.ts';
import { type Bar, barsFigure } from './bars.ts';

/** Wins by character, and of each against each where they meet. */
export function characterFigures(played: readonly Played[]): Html[] {
  const alone = new Map<string, Tally>();
  const met = new Map<string, Map<string, Tally>>();
  for (const { record, winners } of played) {
    const characters = record?.characters ?? [];
    const isWon = (seat: number): number => (winners.includes(seat) ? 1 : 0);
    const own = new Map<string, [number, number]>();
    for (const [seat, name] of characters.entries()) {
      const [won, of] = own.get(name) ?? [0, 0];
      own.set(name, [won + isWon(seat), of + 1]);
    }
    for (const [name, [won, of]] of own) {
      tallyOf(alone, name).add(won, of);
      const row = met.get(name) ?? new Map<string, Tally>();
      met.set(name, row);
      for (const other of own.keys()) if (other !== name) tallyOf(row, other).add(won, of);
    }
  }
  if (alone.size < 2) return [];
  const names = [...alone.keys()].sort();
  const bars = names.map((name): Bar => {
    const { value, share, of } = tallyOf(alone, name);
    return { name, value, interval: share, note: `of ${of}` };
  });
  const even = meanOf([...alone.values()]);
  const isMet = [...met.values()].some((row) => row.size > 0);
  return [barsFigure('Won, by character', bars, even), ...(isMet ? [matrix(names, met, even)] : [])];
}

function tallyOf(tallies: Map<string, Tally>, name: string): Tally {
  const tally = tallies.get(name) ?? new Tally();
  tallies.set(name, tally);
  return tally;
}

function meanOf(tallies: readonly Tally[]): number {
  let [won, of] = [0, 0];
  for (const tally of tallies) {
    won += tally.sum;
    of += tally.of;
  }
  return of === 0 ? 0 : won / of;
}

/** Colours by how clearly a share differs from the even one: two standard errors are full strength. */
function matrix(names: readonly string[], met: ReadonlyMap<string, ReadonlyMap<string, Tally>>, even: number): Html {
  const cell = (row: string, column: string): Html => {
    const tally = met.get(row)?.get(column);
    if (!tally || tally.of === 0) return html`<td class="none">${row === column ? '' : '·'}</td>`;
    const error = Math.sqrt(Math.max(tally.variance, (even * (1 - even)) / tally.of));
    const off = Math.max(-1, Math.min(1, (tally.value - even) / (2 * error || 1)));
    const side = off >= 0 ? 'more' : 'less';
    return html`<td class="${side}" style="--strength:${Math.round(55 * Math.abs(off))}%" title="${row} with ${column}: ${percent(tally.value)} of ${tally.of}">${Math.round(100 * tally.value)}</td>`;
  };
  return html`
<figure class="wide">
  <figcaption>Won with another at the table <small>percent, by row; strong colours are two standard errors from ${percent(even, 0)}</small></figcaption>
  <div class="scroll" tabindex="0" role="region" aria-label="Wins of each character with each other">
  <table class="matrix">
    <thead><tr><td class="none"></td>${names.map((name) => html`<th scope="col"><span>${name}</span></th>`)}</tr></thead>
    <tbody>${names.map((row) => html`<tr><th scope="row">${row}</th>${names.map((column) => cell(row, column))}</tr>`)}</tbody>
  </table></div>
</figure>`;
}
