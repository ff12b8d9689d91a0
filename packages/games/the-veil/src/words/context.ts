import type { Seat, Text } from '@veilhall/engine';
import type { Content } from '../content/compile.ts';
import type { Asks } from '../flow/asks.ts';
import type { PlayerView, VeilView } from '../view/types.ts';
import type { Names } from './names.ts';

export type AskName = keyof Asks;
export type OptionOf<A extends AskName> = Asks[A] extends { option: infer O } ? O : never;
export type AboutOf<A extends AskName> = Asks[A] extends { about: infer B } ? B : undefined;

/** What a writer of prompts works from. */
export interface Asked<A extends AskName = AskName> {
  readonly content: Content;
  readonly view: VeilView;
  readonly names: Names;
  readonly seat: Seat;
  readonly me: PlayerView | undefined;
  readonly about: AboutOf<A>;
  /** What the moves on offer tell. */
  readonly moves: readonly OptionOf<A>[];
}

export interface AskWriter<A extends AskName> {
  sentence(asked: Asked<A>): Text;
  label(asked: Asked<A>, option: OptionOf<A>): Text;
  /** Rules worth reading at this point. */
  readonly rules?: readonly string[];
}

export type Writers<A extends AskName> = { readonly [K in A]: AskWriter<K> };
