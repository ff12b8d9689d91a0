import { useMemo } from 'react';
import { gameMeta } from '../games/registry.ts';
import { useTableState } from './context.ts';
import { seatNames } from './seat-names.ts';

export function useSeatNames(): (text: string) => string {
  const { meta, seats } = useTableState();
  return useMemo(() => seatNames(gameMeta(meta.game)?.title ?? 'Player', seats), [meta.game, seats]);
}
