import type { Text, ThingId } from '@veilhall/engine';
import type { ActionType, KeyState } from '../vocabulary.ts';

/** What labels may say about things on the table, from the view of the seat that is asked. */
export interface Scene {
  /** The card whose text it is. */
  readonly by: Text;
  action(type: ActionType): { readonly name: string; readonly tokens: number; readonly slot: number };
  threat(id: ThingId): {
    readonly name: Text;
    readonly cost: number;
    readonly values: readonly { readonly type: ActionType; readonly n: number; readonly star: boolean }[];
  };
  memory(id: ThingId): Text;
  key(id: ThingId): { readonly name: Text; readonly state: KeyState };
}
