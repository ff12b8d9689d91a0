import type { Seat, Text } from '@veilhall/engine';
import type { AboutOf, AskName, OptionOf } from '../campaign/match-asks.ts';
import type { Content } from '../content/compile.ts';
import type { VeilwraithView, WraithView } from '../view/types.ts';

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
