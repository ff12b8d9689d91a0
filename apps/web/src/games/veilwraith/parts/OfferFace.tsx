import type { ReactNode } from 'react';
import { type CardPicture, cardArt } from '../../../art/card-art.ts';

interface OfferFaceProps {
  readonly picture: CardPicture;
  readonly name: string;
  /** The number in the seal. */
  readonly seal?: number;
  readonly copies?: number;
  readonly was?: string;
  /** Why it cannot be chosen now. */
  readonly closed?: string;
  readonly children: ReactNode;
}

/** Something offered, at the size one reads: picture, name, the whole text, and why not where it is not open. */
export function OfferFace({ picture, name, seal, copies = 1, was, closed, children }: OfferFaceProps) {
  return (
    <span className="vw-gift-face" data-closed={closed !== undefined}>
      <img src={cardArt({ ...picture, width: 120, height: 96 })} alt="" draggable={false} />
      <span className="vw-gift-name">
        <b>{name}</b>
        {copies > 1 && <i>×{copies}</i>}
        {was && <i>{was}</i>}
      </span>
      {seal !== undefined && <span className="vw-gift-seal">{seal}</span>}
      <span className="vw-gift-text">{children}</span>
      {closed && <span className="vw-gift-closed">{closed}</span>}
    </span>
  );
}
