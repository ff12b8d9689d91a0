import type { CardInfo } from '@veilhall/engine';
import type { ComponentType } from 'react';
import type { Field, Values } from '../setup/form-fields.ts';

export interface PickerProps {
  readonly field: Field;
  readonly value: unknown;
  /** All options as the form has them. */
  readonly values: Values;
  /** Who sits where, by name. */
  readonly seats: readonly string[];
  readonly cards: readonly CardInfo[];
  readonly names: Readonly<Record<string, string>>;
  onChange(value: unknown): void;
}

/** What a game adds to the form of its options, in `games/<id>/pickers.ts`. Whatever is left out is drawn the plain way. */
export interface FormPickers {
  /** Fields that are more than words: a choice of portraits. */
  readonly fields: Readonly<Record<string, ComponentType<PickerProps>>>;
  /** Whether a field means anything with the other options and this many seats; else it is not asked. */
  asks?(key: string, values: Values, seats: number): boolean;
}

export const NO_PICKERS: FormPickers = { fields: {} };
