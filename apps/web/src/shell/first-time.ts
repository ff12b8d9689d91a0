import { listMatches } from '../table/local/database.ts';

/** Games whose lesson was offered on this device before the first match. */
const KEY = 'veilhall.offered';

function offered(): readonly string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]');
    return Array.isArray(kept) ? kept.filter((game) => typeof game === 'string') : [];
  } catch {
    return [];
  }
}

/** Nobody here has played this game, learnt it, or said that they would rather not. */
export async function isFirstTime(game: string): Promise<boolean> {
  if (offered().includes(game)) return false;
  return !(await listMatches()).some((match) => match.game === game);
}

/** Either answer is for good. */
export function neverOfferAgain(game: string): void {
  localStorage.setItem(KEY, JSON.stringify([...new Set([...offered(), game])]));
}
