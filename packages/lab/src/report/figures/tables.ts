import type { CardRow, Effect, Rate } from '../../cards/card-table.ts';
import type { CardStatistics, Unused } from '../../cards/cards.ts';
import type { ChoiceRow } from '../../cards/choice-table.ts';
import { type Html, html } from '../html.ts';
import { percent, scaleOver, signedPoints } from '../scale.ts';

/** Cards that came up at all, and what was chosen between; both can be sorted by any column. */
export const cardTables = ({ cards, choices, unused, randomised }: CardStatistics): Html => html`
${table(
  'Cards',
  ['Card', 'Family', 'Drawn', 'Played', 'Won drawn', 'Won played', 'Won unseen', 'Seen less unseen', 'Played less not'],
  seen(cards).map((row) => cardLine(row, cards)),
  'A difference marked * is clear with all cards of the table tested (Benjamini-Hochberg, 5%). It shows what a card goes along with; what it does only a random choice shows.',
)}
${
  choices.length > 0 &&
  table(
    randomised ? 'Choices, made at random' : 'Choices',
    ['Choice', 'Asked', 'Offered', 'Taken', 'Won taken', ...(randomised ? ['Effect'] : []), 'Dominated by'],
    choices.map((row) => choiceLine(row, randomised)),
    '',
  )
}
${[...Map.groupBy(unused, ({ why }) => why)].map(([why, list]) => unusedNote(why, list))}`;

const seen = (cards: readonly CardRow[]): CardRow[] => cards.filter(({ drawn, kept }) => drawn.seats + kept.seats > 0);

const unusedNote = (why: string, list: readonly Unused[]): Html => html`
<p class="note"><b>${why[0]?.toUpperCase()}${why.slice(1)}</b> (${list.length}): ${list.map(({ id, of, used }) => (of > 0 ? `${id} ${used} of ${of}` : id)).join(', ')}.</p>`;

const table = (title: string, columns: readonly string[], rows: readonly Html[], note: string): Html => html`
<figure class="wide">
  <figcaption>${title} <small>${rows.length}; press a heading to sort</small></figcaption>
  <div class="scroll" tabindex="0" role="region" aria-label="${title}">
  <table class="sortable">
    <thead><tr>${columns.map((name) => html`<th scope="col"><button type="button">${name}</button></th>`)}</tr></thead>
    <tbody>${rows}</tbody>
  </table></div>
  ${note !== '' && html`<p class="note">${note}</p>`}
</figure>`;

function cardLine(row: CardRow, all: readonly CardRow[]): Html {
  const { id, name, family, drawn, played, unseen, playedOfDrawn, difference, use } = row;
  const isCopy = all.some((other) => other.name === name && other.id !== id);
  const share = drawn.seats === 0 ? number(-1, '–') : number(playedOfDrawn, percent(playedOfDrawn, 0));
  return html`
<tr><th scope="row" title="${id}">${name}${isCopy && html` <small>${id}</small>`}</th><td>${family}</td>${number(drawn.seats, String(drawn.seats))}${share}${rate(drawn)}${rate(played)}${rate(unseen)}${effect(difference)}${effect(use)}</tr>`;
}

const choiceLine = (
  { ask, choice, offered, share, won, effect: made, dominatedBy }: ChoiceRow,
  randomised: boolean,
): Html => html`
<tr><th scope="row">${choice}</th><td>${ask}</td>${number(offered, String(offered))}${number(share.value, percent(share.value))}${rate(won)}${randomised && effect(made)}<td>${dominatedBy ?? ''}</td></tr>`;

/** `data-by` is what the column is sorted by. */
const number = (by: number, said: string): Html => html`<td class="n" data-by="${by}">${said}</td>`;

const rate = ({ seats, won, interval }: Rate): Html =>
  seats === 0
    ? number(-1, '–')
    : html`<td class="n" data-by="${won}" title="${percent(interval.low)} to ${percent(interval.high)} of ${seats}">${percent(won, 0)} <small>±${Math.round(50 * (interval.high - interval.low))}</small></td>`;

function effect(found: Effect | undefined): Html {
  if (!found) return number(-9, '–');
  const { value, interval, adjusted } = found;
  const scale = scaleOver({ low: -0.5, high: 0.5 });
  const side = interval.low > 0 ? 'more' : interval.high < 0 ? 'less' : 'open';
  return html`<td class="n effect ${side}" data-by="${value}" title="${signedPoints(interval.low)} to ${signedPoints(interval.high)} points, p ${found.p}, adjusted ${adjusted}"><svg aria-hidden="true"><line class="axis" x1="50%" x2="50%" y1="0" y2="100%"/><line class="reach" x1="${scale(interval.low)}%" x2="${scale(interval.high)}%" y1="50%" y2="50%"/></svg>${signedPoints(value)}${adjusted < 0.05 ? ' *' : ''}</td>`;
}
