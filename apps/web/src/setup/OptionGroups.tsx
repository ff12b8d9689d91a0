import type { CardInfo } from '@veilhall/engine';
import type { GameMeta } from '@veilhall/games';
import { usePickers } from '../games/use-pickers.ts';
import { FieldView } from './FieldView.tsx';
import type { Field, Values } from './form-fields.ts';

interface OptionGroupsProps {
  readonly fields: readonly Field[];
  readonly setup: Pick<GameMeta, 'id' | 'groups' | 'names'>;
  readonly values: Values;
  /** Who sits where, by name. */
  readonly seats: readonly string[];
  readonly cards: readonly CardInfo[];
  onChange(values: Values): void;
}

/** Options in the game's groups; whatever no group names is folded away, what means nothing here is not asked. */
export function OptionGroups({ fields, setup, values, seats, cards, onChange }: OptionGroupsProps) {
  const pickers = usePickers(setup.id);
  if (!pickers) return undefined;
  const asked = fields.filter(({ key }) => pickers.asks?.(key, values, seats.length) ?? true);
  const grouped = new Set(setup.groups.flatMap((group) => group.fields));
  const rest = asked.filter((field) => !grouped.has(field.key));
  const view = (field: Field) => {
    const given = {
      field,
      names: setup.names,
      value: values[field.key],
      onChange: (value: unknown) => onChange({ ...values, [field.key]: value }),
    };
    const Picker = pickers.fields[field.key];
    return Picker ? (
      <Picker key={field.key} {...given} values={values} seats={seats} cards={cards} />
    ) : (
      <FieldView key={field.key} {...given} />
    );
  };
  const groups = setup.groups.map(({ title, fields: keys }) => ({
    title,
    fields: asked.filter(({ key }) => keys.includes(key)),
  }));
  return (
    <>
      {groups
        .filter((group) => group.fields.length > 0)
        .map((group) => (
          <section key={group.title}>
            <h2>{group.title}</h2>
            {group.fields.map(view)}
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
