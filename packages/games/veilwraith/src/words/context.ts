import type { Seat, Text } from '@veilhall/engine';
import type { AskName, Asks } from '../asks.ts';
import type { Content } from '../content/compile.ts';
import type { VeilwraithView, WraithView } from '../view/types.ts';

/** What a prompt of this kind is about, and what each of its moves tells. */
export type AboutOf<A extends AskName> = Asks[A] extends { about: infer D } ? D : undefined;
export type OptionOf<A extends AskName> = Asks[A] extends { option: infer D } ? D : never;

/** What a writer of prompts works from. */
export interface Asked<A extends AskName = AskName> {
  readonly content: Content;
  readonly view: VeilwraithView;
  readonly seat: Seat;
  readonly me: WraithView | undefined;
  readonly about: AboutOf<A>;
}

/** What labels need where it does not matter what is asked. */
export type Reading = Omit<Asked, 'about'>;

export interface AskWriter<A extends AskName> {
  sentence(asked: Asked<A>): Text;
  label(asked: Asked<A>, option: OptionOf<A>): Text;
  /** Rules worth reading at this point. */
  readonly rules?: readonly string[];
}

export type Writers<A extends AskName> = { readonly [K in A]: AskWriter<K> };
