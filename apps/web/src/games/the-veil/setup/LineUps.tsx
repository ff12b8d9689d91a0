import { FieldView } from '../../../setup/FieldView.tsx';
import type { PickerProps } from '../../form-pickers.ts';
import { placesOf } from '../line-up.ts';

/** The line-ups for this many seats; one that was chosen before is shown even if it does not fit. */
export function LineUps({ field, value, names, seats, onChange }: PickerProps) {
  const fits = (match: string): boolean => match === value || placesOf({ match }, seats.length) !== undefined;
  const among = field.kind === 'choice' ? { ...field, options: field.options.filter(fits) } : field;
  return <FieldView field={among} names={names} value={value} onChange={onChange} />;
}
