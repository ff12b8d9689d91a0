import { CardFrame } from '../../art/CardFrame.tsx';
import type { Ground } from '../../art/grounds.ts';
import { seeded } from '../../art/random.ts';
import { gameEntry } from '../../games/registry.ts';
import type { FaceProps } from '../../games/seam.ts';
import { useTableState } from '../context.ts';

const GROUNDS: readonly Ground[] = ['hills', 'thicket', 'water', 'furrows', 'radiance', 'black-sun'];
const INKS = ['#b39a6e', '#a2604a', '#7d95ad', '#8f9c86', '#cdb36a', '#8fb0a4'];

/** A card of a game that has no faces of its own: its family decides the ground, its id every stroke. */
export function PlainFace({ card, size }: FaceProps) {
  const { meta } = useTableState();
  const kind = seeded(card.family).int(0, GROUNDS.length - 1);
  return (
    <CardFrame
      size={size}
      name={card.name}
      kind={card.family}
      picture={{
        id: card.id,
        ground: GROUNDS[kind] ?? 'hills',
        ink: INKS[kind] ?? '#8f9c9c',
        glyph: gameEntry(meta.game)?.mark ?? '',
      }}
      text={card.text}
      {...(card.flavour && { flavour: card.flavour })}
      footer={['', card.copies > 1 ? `${card.copies} copies` : '']}
    />
  );
}
