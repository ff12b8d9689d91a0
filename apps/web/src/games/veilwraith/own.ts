import type { GamePrompt, VwFact } from '@veilhall/games/veilwraith';
import { ownTable } from '../own-table.ts';

export const { useOwnPrompt } = ownTable<VwFact, GamePrompt>();
