import '../colours.css';
import './cast.css';
import { useId } from 'react';
import type { PickerProps } from '../../form-pickers.ts';
import { sequenceOf } from '../sequence.ts';

/** The automata's cards, each with the steps it goes through every turn. */
export function SoloPicker({ field, value, names, cards, onChange }: PickerProps) {
  const name = useId();
  if (field.kind !== 'choice') return undefined;
  const card = cards.find(({ id }) => id === value);
  return (
    <fieldset className="setup-field choice tv-solo">
      <legend>
        <b>{names[field.key] ?? field.label}</b>
        {field.help && <small>{field.help}</small>}
      </legend>
      <div>
        {field.options.map((option) => (
          <label key={option}>
            <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
            <span>{cards.find(({ id }) => id === option)?.name ?? names[option] ?? option}</span>
          </label>
        ))}
      </div>
      <ol className="tv-solo-steps" aria-live="polite">
        {card ? (
          sequenceOf(card).map((step) => <li key={step}>{step}</li>)
        ) : (
          <li>Its steps are shown on the table, and as soon as you choose one here.</li>
        )}
      </ol>
    </fieldset>
  );
}
