import './choose.css';
import type { CardInfo } from '@veilhall/engine';
import { cardArt } from '../../../art/card-art.ts';
import { RulesText } from '../../../parts/RulesText.tsx';
import { portraitOf } from '../pictures.ts';
import { characterOf } from '../printed.ts';

const HARDNESS = ['', 'Plain to lead', 'Takes some practice', 'For old hands'];
const MOST = 3;

const hardness = (card: CardInfo): string => HARDNESS[characterOf(card).difficulty ?? 0] ?? '';

/** All of a portrait in words. */
export function portraitLabel(card: CardInfo): string {
  const { health = 0, style = '' } = characterOf(card);
  return `${card.name}, Health ${health}, ${hardness(card)}. ${style} ${card.text}`;
}

/** A character to be chosen: picture, Health, how hard it is to lead, its way to play and its ability. */
export function PortraitFace({ card }: { card: CardInfo }) {
  const { health = 0, style = '', difficulty = 0 } = characterOf(card);
  return (
    <>
      <span className="tv-portrait-art">
        <img src={cardArt(portraitOf(card, 300, 100))} alt="" draggable={false} />
        <span className="tv-portrait-name">{card.name}</span>
        <span className="tv-portrait-health">{health}</span>
      </span>
      <span className="tv-portrait-hard">
        <span className="tv-pips">
          {Array.from({ length: MOST }, (_, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: pips are all alike
            <i key={i} data-on={i < difficulty} />
          ))}
        </span>
        {hardness(card)}
      </span>
      <span className="tv-portrait-style">{style}</span>
      <span className="tv-portrait-text">
        <RulesText text={card.text} />
      </span>
    </>
  );
}
