import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

let sha256Hex = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

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
