import type { VeiledFateView } from '@veilhall/games/veiled-fate';
import { gameTable } from '../game-table.ts';
import { Corner } from './Corner.tsx';
import { Ending } from './Ending.tsx';
import { focus, heading, KEYWORDS, minor, PHRASES, primary, risk, sound, stats, track } from './manners.ts';
import { Notebook } from './Notebook.tsx';
import { notes } from './notes.ts';
import { Screen } from './Screen.tsx';
import { VfFace } from './VfFace.tsx';

export const table = gameTable<VeiledFateView>({
  Screen,
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
  focus,
  sound,
  primary,
  minor,
  risk,
  notes,
  stats,
  keywords: KEYWORDS,
  phrases: PHRASES,
});
