import { useEffect, useRef, useState } from 'react';
import { settings } from '../settings/settings.ts';
import { useStore } from '../store.ts';
import { useTableState } from './context.ts';

/** For the ear: what happened, merged per decision and politely; one's own turn and the end at once. */
export function Spoken() {
  const { log, moment } = useTableState();
  const { spokenEvents } = useStore(settings);
  const heard = useRef(log.length);
  const [events, setEvents] = useState('');
  useEffect(() => {
    const fresh = log.slice(heard.current);
    heard.current = log.length;
    if (fresh.length > 0 && spokenEvents)
      setEvents(fresh.flatMap((line) => line.told.map((told) => told.text)).join(' '));
  }, [log, spokenEvents]);
  const call = moment.ended ? moment.ended.text : moment.prompt ? `Your turn. ${moment.prompt.sentence}` : '';
  return (
    <>
      <p className="unseen" aria-live="polite">
        {events}
      </p>
      <p className="unseen" aria-live="assertive">
        {call}
      </p>
    </>
  );
}
