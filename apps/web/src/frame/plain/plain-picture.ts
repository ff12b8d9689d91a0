import type { CardInfo } from '@veilhall/engine';
import { use } from 'react';
import type { CardPicture } from '../../art/card-art.ts';
import type { Ground } from '../../art/grounds.ts';
import { seeded } from '../../art/random.ts';
import { gameMeta } from '../../games/registry.ts';
import { FacesContext } from '../../parts/faces.ts';

const GROUNDS: readonly Ground[] = ['hills', 'thicket', 'water', 'furrows', 'radiance', 'black-sun'];
const INKS = ['#b39a6e', '#a2604a', '#7d95ad', '#8f9c86', '#cdb36a', '#8fb0a4'];

/** The picture of a card without art of its own: its family decides the ground, its id every stroke. */
export function usePlainPicture(card: CardInfo | undefined): CardPicture | undefined {
  const { game } = use(FacesContext);
  if (!card) return undefined;
  const mark = gameMeta(game)?.mark;
  const kind = seeded(card.family).int(0, GROUNDS.length - 1);
  return {
    id: card.id,
    ground: GROUNDS[kind] ?? 'hills',
    ink: INKS[kind] ?? '#8f9c9c',
    ...(mark && { glyph: mark }),
  };
}
