import './end-banner.css';
import { type CardPicture, cardArt } from '../art/card-art.ts';

interface EndBannerProps {
  readonly pictures: readonly CardPicture[];
  readonly height: number;
  /** Lost: the colour is gone from it. */
  readonly faded?: boolean;
  readonly className?: string;
}

/** The end in pictures, side by side over the whole width. */
export function EndBanner({ pictures, height, faded = false, className = '' }: EndBannerProps) {
  return (
    <div className={`part-banner ${className}`} data-faded={faded}>
      {pictures.map((picture) => (
        <img key={picture.id} src={cardArt({ ...picture, width: 640, height })} alt="" />
      ))}
    </div>
  );
}
