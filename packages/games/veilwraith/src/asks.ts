import type { AskTable, PromptOf } from '@veilhall/engine';
import { type CampaignAsks, campaignAsks } from './campaign/asks.ts';
import { type PlayAsks, playAsks } from './flow/asks.ts';
import type { Setting } from './flow/settings.ts';

/** Everything that is asked in a match. */
export type Asks = PlayAsks & CampaignAsks;
export type AskName = keyof Asks;

export const asks: AskTable<Asks> = { ...playAsks, ...campaignAsks };

/** A prompt of this game: narrowing by `ask` tells what its options hold. */
export type VwPrompt<A extends AskName = AskName> = PromptOf<Asks, Setting, A>;

export const isAsk = (ask: string): ask is AskName => Object.hasOwn(asks, ask);
