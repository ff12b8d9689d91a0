import './fate.css';
import type { FateKind } from '@veilhall/games/veiled-fate';
import { cardArt } from '../../../art/card-art.ts';
import { FATES } from '../names.ts';
import { fatePicture } from '../pictures.ts';

/** A Fate card: whose side, how many votes. */
export function FateFace({ kind }: { kind: FateKind }) {
  const { side, value } = FATES[kind];
  const word = side === 'feather' ? 'Feather' : side === 'scorpion' ? 'Scorpion' : 'Fate';
  return (
    <span className="vf-fate" data-side={side}>
      <img src={cardArt(fatePicture(kind))} alt="" draggable={false} decoding="sync" />
      <em>{value}</em>
      <b>{word}</b>
    </span>
  );
}
