import type { GameMeta } from '@veilhall/games';
import type { Values } from './form-fields.ts';

/** Something is hidden from the next player: a curtain between them makes sense. */
export const hidesHands = ({ openHands }: Pick<GameMeta, 'openHands'>, values: Values): boolean =>
  !openHands || Object.entries(openHands).some(([field, open]) => values[field] !== open);
