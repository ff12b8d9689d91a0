import type { Card } from '@veilhall/engine';

const counted = (cards: Iterable<string>): Map<string, number> => {
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return counts;
};

/** Every card exists as often as it should; one fault for each that does not. */
export function conserved(found: Iterable<string>, expected: Iterable<string>): string[] {
  const there = counted(found);
  const wanted = counted(expected);
  const faults: string[] = [];
  for (const card of new Set([...wanted.keys(), ...there.keys()])) {
    const [has, needs] = [there.get(card) ?? 0, wanted.get(card) ?? 0];
    if (has !== needs) faults.push(`there are ${has} of ${card}, not ${needs}`);
  }
  return faults;
}

/** Instance numbers: none on two cards, none that has not been handed out. */
export function numberFaults(cards: Iterable<Pick<Card, 'id'>>, nextId: number): string[] {
  const faults: string[] = [];
  const seen = new Set<number>();
  for (const { id } of cards) {
    if (seen.has(id)) faults.push(`two cards have the number ${id}`);
    if (id >= nextId) faults.push(`the number ${id} has not been handed out yet`);
    seen.add(id);
  }
  return faults;
}
