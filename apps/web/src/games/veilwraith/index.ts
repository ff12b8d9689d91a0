import type { GamePrompt, VeilwraithView, VwFact } from '@veilhall/games/veilwraith';
import { gameTable } from '../game-table.ts';
import {
  flights,
  focus,
  heading,
  KEYWORDS,
  next,
  PHRASES,
  plays,
  sound,
  stamp,
  stats,
  track,
  turning,
} from './behaviour.ts';
import { FAMILIES } from './families.ts';
import { group, idle } from './listing.ts';
import { notes } from './notes.ts';
import { Corner } from './parts/Corner.tsx';
import { Ending } from './parts/Ending.tsx';
import { Unknowns } from './parts/Unknowns.tsx';
import { VwFace } from './parts/VwFace.tsx';
import { menuHeading, minor, nameOf, primary, risk } from './picking.ts';
import { portrait } from './portrait.ts';
import { Screen } from './Screen.tsx';

export const table = gameTable<VeilwraithView, VwFact, GamePrompt>({
  Screen,
  portrait,
  CardFace: VwFace,
  Corner,
  Unknowns,
  Ending,
  track,
  heading,
  turning,
  plays,
  stamp,
  focus,
  sound,
  flights,
  primary,
  minor,
  risk,
  menuHeading,
  nameOf,
  group,
  idle,
  notes,
  stats,
  families: FAMILIES,
  next,
  keywords: KEYWORDS,
  phrases: PHRASES,
});
