import type { MatchSummary } from '@veilhall/protocol';
import { useCallback, useEffect, useState } from 'react';
import { ask } from '../table/remote/api.ts';
import { LiveLine } from '../table/remote/live.ts';

export interface Lobby {
  readonly match?: MatchSummary;
  readonly problem?: unknown;
  readonly cancelled: boolean;
  /** When the broken line to the server is tried again. */
  readonly retryAt?: number;
  again(): void;
}

/** A match before its deal, as it changes. */
export function useLobby(id: string): Lobby {
  const [match, setMatch] = useState<MatchSummary>();
  const [problem, setProblem] = useState<unknown>();
  const [cancelled, setCancelled] = useState(false);
  const [retryAt, setRetryAt] = useState<number>();
  const again = useCallback(() => {
    ask('match', { id }).then((view) => {
      setMatch(view.match);
      setProblem(undefined);
    }, setProblem);
  }, [id]);
  useEffect(() => {
    again();
    const line = new LiveLine({
      onOpen() {
        setRetryAt(undefined);
        line.ask({ type: 'watch', match: id }).catch(again);
      },
      onClose: setRetryAt,
      onMessage(message) {
        if (message.type === 'match') setMatch(message.match);
        if (message.type === 'gone') setCancelled(true);
      },
    });
    return () => line.close();
  }, [id, again]);
  return { cancelled, again, ...(match && { match }), ...(retryAt && { retryAt }), problem };
}
