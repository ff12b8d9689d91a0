import type { VeilwraithView } from '@veilhall/games/veilwraith';
import { gameTable } from '../game-table.ts';
import { Corner } from './Corner.tsx';
import { Ending } from './Ending.tsx';
import {
  flights,
  focus,
  heading,
  KEYWORDS,
  minor,
  PHRASES,
  primary,
  risk,
  sound,
  stamp,
  stats,
  track,
} from './manners.ts';
import { notes } from './notes.ts';
import { Screen } from './Screen.tsx';
import { Unknowns } from './Unknowns.tsx';
import { VwFace } from './VwFace.tsx';

export const table = gameTable<VeilwraithView>({
  Screen,
  CardFace: VwFace,
  Corner,
  Unknowns,
  Ending,
  track,
  heading,
  stamp,
  focus,
  sound,
  flights,
  primary,
  minor,
  risk,
  notes,
  stats,
  keywords: KEYWORDS,
  phrases: PHRASES,
});
