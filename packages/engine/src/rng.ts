import { chacha20 } from '@noble/ciphers/chacha.js';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';
import { z } from 'zod';

/**
 * Chance is data inside the state: a seed, and for each labelled stream how many words were taken from it.
 * Word k of a stream is a pure function of (seed, label, k), so streams never disturb each other and a
 * cloned or reloaded state goes on exactly where it was.
 */
export interface RngState {
  /** secret: ChaCha20 over a 256-bit seed (real play). fast: a mixer for simulation. script: answers fixed by a test. */
  kind: 'secret' | 'fast' | 'script';
  seed: string;
  /** Words taken so far, per stream. */
  at: Record<string, number>;
  /** For `script`: the answers to hand out, per stream. Each must be in range and all must be used up. */
  script?: Record<string, number[]>;
}

/** Every state carries its chance with it. */
export interface GameState {
  rng: RngState;
}

/** For states that come from outside. */
export const rngSchema: z.ZodType<RngState> = z.strictObject({
  kind: z.enum(['secret', 'fast', 'script']),
  seed: z.string().max(128),
  at: z.record(z.string().max(64), z.int().min(0).max(0xffff_ffff)),
  script: z.record(z.string().max(64), z.array(z.int())).exactOptional(),
});

export const secretRng = (seed: string): RngState => ({ kind: 'secret', seed, at: {} });
export const fastRng = (seed: string | number): RngState => ({ kind: 'fast', seed: String(seed), at: {} });
export const scriptedRng = (script: Record<string, number[]>): RngState => ({
  kind: 'script',
  seed: '',
  at: {},
  script,
});

export function cloneRng(rng: RngState): RngState {
  const copy: RngState = { kind: rng.kind, seed: rng.seed, at: { ...rng.at } };
  if (rng.script) copy.script = rng.script;
  return copy;
}

/** How much chance has been used: undo never goes back over a change of this number. */
export function chanceUsed(rng: RngState): number {
  let sum = 0;
  for (const label in rng.at) sum += rng.at[label] ?? 0;
  return sum;
}

/** What a script still holds; a test must end with nothing left. */
export function unusedScript(rng: RngState): Record<string, number[]> {
  const left: Record<string, number[]> = {};
  for (const [label, answers] of Object.entries(rng.script ?? {})) {
    const rest = answers.slice(rng.at[label] ?? 0);
    if (rest.length > 0) left[label] = rest;
  }
  return left;
}

/** A whole number from 0 to n - 1, each equally likely (rejection sampling). Where n is 1 no chance is used. */
export function int(rng: RngState, label: string, n: number): number {
  if (!Number.isInteger(n) || n < 1 || n > 0x1_0000_0000) throw new RangeError(`int(${label}, ${n})`);
  if (n === 1) return 0;
  if (rng.kind === 'script') return scripted(rng, label, n);
  for (;;) {
    const word = nextWord(rng, label);
    // The last, incomplete run of n words is thrown away; it is worked out only for words that may lie in it.
    if (word < 0x1_0000_0000 - n || word < 0x1_0000_0000 - (0x1_0000_0000 % n)) return word % n;
  }
}

export function pick<T>(rng: RngState, label: string, list: readonly T[]): T {
  return list[int(rng, label, list.length)] as T;
}

/** Fisher-Yates, in place. */
export function shuffle<T>(rng: RngState, label: string, list: T[]): T[] {
  for (let i = list.length - 1; i > 0; i--) {
    const j = int(rng, label, i + 1);
    const held = list[i] as T;
    list[i] = list[j] as T;
    list[j] = held;
  }
  return list;
}

function scripted(rng: RngState, label: string, n: number): number {
  const at = rng.at[label] ?? 0;
  const answer = rng.script?.[label]?.[at];
  if (answer === undefined) throw new Error(`the script has no answer ${at} for '${label}' (0 to ${n - 1})`);
  if (!Number.isInteger(answer) || answer < 0 || answer >= n) {
    throw new RangeError(`the script's answer ${at} for '${label}' is ${answer}, not 0 to ${n - 1}`);
  }
  rng.at[label] = at + 1;
  return answer;
}

function nextWord(rng: RngState, label: string): number {
  const at = rng.at[label] ?? 0;
  rng.at[label] = at + 1;
  return rng.kind === 'fast' ? mixedWord(rng.seed, label, at) : secretWord(rng.seed, label, at);
}

/** The seed last spread, since a game asks for word after word of the same one. Only a cache: never state. */
let spreadSeed = '';
let spreadOfSeed = spread('', 0x811c9dc5);

/** Two rounds of a 32-bit finaliser over (seed, label, index): fast, well spread, no secrecy. */
function mixedWord(seed: string, label: string, at: number): number {
  if (seed !== spreadSeed) {
    spreadSeed = seed;
    spreadOfSeed = spread(seed, 0x811c9dc5);
  }
  let x = (spread(label, spreadOfSeed) + Math.imul(at, 0x9e3779b9)) | 0;
  x = Math.imul(x ^ (x >>> 16), 0x21f0aaad);
  x = Math.imul(x ^ (x >>> 15), 0x735a2d97);
  x ^= x >>> 15;
  x = Math.imul((x + at) ^ (x >>> 16), 0x85ebca6b);
  x = Math.imul(x ^ (x >>> 13), 0xc2b2ae35);
  return (x ^ (x >>> 16)) >>> 0;
}

function spread(text: string, start: number): number {
  let h = start;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193);
  return h ^ (h >>> 15);
}

const WORDS_PER_BLOCK = 16;
const NONCE = new Uint8Array(12);
const ZEROS = new Uint8Array(64);
/** Stream keys and the block last read, so that a shuffle costs a block per 16 words. Only a cache: never state. */
const blocks = new Map<string, { key: Uint8Array; index: number; words: DataView }>();

function secretWord(seed: string, label: string, at: number): number {
  const index = Math.floor(at / WORDS_PER_BLOCK);
  const id = `${seed.length}/${seed}${label}`;
  let block = blocks.get(id);
  if (block?.index !== index) {
    const key = block?.key ?? hmac(sha256, utf8ToBytes(seed), utf8ToBytes(`veilhall stream ${label}`));
    const bytes = chacha20(key, NONCE, ZEROS, undefined, index);
    block = { key, index, words: new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength) };
    if (blocks.size > 4096) blocks.clear();
    blocks.set(id, block);
  }
  return block.words.getUint32((at % WORDS_PER_BLOCK) * 4, true);
}
