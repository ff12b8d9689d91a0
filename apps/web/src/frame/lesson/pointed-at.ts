import type { OptionId } from '@veilhall/engine';
import type { Labelled, LessonNow } from '../../table/table.ts';

/** What a control carries while the lesson points at it: a ring, and the same said aloud. */
const POINTED = { 'data-taught': true, 'aria-description': 'The lesson points here' } as const;

export const pointedIf = (taught: boolean): Partial<typeof POINTED> => (taught ? POINTED : {});

/** For the button of an option. */
export const pointedAt = (lesson: LessonNow | undefined, option: OptionId): Partial<typeof POINTED> =>
  pointedIf(lesson?.picks.includes(option) ?? false);

interface Shown {
  readonly option: Labelled;
  readonly index: number;
}

/** With something chosen, what the lesson wants has a button of its own, however many others there are. */
export function withWished(
  lesson: LessonNow | undefined,
  options: readonly Labelled[],
  shown: readonly Shown[],
): readonly Shown[] {
  const indexed = options.map((option, index) => ({ option, index }));
  const wished = indexed.filter(({ option }) => lesson?.picks.includes(option.id));
  const missing = wished.filter(({ option }) => !shown.some((there) => there.option === option));
  return [...missing, ...shown];
}
