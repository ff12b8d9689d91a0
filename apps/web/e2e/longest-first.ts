import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** The files that take longest, longest first. */
const LONG = ['axe', 'lesson', 'still', 'pointing', 'online', 'lobby'];

const placeOf = ({ moduleId }: TestSpecification): number => {
  const place = LONG.findIndex((name) => moduleId.endsWith(`/${name}.test.ts`));
  return place < 0 ? LONG.length : place;
};

/** A long file that begins last is waited for alone. */
export class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    return files.toSorted((one, other) => placeOf(one) - placeOf(other));
  }
}
