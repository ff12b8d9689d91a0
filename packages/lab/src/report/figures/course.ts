import type { Played } from '../../play.ts';
import { Tally } from '../../stats/tally.ts';
import { type Html, html } from '../html.ts';

const [WIDTH, HEIGHT] = [480, 170];
const [LEFT, BOTTOM] = [30, 22];
/** A step that fewer seats than this share reach says more about them than about the game. */
const REACHED = 0.05;

interface Line {
  readonly name: 'won' | 'lost';
  readonly steps: readonly Tally[];
}

/** The main resource, step by step: of those who won in the end, and of those who did not. */
export function courseFigure(played: readonly Played[], { resource, step }: { resource: string; step: string }): Html {
  const lines = linesOf(played);
  const longest = Math.max(0, ...lines.map(({ steps }) => steps.length));
  if (longest < 2) return html``;
  const highest = Math.max(1, ...lines.flatMap(({ steps }) => steps.map(({ mean }) => mean.high)));
  const x = (at: number): number => LEFT + ((WIDTH - LEFT - 8) * at) / (longest - 1);
  const y = (value: number): number => (HEIGHT - BOTTOM) * (1 - Math.max(0, value) / highest) + 4;
  const point = (at: number, value: number): string => `${x(at).toFixed(1)},${y(value).toFixed(1)}`;
  return html`
<figure>
  <figcaption>${resource} <small>by ${step}, mean with its 95% band</small></figcaption>
  <svg class="course" viewBox="0 0 ${WIDTH} ${HEIGHT}" role="img" aria-label="${resource} by ${step}: ${lines.map(({ name, steps }) => `${name}, ${steps.at(-1)?.value.toFixed(1) ?? 0} in the end`).join('; ')}">
    ${[0, 0.5, 1].map(
      (part) => html`<line class="axis" x1="${LEFT}" x2="${WIDTH}" y1="${y(part * highest)}" y2="${y(part * highest)}"/>
    <text x="${LEFT - 6}" y="${y(part * highest) + 4}" text-anchor="end">${(part * highest).toFixed(highest < 4 ? 1 : 0)}</text>`,
    )}
    ${lines.map(({ name, steps }) => {
      const upper = steps.map(({ mean }, at) => point(at, mean.high));
      const lower = steps.map(({ mean }, at) => point(at, mean.low)).reverse();
      return html`<polygon class="area ${name}" points="${[...upper, ...lower].join(' ')}"/>
    <polyline class="line ${name}" points="${steps.map(({ value }, at) => point(at, value)).join(' ')}"/>`;
    })}
    <text x="${LEFT}" y="${HEIGHT - 2}">${step} 1</text>
    <text x="${WIDTH - 8}" y="${HEIGHT - 2}" text-anchor="end">${longest}</text>
  </svg>
  <ul class="legend">${lines.map(({ name }) => html`<li><i class="swatch ${name}"></i>${name}</li>`)}</ul>
</figure>`;
}

function linesOf(played: readonly Played[]): Line[] {
  const won: Tally[] = [];
  const lost: Tally[] = [];
  for (const { record, winners } of played) {
    if (!record) continue;
    for (const [isWon, steps] of [
      [true, won],
      [false, lost],
    ] as const)
      addGame(
        steps,
        record.course.filter((_, seat) => winners.includes(seat) === isWon),
      );
  }
  return [{ name: 'won', steps: trimmed(won) } as const, { name: 'lost', steps: trimmed(lost) } as const].filter(
    ({ steps }) => steps.length > 0,
  );
}

/** Seats of one game are one cluster. */
function addGame(steps: Tally[], courses: readonly (readonly number[])[]): void {
  const longest = Math.max(0, ...courses.map(({ length }) => length));
  for (let at = 0; at < longest; at++) {
    const values = courses.flatMap((course) => course[at] ?? []);
    const tally = steps[at] ?? new Tally();
    steps[at] = tally;
    tally.add(
      values.reduce((sum, value) => sum + value, 0),
      values.length,
    );
  }
}

const trimmed = (steps: readonly Tally[]): Tally[] => {
  const enough = Math.max(2, REACHED * (steps[0]?.of ?? 0));
  const end = steps.findIndex(({ of }) => of < enough);
  return steps.slice(0, end < 0 ? steps.length : end);
};
