import type { PickerProps } from '../../form-pickers.ts';
import { placesOf } from '../line-up.ts';
import { CastRow } from './CastRow.tsx';

const OPEN = [{ value: 'random', words: 'Drawn at random' }];

/** Whose cards the Solo Opponent plays. */
export function OpponentPicker({ value, values, seats, cards, onChange }: PickerProps) {
  return (
    <fieldset className="setup-field tv-cast">
      <legend>
        <b>Its character</b>
        <small>Whose cards it plays.</small>
      </legend>
      <CastRow
        who="The Solo Opponent"
        chosen={String(value ?? 'random')}
        open={OPEN}
        cards={cards}
        kinds={placesOf(values, seats.length)?.kinds.at(-1) ?? []}
        onPick={onChange}
      />
    </fieldset>
  );
}
