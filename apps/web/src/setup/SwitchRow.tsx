import { SwitchInput } from '../parts/SwitchInput.tsx';

interface SwitchRowProps {
  readonly title: string;
  readonly help: string;
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** Something about the table, not about the game, that is on or off. */
export function SwitchRow({ title, help, on, onChange }: SwitchRowProps) {
  return (
    <label className="setup-field across">
      <span>
        <b>{title}</b>
        <small>{help}</small>
      </span>
      <SwitchInput on={on} onChange={onChange} />
    </label>
  );
}
