import type { SingleCard } from '../schema.ts';

export const portal = {
  id: 'portal',
  name: 'Portal',
  kind: 'portal',
  flavour: 'It stands in no wall. On the other side it is raining, and the rain is blue.',
  glyph: 'magic-gate',
} satisfies SingleCard;
