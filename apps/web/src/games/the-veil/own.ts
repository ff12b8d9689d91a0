import type { VeilFact, VeilPrompt } from '@veilhall/games/the-veil';
import { ownTable } from '../own-table.ts';

export const { useOwnPrompt, useOwnLog } = ownTable<VeilFact, VeilPrompt>();
