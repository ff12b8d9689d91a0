/**
 * Holm: the chance that any one of these is called clear by mistake stays below the level. For targets, where one false
 * alarm already has cards changed for nothing.
 */
export function holm(ps: readonly number[]): number[] {
  return adjusted(ps, 'up', (p, rank) => p * (ps.length - rank));
}

/**
 * Benjamini and Hochberg: of those called clear, at most the level's share is so by mistake. For lists of cards, which are
 * looked through for the few worth a closer look; Holm would hide most of them.
 */
export function benjaminiHochberg(ps: readonly number[]): number[] {
  return adjusted(ps, 'down', (p, rank) => (p * ps.length) / (rank + 1));
}

/** Raises each p by its rank, and keeps them in order going up from the smallest or down from the largest. */
function adjusted(ps: readonly number[], go: 'up' | 'down', raise: (p: number, rank: number) => number): number[] {
  const order = [...ps.keys()].sort((a, b) => (ps[a] ?? 1) - (ps[b] ?? 1));
  const raised = order.map((at, rank) => Math.min(1, raise(ps[at] ?? 1, rank)));
  const ranks = [...raised.keys()];
  if (go === 'down') ranks.reverse();
  let kept = go === 'up' ? 0 : 1;
  const result: number[] = new Array(ps.length).fill(1);
  for (const rank of ranks) {
    kept = go === 'up' ? Math.max(kept, raised[rank] ?? 1) : Math.min(kept, raised[rank] ?? 1);
    result[order[rank] ?? 0] = kept;
  }
  return result;
}
