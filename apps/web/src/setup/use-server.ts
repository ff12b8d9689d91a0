import { useEffect, useState } from 'react';
import { ask } from '../table/remote/api.ts';

/** Whether there is a server to play on. */
export function useServer(): boolean {
  const [there, setThere] = useState(false);
  useEffect(() => {
    ask('health').then(
      ({ ok }) => setThere(ok),
      () => setThere(false),
    );
  }, []);
  return there;
}
