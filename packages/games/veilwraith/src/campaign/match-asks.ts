import type { AskTable, PromptOf } from '@veilhall/engine';
import { type PlayAsks, playAsks } from '../flow/asks.ts';
import type { Setting } from '../flow/settings.ts';
import { type CampaignAsks, campaignAsks } from './asks.ts';

/** Everything that is asked in a match. */
export type Asks = PlayAsks & CampaignAsks;
export type AskName = keyof Asks;

export const asks: AskTable<Asks> = { ...playAsks, ...campaignAsks };

/** What a prompt of this kind is about, and what each of its moves tells. */
export type AboutOf<A extends AskName> = Asks[A] extends { about: infer D } ? D : undefined;
export type OptionOf<A extends AskName> = Asks[A] extends { option: infer D } ? D : never;

/** A prompt of this game: narrowing by `ask` tells what its options hold. */
export type GamePrompt<A extends AskName = AskName> = PromptOf<Asks, Setting, A>;

export const isAsk = (ask: string): ask is AskName => Object.hasOwn(asks, ask);
