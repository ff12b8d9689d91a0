import type { Text } from '@veilhall/engine';

/** What labels may say about things on the table, from the view of the seat that is asked. */
export interface Scene {
  card(def: string): Text;
  player(who: number): Text;
  /** "your", "Mira's". */
  whose(who: number): Text;
}
