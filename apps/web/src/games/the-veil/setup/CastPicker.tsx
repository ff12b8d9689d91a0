import type { PickerProps } from '../../form-pickers.ts';
import { placesOf } from '../line-up.ts';
import { CastRow } from './CastRow.tsx';
import type { OpenChoice } from './CharacterSheet.tsx';

const OPEN: readonly OpenChoice[] = [
  { value: '', words: 'Chosen at the table' },
  { value: 'random', words: 'Drawn at random' },
];

/** A row per seat; what is left to the table stands as an empty name. */
export function CastPicker({ value, values, seats, cards, onChange }: PickerProps) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const kinds = placesOf(values, seats.length)?.kinds ?? [];
  const at = (seat: number): string => String(chosen[seat] ?? '');
  const put = (seat: number, character: string): void => {
    const all = seats.map((_, other) => (other === seat ? character : at(other)));
    onChange(all.slice(0, 1 + all.findLastIndex((one) => one !== '')));
  };
  return (
    <fieldset className="setup-field tv-cast">
      <legend>
        <b>Heroes and Villains</b>
        <small>Each with its own cards. What stays open is chosen at the table, by bots as well.</small>
      </legend>
      <ol>
        {seats.map((name, seat) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a seat is its place
          <li key={seat}>
            <CastRow
              who={name}
              chosen={at(seat)}
              open={OPEN}
              cards={cards}
              kinds={kinds[seat] ?? []}
              onPick={(character) => put(seat, character)}
            />
          </li>
        ))}
      </ol>
    </fieldset>
  );
}
