import type { GameMeta } from '@veilhall/games';
import { FieldView } from './FieldView.tsx';
import type { Field, Values } from './form-fields.ts';

interface OptionGroupsProps {
  readonly fields: readonly Field[];
  readonly setup: Pick<GameMeta, 'groups' | 'names'>;
  readonly values: Values;
  onChange(values: Values): void;
}

/** Options in the game's groups; whatever no group names is folded away. */
export function OptionGroups({ fields, setup, values, onChange }: OptionGroupsProps) {
  const grouped = new Set(setup.groups.flatMap((group) => group.fields));
  const rest = fields.filter((field) => !grouped.has(field.key));
  const view = (field: Field) => (
    <FieldView
      key={field.key}
      field={field}
      names={setup.names}
      value={values[field.key]}
      onChange={(value) => onChange({ ...values, [field.key]: value })}
    />
  );
  return (
    <>
      {setup.groups.map((group) => (
        <section key={group.title}>
          <h2>{group.title}</h2>
          {fields.filter((field) => group.fields.includes(field.key)).map(view)}
        </section>
      ))}
      {rest.length > 0 && (
        <details className="setup-more">
          <summary>{setup.groups.length > 0 ? 'More' : 'Options'}</summary>
          {rest.map(view)}
        </details>
      )}
    </>
  );
}
