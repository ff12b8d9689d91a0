import { PackError } from '@veilhall/engine';
import type { RawContent } from './raw.ts';
import { packSchema } from './schema.ts';
import { faultsOf } from './validate.ts';

/**
 * The cards with a homebrew pack laid over them: a card with a known id takes that card's place, any other is added.
 * Throws `PackError` with every fault found, in the pack's shape or in the set it makes.
 */
export function extendContent(raw: RawContent, pack: unknown): RawContent {
  const parsed = packSchema.safeParse(pack);
  if (!parsed.success) {
    throw new PackError(parsed.error.issues.map((issue) => `${where(pack, issue.path)}: ${issue.message}`));
  }
  const { threats, keys, memories, vignettes } = parsed.data;
  const twice = [threats, keys, memories, vignettes].flatMap((cards) => repeated(cards ?? []));
  const extended: RawContent = {
    ...raw,
    threats: overlay(raw.threats, threats),
    keys: overlay(raw.keys, keys),
    memories: overlay(raw.memories, memories),
    vignettes: overlay(raw.vignettes, vignettes).sort((a, b) => a.number - b.number),
  };
  const faults = [...twice.map((id) => `${id}: the pack has this card twice`), ...faultsOf(extended)];
  if (faults.length > 0) throw new PackError(faults);
  return extended;
}

interface Named {
  readonly id: string;
}

function overlay<C extends Named>(cards: readonly C[], added: readonly C[] = []): C[] {
  const result = [...cards];
  for (const card of added) {
    const at = result.findIndex((other) => other.id === card.id);
    if (at < 0) result.push(card);
    else result[at] = card;
  }
  return result;
}

function repeated(cards: readonly Named[]): string[] {
  const ids = cards.map((card) => card.id);
  return ids.filter((id, i) => ids.indexOf(id) < i);
}

/** `memories.2 (memory-tea).combine`: the path into the file, with the card's id where it has one. */
function where(pack: unknown, path: readonly PropertyKey[]): string {
  let at: unknown = pack;
  let text = '';
  for (const step of path) {
    text += `${text ? '.' : ''}${String(step)}`;
    at = typeof at === 'object' && at !== null ? Reflect.get(at, step) : undefined;
    if (typeof step === 'number' && typeof at === 'object' && at !== null) {
      const id: unknown = Reflect.get(at, 'id');
      if (typeof id === 'string') text += ` (${id})`;
    }
  }
  return text || 'the pack';
}
