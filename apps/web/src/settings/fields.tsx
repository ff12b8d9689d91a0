import { useId } from 'react';
import { SwitchInput } from '../parts/SwitchInput.tsx';

interface ChoiceProps<T extends string> {
  readonly label: string;
  readonly options: readonly T[];
  readonly names: Readonly<Record<T, string>>;
  readonly value: T;
  onChange(value: T): void;
}

/** One of a few, all in sight. */
export function Choice<T extends string>({ label, options, names, value, onChange }: ChoiceProps<T>) {
  const name = useId();
  return (
    <fieldset className="settings-row choice">
      <legend>{label}</legend>
      <div>
        {options.map((option) => (
          <label key={option}>
            <input type="radio" name={name} checked={option === value} onChange={() => onChange(option)} />
            <span>{names[option]}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

interface SwitchProps {
  readonly label: string;
  readonly help?: string;
  readonly value: boolean;
  onChange(value: boolean): void;
}

export function Switch({ label, help, value, onChange }: SwitchProps) {
  return (
    <label className="settings-row switch">
      <span>
        {label}
        {help && <small>{help}</small>}
      </span>
      <SwitchInput on={value} onChange={onChange} />
    </label>
  );
}

interface SlideProps {
  readonly label: string;
  readonly unit: string;
  readonly min: number;
  readonly max: number;
  readonly step: number;
  readonly value: number;
  onChange(value: number): void;
}

export function Slide({ label, unit, min, max, step, value, onChange }: SlideProps) {
  return (
    <label className="settings-row slide">
      <span>{label}</span>
      <input
        type="range"
        min={min}
        max={max}
        step={step}
        value={value}
        aria-valuetext={`${value}${unit}`}
        onChange={(event) => onChange(Number(event.target.value))}
      />
      <output>
        {value}
        {unit}
      </output>
    </label>
  );
}
