import './result.css';
import type { CityIcon, Result } from '@veilhall/games/veiled-fate';
import { Glyph } from '../../../art/Glyph.tsx';
import { figure } from '../../../frame/numbers.ts';

type Plain = Extract<Result, string> | Extract<CityIcon, string>;

const SIGNS: Readonly<Record<Plain, string>> = {
  '.': '·',
  '+1': '+1',
  '+2': '+2',
  '-1': figure(-1),
  '-2': figure(-2),
  X: '',
  draw: '',
};

const TONES: Readonly<Record<Plain, string>> = {
  '.': 'none',
  '+1': 'gain',
  '+2': 'gain',
  '-1': 'loss',
  '-2': 'loss',
  X: 'smite',
  draw: 'none',
};

function Half({ result }: { result: Plain }) {
  return (
    <span className="vf-result" data-tone={TONES[result]}>
      {result === 'X' ? (
        <Glyph name="heavy-lightning" />
      ) : result === 'draw' ? (
        <Glyph name="card-draw" />
      ) : (
        SIGNS[result]
      )}
    </span>
  );
}

/** One outcome as a sign; a coin shows both its halves, the Feather's first. */
export function ResultSign({ result }: { result: Result | CityIcon }) {
  if (typeof result === 'string') return <Half result={result} />;
  return (
    <span className="vf-coin">
      <Half result={result.feather} />
      <Half result={result.scorpion} />
    </span>
  );
}

/** What one side brings: its glyph, then the sign. */
export function SideResult({ side, result }: { side: 'feathers' | 'scorpions'; result: Result }) {
  return (
    <span className="vf-side-result" data-side={side}>
      <Glyph name={side === 'feathers' ? 'feather' : 'scorpion'} />
      <ResultSign result={result} />
    </span>
  );
}
