import type { OptionId } from '@veilhall/engine';
import type { LessonNow } from '../../table/table.ts';

/** What a control carries while the lesson points at it: a ring, and the same said aloud. */
const POINTED = { 'data-taught': true, 'aria-description': 'The lesson points here' } as const;

export const pointedIf = (taught: boolean): Partial<typeof POINTED> => (taught ? POINTED : {});

/** For the button of an option. */
export const pointedAt = (lesson: LessonNow | undefined, option: OptionId): Partial<typeof POINTED> =>
  pointedIf(lesson?.picks.includes(option) ?? false);
