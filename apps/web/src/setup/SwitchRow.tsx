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
      <input
        type="checkbox"
        role="switch"
        aria-checked={on}
        checked={on}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}
