import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { bytesToHex, utf8ToBytes } from '@noble/hashes/utils.js';
import { canonical } from './json.ts';

export const digest = (text: string): string => bytesToHex(sha256(utf8ToBytes(text)));

/** Equal values have equal hashes, whatever order their keys were written in. */
export const hashOf = (value: unknown): string => digest(canonical(value));

export const keyedDigest = (key: string, text: string): string =>
  bytesToHex(hmac(sha256, utf8ToBytes(key), utf8ToBytes(text)));
