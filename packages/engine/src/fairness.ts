import { digest, keyedDigest } from './hash.ts';

/**
 * Commit and reveal. Before the first prompt the host publishes `commitment`; players may each add a nonce after seeing
 * it; the deal comes from both. When the game is over the host's seed is revealed and anybody can check that the deal
 * was fixed beforehand. It does not hide cards from the host itself: see docs/decisions.
 */
export const commitmentTo = (hostSeed: string, matchId: string): string =>
  digest(`veilhall commit|${matchId}|${hostSeed}`);

/** The seed all streams are drawn from. */
export function dealSeed(hostSeed: string, matchId: string, nonces: readonly string[]): string {
  return keyedDigest(hostSeed, `veilhall deal|${matchId}|${nonces.map((nonce) => digest(nonce)).join('|')}`);
}

/** A 256-bit host seed from any text, for seeds that people type (`--seed 1`). */
export const seedFrom = (text: string): string => digest(`veilhall seed|${text}`);
