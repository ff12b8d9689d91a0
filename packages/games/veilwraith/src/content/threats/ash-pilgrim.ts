import type { ThreatType } from '../schema.ts';

export const ashPilgrim = {
  id: 'ash-pilgrim',
  name: 'Ash Pilgrim',
  kind: 'deja',
  copies: [
    { values: [{ type: 'explore', n: 3 }], cost: 1, boost: 1 },
    { values: [{ type: 'explore', n: 4 }], cost: 1, boost: 1 },
    { values: [{ type: 'explore', n: 5 }], cost: 1, boost: 1 },
  ],
  abilities: [],
  flavour: 'He asks how far it is. Tell him: not far. Tell him anything.',
  glyph: 'hiking',
} satisfies ThreatType;
