import { createContext } from 'react';
import type { Keywords } from './rules-text.ts';

/** What a card's face reads besides the card, at a table and away from it. */
export interface Faces {
  readonly game: string;
  readonly keywords: Keywords;
}

export const FacesContext = createContext<Faces>({ game: '', keywords: {} });
