import { Glyph } from '../../../art/Glyph.tsx';
import { ACTION_GLYPHS } from '../glyphs.ts';

export interface ShownValue {
  readonly type: keyof typeof ACTION_GLYPHS;
  readonly n: number;
  readonly star?: boolean | undefined;
  readonly marked?: boolean;
  /** Printed otherwise. */
  readonly changed?: boolean;
}

/** What it takes: AND between starred values, OR between the others. Explore diamond, Fight square, Influence circle. */
export function Values({ values }: { values: readonly ShownValue[] }) {
  const starred = values.filter((value) => value.star).length;
  return (
    <>
      {values.map((value, i) => {
        const star = value.star && starred > 1;
        const joint = i === 0 ? undefined : star && values[i - 1]?.star ? 'and' : 'or';
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a value is known by its place on the card
          <span key={i} className="vw-value-slot">
            {joint && <span className="vw-joint">{joint}</span>}
            <span className="vw-value" data-type={value.type} data-marked={value.marked} data-changed={value.changed}>
              <i>
                <Glyph name={ACTION_GLYPHS[value.type]} />
              </i>
              {value.n}
              {star && <sup>*</sup>}
            </span>
          </span>
        );
      })}
    </>
  );
}
