type Point = readonly [x: number, y: number];

interface Pen {
  /** Where the pen stands, as the icon has it and as it is drawn. */
  readonly exact: Point;
  readonly drawn: Point;
}

/** How many numbers a command takes; more of them repeat it. */
const TAKES: Readonly<Record<string, number>> = { m: 2, l: 2, h: 1, v: 1, c: 6, s: 4, q: 4, t: 2, a: 7, z: 0 };

/**
 * The data of an SVG path with its points on whole numbers: on the icons' field of 512 that is finer than they are ever
 * seen, and half the bytes. Each point is rounded where it lies, so that relative steps add up to no drift.
 */
export function roundPath(data: string): string {
  let pen: Pen = { exact: [0, 0], drawn: [0, 0] };
  let start = pen;
  let out = '';
  let last = '';
  for (const [command, numbers] of commandsOf(data)) {
    const kind = command.toLowerCase();
    const from = command === kind ? pen.exact : ORIGIN;
    const [written, next] = kind === 'z' ? [[], start] : drawn(kind, numbers, from, pen);
    out += kind === last && kind !== 'm' ? joined(written, true) : kind + joined(written, false);
    pen = next;
    last = kind;
    if (kind === 'm') start = pen;
  }
  return out;
}

const ORIGIN: Point = [0, 0];

function* commandsOf(data: string): Generator<readonly [command: string, numbers: readonly number[]]> {
  for (const [, letter = '', text = ''] of data.matchAll(/([a-z])([^a-z]*)/gi)) {
    const takes = TAKES[letter.toLowerCase()];
    const numbers = [...text.matchAll(/-?(?:\d*\.\d+|\d+)/g)].map(Number);
    if (takes === undefined || numbers.length % Math.max(1, takes) !== 0)
      throw new Error(`no path can hold '${letter}${text}'`);
    if (takes === 0) yield [letter, []];
    for (let at = 0; at < numbers.length; at += takes) {
      // Further points of a move are lines.
      const further = at > 0 && letter.toLowerCase() === 'm';
      yield [further ? (letter === 'm' ? 'l' : 'L') : letter, numbers.slice(at, at + takes)];
    }
  }
}

/** The numbers of one command as steps from the drawn pen, and the pen after it. */
function drawn(kind: string, numbers: readonly number[], from: Point, pen: Pen): [written: number[], next: Pen] {
  const [x0, y0] = pen.drawn;
  const whole = ([x, y]: Point): Point => [Math.round(x), Math.round(y)];
  if (kind === 'h' || kind === 'v') {
    const n = numbers[0] ?? 0;
    const exact: Point = kind === 'h' ? [from[0] + n, pen.exact[1]] : [pen.exact[0], from[1] + n];
    const at: Point = kind === 'h' ? [Math.round(exact[0]), y0] : [x0, Math.round(exact[1])];
    return [[kind === 'h' ? at[0] - x0 : at[1] - y0], { exact, drawn: at }];
  }
  const turned = kind === 'a' ? numbers.slice(0, 5) : [];
  const points = pairs(numbers.slice(turned.length)).map(([x, y]): Point => [from[0] + x, from[1] + y]);
  const exact = points.at(-1) ?? pen.exact;
  // A circle is an arc between two points that nearly meet; they must not become one.
  const ends = kind === 'a' ? points : points.map(whole);
  const written = [...turned, ...ends.flatMap(([x, y]) => [x - x0, y - y0])];
  return [written, { exact, drawn: ends.at(-1) ?? pen.drawn }];
}

function pairs(numbers: readonly number[]): Point[] {
  const found: Point[] = [];
  for (let at = 0; at + 1 < numbers.length; at += 2) found.push([numbers[at] ?? 0, numbers[at + 1] ?? 0]);
  return found;
}

/** As short as it can be read: no sign needs a space before it. */
function joined(numbers: readonly number[], follows: boolean): string {
  return numbers
    .map((n, i) => {
      const text = String(Math.round(n * 100) / 100).replace(/^(-?)0\./, '$1.');
      return (i > 0 || follows) && !text.startsWith('-') ? ` ${text}` : text;
    })
    .join('');
}
