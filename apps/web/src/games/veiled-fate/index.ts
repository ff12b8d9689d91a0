import type { VeiledFateView, VfFact, VfPrompt } from '@veilhall/games/veiled-fate';
import { gameTable } from '../game-table.ts';
import { focus, heading, KEYWORDS, PHRASES, plays, sound, stats, track, turning } from './behaviour.ts';
import { FAMILIES } from './families.ts';
import { concerns, group, idle } from './listing.ts';
import { notes } from './notes.ts';
import { Corner } from './parts/Corner.tsx';
import { Ending } from './parts/Ending.tsx';
import { Notebook } from './parts/Notebook.tsx';
import { nameOf } from './parts/pointed.ts';
import { VfFace } from './parts/VfFace.tsx';
import { minor, primary, risk } from './picking.ts';
import { portrait } from './portrait.ts';
import { Screen } from './Screen.tsx';

export const table = gameTable<VeiledFateView, VfFact, VfPrompt>({
  Screen,
  portrait,
  CardFace: VfFace,
  Corner,
  Ending,
  Unknowns: Notebook,
  unknownsTitle: 'Notebook',
  ownSeats: true,
  // A move needs its Demi and its place; a God Power needs to be named as well.
  pointsAll: (prompt) => prompt.ask === 'act',
  track,
  heading,
  turning,
  plays,
  focus,
  sound,
  primary,
  minor,
  nameOf,
  risk,
  concerns,
  group,
  idle,
  notes,
  stats,
  families: FAMILIES,
  keywords: KEYWORDS,
  phrases: PHRASES,
});
