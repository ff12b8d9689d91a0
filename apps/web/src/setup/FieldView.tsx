import { useId } from 'react';
import { type Field, spoken, startOf, type Values } from './form-fields.ts';

interface FieldProps<F extends Field = Field> {
  readonly field: F;
  readonly value: unknown;
  /** Names of choices, where the game's own word is not what people say. */
  readonly names: Readonly<Record<string, string>>;
  onChange(value: unknown): void;
}

/** One option with its help. */
export function FieldView(props: FieldProps) {
  const { field } = props;
  switch (field.kind) {
    case 'switch':
      return <SwitchField {...props} />;
    case 'choice':
      return <ChoiceField {...props} field={field} />;
    case 'number':
      return <NumberField {...props} field={field} />;
    case 'set':
      return <SetField {...props} field={field} />;
    case 'list':
      return <ListField {...props} field={field} />;
    case 'group':
      return <GroupField {...props} field={field} />;
  }
}

function Words({ field, names }: { field: Field; names: Readonly<Record<string, string>> }) {
  return (
    <>
      <b>{names[field.key] ?? field.label}</b>
      {field.help && <small>{field.help}</small>}
    </>
  );
}

function SwitchField({ field, value, names, onChange }: FieldProps) {
  return (
    <label className="setup-field across">
      <span>
        <Words field={field} names={names} />
      </span>
      <input
        type="checkbox"
        role="switch"
        aria-checked={value === true}
        checked={value === true}
        onChange={(event) => onChange(event.target.checked)}
      />
    </label>
  );
}

function ChoiceField({ field, value, names, onChange }: FieldProps<Extract<Field, { kind: 'choice' }>>) {
  const name = useId();
  const options = field.optional ? [undefined, ...field.options] : field.options;
  return (
    <fieldset className="setup-field choice">
      <legend>
        <Words field={field} names={names} />
      </legend>
      <div>
        {options.map((option) => (
          <label key={option ?? ''}>
            <input type="radio" name={name} checked={value === option} onChange={() => onChange(option)} />
            <span>{option === undefined ? 'Ask' : (names[option] ?? spoken(option))}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

/** Few numbers stand side by side; many are typed. */
const SIDE_BY_SIDE = 6;

function NumberField({ field, value, names, onChange }: FieldProps<Extract<Field, { kind: 'number' }>>) {
  const name = useId();
  const count = field.max - field.min + 1;
  if (count > SIDE_BY_SIDE) {
    return (
      <label className="setup-field across">
        <span>
          <Words field={field} names={names} />
        </span>
        <input
          type="number"
          min={field.min}
          max={field.max}
          value={typeof value === 'number' ? value : ''}
          onChange={(event) => onChange(event.target.value === '' ? field.start : Number(event.target.value))}
        />
      </label>
    );
  }
  return (
    <fieldset className="setup-field choice">
      <legend>
        <Words field={field} names={names} />
      </legend>
      <div>
        {Array.from({ length: count }, (_, i) => field.min + i).map((number) => (
          <label key={number}>
            <input type="radio" name={name} checked={value === number} onChange={() => onChange(number)} />
            <span>{names[`${field.key}:${number}`] ?? number}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function SetField({ field, value, names, onChange }: FieldProps<Extract<Field, { kind: 'set' }>>) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (option: string, on: boolean): void =>
    onChange(field.options.filter((other) => (other === option ? on : chosen.includes(other))));
  return (
    <fieldset className="setup-field choice several">
      <legend>
        <Words field={field} names={names} />
      </legend>
      <div>
        {field.options.map((option) => (
          <label key={option}>
            <input
              type="checkbox"
              checked={chosen.includes(option)}
              onChange={(event) => toggle(option, event.target.checked)}
            />
            <span>{names[option] ?? spoken(option)}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}

function ListField({ field, value, names, onChange }: FieldProps<Extract<Field, { kind: 'list' }>>) {
  const read = (text: string): unknown => {
    const parts = text
      .split(',')
      .map((part) => part.trim())
      .filter(Boolean);
    if (parts.length === 0) return field.optional ? undefined : [];
    return field.of === 'number' ? parts.map(Number) : parts;
  };
  return (
    <label className="setup-field">
      <span>
        <Words field={field} names={names} />
      </span>
      <input
        type="text"
        placeholder="Separated by commas"
        defaultValue={Array.isArray(value) ? value.join(', ') : ''}
        onChange={(event) => onChange(read(event.target.value))}
      />
    </label>
  );
}

function GroupField({ field, value, names, onChange }: FieldProps<Extract<Field, { kind: 'group' }>>) {
  const inside: Values | undefined = typeof value === 'object' && value !== null ? { ...value } : undefined;
  return (
    <div className="setup-group">
      <label className="setup-field across">
        <span>
          <Words field={field} names={names} />
        </span>
        <input
          type="checkbox"
          role="switch"
          aria-checked={inside !== undefined}
          checked={inside !== undefined}
          onChange={(event) => onChange(event.target.checked ? startOf(field.fields) : undefined)}
        />
      </label>
      {inside &&
        field.fields.map((inner) => (
          <FieldView
            key={inner.key}
            field={inner}
            names={names}
            value={inside[inner.key]}
            onChange={(next) => onChange({ ...inside, [inner.key]: next })}
          />
        ))}
    </div>
  );
}
