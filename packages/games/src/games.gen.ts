// Written by `npm run content`.
import { meta as theVeil } from '../the-veil/src/meta.ts';
import { meta as veiledFate } from '../veiled-fate/src/meta.ts';
import { meta as veilwraith } from '../veilwraith/src/meta.ts';

export const FOUND = {
  'the-veil': {
    meta: theVeil,
    load: () => import('../the-veil/src/index.ts'),
    balance: () => import('../the-veil/src/balance/settings.ts'),
    lesson: () => import('../the-veil/src/lesson/lesson.ts'),
  },
  'veiled-fate': {
    meta: veiledFate,
    load: () => import('../veiled-fate/src/index.ts'),
    balance: () => import('../veiled-fate/src/balance/settings.ts'),
    lesson: () => import('../veiled-fate/src/lesson/lesson.ts'),
  },
  'veilwraith': {
    meta: veilwraith,
    load: () => import('../veilwraith/src/index.ts'),
    balance: () => import('../veilwraith/src/balance/settings.ts'),
    lesson: () => import('../veilwraith/src/lesson/lesson.ts'),
  },
} as const;
