import type { VeilFact, VeilPrompt, VeilView } from '@veilhall/games/the-veil';
import { gameTable } from '../game-table.ts';
import { flights, focus, heading, nameOf, PHRASES, plays, sound, stats, track, turning } from './behaviour.ts';
import { FAMILIES, KEYWORDS } from './families.ts';
import { notes } from './notes.ts';
import { Ending } from './parts/Ending.tsx';
import { Unknowns } from './parts/Unknowns.tsx';
import { VeilFace } from './parts/VeilFace.tsx';
import { group, menuHeading, minor, primary, risk } from './picking.ts';
import { Screen } from './Screen.tsx';

export const table = gameTable<VeilView, VeilFact, VeilPrompt>({
  Screen,
  CardFace: VeilFace,
  Unknowns,
  unknownsTitle: 'Decks',
  ownSeats: true,
  Ending,
  track,
  heading,
  turning,
  plays,
  focus,
  sound,
  flights,
  primary,
  minor,
  risk,
  menuHeading,
  group,
  nameOf,
  notes,
  stats,
  families: FAMILIES,
  keywords: KEYWORDS,
  phrases: PHRASES,
});
