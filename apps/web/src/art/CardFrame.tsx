import './card-frame.css';
import type { ReactNode } from 'react';
import { Fitted } from '../parts/Fitted.tsx';
import { type CardPicture, cardArt } from './card-art.ts';

export interface CardFrameProps {
  readonly size: 'chip' | 'table' | 'read';
  readonly name: string;
  /** In the seal at the right of the name. */
  readonly seal?: ReactNode;
  readonly picture: CardPicture;
  /** Small word on the picture. */
  readonly kind?: string;
  /** Between picture and text: values, icons. */
  readonly values?: ReactNode;
  readonly text?: ReactNode;
  readonly flavour?: string;
  /** Bottom left and right, only at reading size. */
  readonly footer?: readonly [ReactNode, ReactNode];
  readonly className?: string;
}

/** A printed card, 5 to 7: name and seal above, picture, values, generated text, imprint. */
export function CardFrame({
  size,
  name,
  seal,
  picture,
  kind,
  values,
  text,
  flavour,
  footer,
  className = '',
}: CardFrameProps) {
  return (
    <div className={`card ${className}`} data-size={size}>
      <div className="card-band">
        <span className="card-name">{name}</span>
        {seal !== undefined && <span className="card-seal">{seal}</span>}
      </div>
      <div className="card-art">
        <img src={cardArt(picture)} alt="" decoding="sync" draggable={false} />
        {kind && <span className="card-kind">{kind}</span>}
      </div>
      {values && <div className="card-values">{values}</div>}
      {text && size === 'table' && <Fitted className="card-text">{text}</Fitted>}
      {text && size === 'read' && <div className="card-text">{text}</div>}
      {flavour && size === 'read' && <p className="card-flavour">{flavour}</p>}
      {footer && size === 'read' && (
        <div className="card-imprint">
          <span>{footer[0]}</span>
          <span>{footer[1]}</span>
        </div>
      )}
    </div>
  );
}
