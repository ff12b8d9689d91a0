import type { ThingId } from '@veilhall/engine';
import { useShown } from '../../../frame/context.ts';
import type { Blocked } from '../../../table/table.ts';

const number = ({ args }: Blocked, key: string): number => Number(args?.[key] ?? 0);

/** A refusal in three words, for the thing itself; the whole of it stands in the prompt bar. */
const SHORT: Readonly<Record<string, (refusal: Blocked) => string>> = {
  gold: (refusal) => `${number(refusal, 'cost') - number(refusal, 'gold')} more Gold`,
  shield: () => 'Shield first',
  trapsFirst: () => 'Traps first',
};

/** Why this thing cannot be chosen now, where that is worth a word on it. */
export function useWhy(thing: ThingId): string | undefined {
  const { whyNot, prompt } = useShown();
  if (prompt?.ask !== 'turn') return undefined;
  for (const refusal of whyNot) {
    const said = refusal.on === thing ? SHORT[refusal.code]?.(refusal) : undefined;
    if (said) return said;
  }
  return undefined;
}
