import { type ReactNode, useId } from 'react';
import { SwitchInput } from '../parts/SwitchInput.tsx';
import { type Field, spoken, startOf, type Values } from './form-fields.ts';

interface FieldProps<F extends Field = Field> {
  readonly field: F;
  readonly value: unknown;
  /** Names of choices, where the game's own word is not what people say. */
  readonly names: Names;
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
    case 'text':
      return <TextField {...props} />;
    case 'list':
      return <ListField {...props} field={field} />;
    case 'group':
      return <GroupField {...props} field={field} />;
  }
}

type Names = Readonly<Record<string, string>>;

interface LabelledProps {
  readonly field: Field;
  readonly names: Names;
  readonly children: ReactNode;
}

function Words({ field, names }: { field: Field; names: Names }) {
  return (
    <>
      <b>{names[field.key] ?? field.label}</b>
      {field.help && <small>{field.help}</small>}
    </>
  );
}

/** What it is about, and one control for it. */
function Labelled({ field, names, children, under = false }: LabelledProps & { readonly under?: boolean }) {
  return (
    // biome-ignore lint/a11y/noLabelWithoutControl: the control is among the children
    <label className={under ? 'setup-field' : 'setup-field across'}>
      <span>
        <Words field={field} names={names} />
      </span>
      {children}
    </label>
  );
}

/** What it is about, and what to choose from. */
function Among({ field, names, children, several = false }: LabelledProps & { readonly several?: boolean }) {
  return (
    <fieldset className={several ? 'setup-field choice several' : 'setup-field choice'}>
      <legend>
        <Words field={field} names={names} />
      </legend>
      <div>{children}</div>
    </fieldset>
  );
}

function SwitchField({ field, value, names, onChange }: FieldProps) {
  return (
    <Labelled field={field} names={names}>
      <SwitchInput on={value === true} onChange={onChange} />
    </Labelled>
  );
}

interface RadiosProps extends FieldProps {
  readonly choices: readonly { readonly value: string | number | undefined; readonly label: string }[];
}

function Radios({ field, value, names, onChange, choices }: RadiosProps) {
  const name = useId();
  return (
    <Among field={field} names={names}>
      {choices.map((choice) => (
        <label key={choice.value ?? ''}>
          <input type="radio" name={name} checked={value === choice.value} onChange={() => onChange(choice.value)} />
          <span>{choice.label}</span>
        </label>
      ))}
    </Among>
  );
}

function ChoiceField(props: FieldProps<Extract<Field, { kind: 'choice' }>>) {
  const { field, names } = props;
  const named = field.options.map((value) => ({ value, label: names[value] ?? spoken(value) }));
  return <Radios {...props} choices={field.optional ? [{ value: undefined, label: 'Ask' }, ...named] : named} />;
}

/** Few numbers stand side by side; many are typed. */
const SIDE_BY_SIDE = 6;

function NumberField(props: FieldProps<Extract<Field, { kind: 'number' }>>) {
  const { field, value, names, onChange } = props;
  const count = field.max - field.min + 1;
  if (count <= SIDE_BY_SIDE) {
    const numbers = Array.from({ length: count }, (_, i) => field.min + i);
    const choices = numbers.map((n) => ({ value: n, label: names[`${field.key}:${n}`] ?? String(n) }));
    return <Radios {...props} choices={choices} />;
  }
  return (
    <Labelled field={field} names={names}>
      <input
        type="number"
        min={field.min}
        max={field.max}
        value={typeof value === 'number' ? value : ''}
        onChange={(event) => onChange(event.target.value === '' ? field.start : Number(event.target.value))}
      />
    </Labelled>
  );
}

function SetField({ field, value, names, onChange }: FieldProps<Extract<Field, { kind: 'set' }>>) {
  const chosen: readonly unknown[] = Array.isArray(value) ? value : [];
  const toggle = (option: string, on: boolean): void =>
    onChange(field.options.filter((other) => (other === option ? on : chosen.includes(other))));
  return (
    <Among field={field} names={names} several>
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
    </Among>
  );
}

function TextField({ field, value, names, onChange }: FieldProps) {
  return (
    <Labelled field={field} names={names} under>
      <input
        type="text"
        value={typeof value === 'string' ? value : ''}
        onChange={(event) => onChange(event.target.value)}
      />
    </Labelled>
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
    <Labelled field={field} names={names} under>
      <input
        type="text"
        placeholder="Separated by commas"
        defaultValue={Array.isArray(value) ? value.join(', ') : ''}
        onChange={(event) => onChange(read(event.target.value))}
      />
    </Labelled>
  );
}

function GroupField({ field, value, names, onChange }: FieldProps<Extract<Field, { kind: 'group' }>>) {
  const inside: Values | undefined = typeof value === 'object' && value !== null ? { ...value } : undefined;
  return (
    <div className="setup-group">
      <Labelled field={field} names={names}>
        <SwitchInput on={inside !== undefined} onChange={(on) => onChange(on ? startOf(field.fields) : undefined)} />
      </Labelled>
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
