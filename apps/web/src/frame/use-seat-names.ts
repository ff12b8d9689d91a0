import { useMemo } from 'react';
import { gameEntry } from '../games/registry.ts';
import { useTableState } from './context.ts';
import { seatNames } from './seat-names.ts';

export function useSeatNames(): (text: string) => string {
  const { meta, seats } = useTableState();
  return useMemo(() => seatNames(gameEntry(meta.game)?.title ?? 'Player', seats), [meta.game, seats]);
}
