import { PackError } from '@veilhall/engine';
import type { ZodType } from 'zod';

interface Named {
  readonly id: string;
}

/** Families of cards by name; `K` are those that a pack may add to. */
type Families<K extends string> = Readonly<Record<K, readonly Named[]>>;

export interface PackRules<C extends Families<K>, K extends string> {
  /** The shape of a pack: some of the families, each optional. */
  readonly schema: ZodType<{ readonly [F in K]?: C[F] | undefined }>;
  readonly families: readonly K[];
  /** Puts the cards into the order of the box again, where that matters. */
  arranged?(cards: C): C;
  /** What keeps this set from being played, in words that begin with the card's id. */
  faults(cards: C): readonly string[];
}

/**
 * The cards with a homebrew pack laid over them: a card with a known id takes that card's place, any other is added.
 * Throws `PackError` with every fault found, in the pack's shape or in the set it makes.
 */
export function withPack<C extends Families<K>, K extends string>(rules: PackRules<C, K>, base: C, pack: unknown): C {
  const parsed = rules.schema.safeParse(pack);
  if (!parsed.success) {
    throw new PackError(parsed.error.issues.map((issue) => `${whereIn(pack, issue.path)}: ${issue.message}`));
  }
  const faults: string[] = [];
  const laid: Partial<Record<K, readonly Named[]>> = {};
  for (const family of rules.families) {
    const added = parsed.data[family] ?? [];
    for (const id of repeated(added)) faults.push(`${id}: the pack has this card twice`);
    laid[family] = overlay<Named>(base[family], added);
  }
  const cards: C = { ...base, ...laid };
  const extended = rules.arranged?.(cards) ?? cards;
  faults.push(...rules.faults(extended));
  if (faults.length > 0) throw new PackError(faults);
  return extended;
}

export function overlay<T extends Named>(cards: readonly T[], added: readonly T[]): T[] {
  const byId = new Map(cards.map((card) => [card.id, card]));
  for (const card of added) byId.set(card.id, card);
  return [...byId.values()];
}

/** Ids that stand on more than one card. */
export function repeated(cards: Iterable<Named>): string[] {
  const seen = new Set<string>();
  const twice = new Set<string>();
  for (const { id } of cards) (seen.has(id) ? twice : seen).add(id);
  return [...twice];
}

/** `memories.2 (memory-tea).combine`: the path into the file, with the card's id where it has one. */
function whereIn(pack: unknown, path: readonly PropertyKey[]): string {
  let at: unknown = pack;
  let where = '';
  for (const step of path) {
    where += `${where ? '.' : ''}${String(step)}`;
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
    if (typeof step !== 'number' || typeof at !== 'object' || at === null) continue;
    const id: unknown = Reflect.get(at, 'id');
    if (typeof id === 'string') where += ` (${id})`;
  }
  return where || 'the pack';
}
