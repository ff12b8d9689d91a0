import { useEffect, useState } from 'react';
import { sharedRoom } from '../table/local/client.ts';
import type { GameAbout } from '../table/local/worker-calls.ts';

/** What a game is, as soon as its rules are here; a game that is not known stays undescribed. */
export function useAbout(game: string | undefined): GameAbout | undefined {
  const [about, setAbout] = useState<GameAbout>();
  useEffect(() => {
    if (game === undefined) return;
    sharedRoom()
      .call('describe', { game })
      .then(setAbout, () => setAbout(undefined));
  }, [game]);
  return about;
}
