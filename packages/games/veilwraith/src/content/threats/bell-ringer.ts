import type { ThreatType } from '../schema.ts';

/** Left alone it hides among your Memories and rings when you draw it. */
export const bellRinger = {
  id: 'bell-ringer',
  name: 'Bell-Ringer',
  kind: 'deja',
  copies: [
    { values: [{ type: 'explore', n: 3 }], cost: 0, boost: 0 },
    { values: [{ type: 'explore', n: 3 }], cost: 0, boost: 0 },
    { values: [{ type: 'explore', n: 4 }], cost: 0, boost: 0 },
  ],
  abilities: [
    { trigger: 'endOfRound', effects: [{ verb: 'shuffleSelf' }] },
    { trigger: 'drawn', effects: [{ verb: 'loseSpirit' }, { verb: 'drawMemory' }, { verb: 'returnSelf' }] },
  ],
  flavour: 'The tower fell years ago. He still keeps the hours.',
  glyph: 'ringing-bell',
} satisfies ThreatType;
