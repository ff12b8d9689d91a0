import { CardFrame } from '../../art/CardFrame.tsx';
import type { FaceProps } from '../../games/game-table.ts';
import { RulesText } from '../../parts/RulesText.tsx';
import { usePlainPicture } from './plain-picture.ts';

/** A card of a game that has no faces of its own. */
export function PlainFace({ card, size }: FaceProps) {
  const picture = usePlainPicture(card);
  if (!picture) return undefined;
  return (
    <CardFrame
      size={size}
      name={card.name}
      kind={card.family}
      picture={picture}
      text={<RulesText text={card.text} />}
      {...(card.flavour && { flavour: card.flavour })}
      footer={['', card.copies > 1 ? `${card.copies} copies` : '']}
    />
  );
}
