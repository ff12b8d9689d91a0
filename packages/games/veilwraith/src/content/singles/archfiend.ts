import type { SingleCard } from '../schema.ts';

export const archfiend = {
  id: 'archfiend',
  name: 'Archfiend',
  kind: 'archfiend',
  flavour: 'It was never looking for you. You were simply last.',
  glyph: 'daemon-skull',
} satisfies SingleCard;
