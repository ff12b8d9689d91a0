interface SwitchInputProps {
  readonly on: boolean;
  onChange(on: boolean): void;
}

/** What is on or off; its label stands around it. */
export function SwitchInput({ on, onChange }: SwitchInputProps) {
  return (
    <input
      type="checkbox"
      role="switch"
      aria-checked={on}
      checked={on}
      onChange={(event) => onChange(event.target.checked)}
    />
  );
}
