import { expect, it } from 'vitest';
import { gamesSource } from './games-index.ts';

it('lists every folder with what is known at once and how to load the rest', () => {
  const source = gamesSource(['dust', 'veiled-fate']);
  expect(source).toContain("import { meta as veiledFate } from '../veiled-fate/src/meta.ts';");
  expect(source).toContain("'dust': {\n    meta: dust,\n    load: () => import('../dust/src/index.ts'),");
});
