import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

/** Every host has it, and it is no clock and no chance. */
declare const TextEncoder: new () => { encodeInto(text: string, into: Uint8Array): { readonly written: number } };

const encoder = new TextEncoder();
let room = new Uint8Array(4096);

/** The bytes of a text, good until the next call: a fresh array for each of a pick's two hashes costs a fifth of it. */
function bytesOf(text: string): Uint8Array {
  if (room.length < 3 * text.length) room = new Uint8Array(6 * text.length);
  return room.subarray(0, encoder.encodeInto(text, room).written);
}

let sha256Hex = (text: string): string => bytesToHex(sha256(bytesOf(text)));

/** A host with a faster SHA-256 of its own may bring it; the digests are the same, or it is not taken. */
export function bringSha256(faster: (text: string) => string): void {
  for (const text of ['', 'veilhall', 'Schleier – ヴェール']) {
    if (faster(text) !== sha256Hex(text)) throw new Error('this is not SHA-256 of UTF-8 text in lower-case hex');
  }
  sha256Hex = faster;
}

export const digest = (text: string): string => sha256Hex(text);

/** Equal values have equal hashes, whatever order their keys were written in. */
export const hashOf = (value: unknown): string => digest(canonical(value));

export const keyedDigest = (key: string, text: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)));
