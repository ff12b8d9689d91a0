import { fastRng, int, type Network, type RngState, shuffle } from '@veilhall/engine';
import { chancesOf, oddsOf } from './logistic.ts';
import type { Samples } from './samples.ts';

const HIDDEN = 12;
const ROUNDS = 8;
const BATCH = 64;
const PACE = 0.002;
/** Every weight is pulled a little towards 0 with each batch. */
const DECAY = 1e-4;
/** How far a target looks: 0 believes the next position's forecast, 1 only the end of the game. */
const LAMBDA = 0.8;

/**
 * One hidden layer on top of the linear value, taught by temporal differences: a position's target is mostly the end of
 * its game and partly what the positions on the way there were thought of. Starts as the linear value itself.
 */
export function trainNetwork(samples: Samples, weights: readonly number[], seed: string): Network {
  const rng = fastRng(seed);
  const { size, count } = samples;
  const net = new Layer(size, rng);
  const linear = chancesOf(samples, weights);
  const order = Array.from({ length: count }, (_, n) => n);
  for (let round = 0; round < ROUNDS; round++) {
    const targets = targetsOf(samples, networkChances(samples, weights, net));
    shuffle(rng, 'order', order);
    for (let from = 0; from < count; from += BATCH)
      net.learn(samples, order.slice(from, from + BATCH), linear, targets);
  }
  return net.network;
}

/** A network, finished or under way. */
interface Units {
  readonly input: readonly ArrayLike<number>[];
  readonly bias: ArrayLike<number>;
  readonly out: ArrayLike<number>;
}

/** The chance that the linear value and the network on top of it see in every sample. */
export function networkChances(
  samples: Samples,
  weights: readonly number[],
  { input, bias, out }: Units,
): Float64Array {
  const chances = chancesOf(samples, weights);
  const { size, rows } = samples;
  for (const [n, linear] of chances.entries()) {
    let odds = oddsOf(linear);
    for (const [j, row] of input.entries()) {
      let sum = bias[j] as number;
      for (let i = 0; i < size; i++) sum += (row[i] as number) * (rows[n * size + i] as number);
      odds += (out[j] as number) * Math.tanh(sum);
    }
    chances[n] = 1 / (1 + Math.exp(-odds));
  }
  return chances;
}

/** TD(lambda): from the last position of each seat's game back to the first. */
function targetsOf({ count, won, games, seats }: Samples, chances: Float64Array): Float64Array {
  const targets = new Float64Array(count);
  let game = -1;
  const next = new Map<number, { target: number; chance: number }>();
  for (let n = count - 1; n >= 0; n--) {
    if (games[n] !== game) next.clear();
    game = games[n] as number;
    const seat = seats[n] as number;
    const after = next.get(seat);
    const target = after ? LAMBDA * after.target + (1 - LAMBDA) * after.chance : (won[n] as number);
    targets[n] = target;
    next.set(seat, { target, chance: chances[n] as number });
  }
  return targets;
}

/** The weights under way, with Adam's two averages of each slope. */
class Layer implements Units {
  readonly input: Float64Array[];
  readonly bias: Float64Array;
  readonly out: Float64Array;
  readonly #slopes: Float64Array[];
  readonly #means: Float64Array[];
  readonly #squares: Float64Array[];
  #steps = 0;

  constructor(size: number, rng: RngState) {
    const small = (): number => (int(rng, 'weight', 20_001) / 10_000 - 1) / Math.sqrt(size);
    this.input = Array.from({ length: HIDDEN }, () => Float64Array.from({ length: size }, small));
    this.bias = new Float64Array(HIDDEN);
    this.out = new Float64Array(HIDDEN);
    const like = (): Float64Array[] => this.#parts.map((part) => new Float64Array(part.length));
    this.#slopes = like();
    this.#means = like();
    this.#squares = like();
  }

  get #parts(): readonly Float64Array[] {
    return [...this.input, this.bias, this.out];
  }

  learn(samples: Samples, batch: readonly number[], linear: Float64Array, targets: Float64Array): void {
    for (const slope of this.#slopes) slope.fill(0);
    for (const n of batch) this.#addSlope(samples, n, linear[n] as number, targets[n] as number);
    this.#step(batch.length);
  }

  #addSlope({ size, rows }: Samples, n: number, linear: number, target: number): void {
    const units = new Float64Array(HIDDEN);
    let odds = oddsOf(linear);
    for (let j = 0; j < HIDDEN; j++) {
      const row = this.input[j] as Float64Array;
      let sum = this.bias[j] as number;
      for (let i = 0; i < size; i++) sum += (row[i] as number) * (rows[n * size + i] as number);
      units[j] = Math.tanh(sum);
      odds += (this.out[j] as number) * (units[j] as number);
    }
    const off = 1 / (1 + Math.exp(-odds)) - target;
    const biasSlope = this.#slopes[HIDDEN] as Float64Array;
    const outSlope = this.#slopes[HIDDEN + 1] as Float64Array;
    for (let j = 0; j < HIDDEN; j++) {
      const unit = units[j] as number;
      outSlope[j] = (outSlope[j] as number) + off * unit;
      const back = off * (this.out[j] as number) * (1 - unit * unit);
      biasSlope[j] = (biasSlope[j] as number) + back;
      if (back === 0) continue;
      const slope = this.#slopes[j] as Float64Array;
      for (let i = 0; i < size; i++) slope[i] = (slope[i] as number) + back * (rows[n * size + i] as number);
    }
  }

  /** Adam (Kingma and Ba 2015), with its usual averages. */
  #step(size: number): void {
    this.#steps++;
    const meanScale = 1 / (1 - 0.9 ** this.#steps);
    const squareScale = 1 / (1 - 0.999 ** this.#steps);
    for (const [k, part] of this.#parts.entries()) {
      const means = this.#means[k] as Float64Array;
      const squares = this.#squares[k] as Float64Array;
      for (const [i, weight] of part.entries()) {
        const slope = (this.#slopes[k]?.[i] as number) / size + DECAY * weight;
        means[i] = 0.9 * (means[i] as number) + 0.1 * slope;
        squares[i] = 0.999 * (squares[i] as number) + 0.001 * slope * slope;
        const pace =
          (PACE * (means[i] as number) * meanScale) / (Math.sqrt((squares[i] as number) * squareScale) + 1e-8);
        part[i] = weight - pace;
      }
    }
  }

  get network(): Network {
    const list = (part: Float64Array): number[] => Array.from(part, (weight) => Number(weight.toFixed(4)));
    return { input: this.input.map(list), bias: list(this.bias), out: list(this.out) };
  }
}
