import { useEffect, useRef, useState } from 'react';
import { settings } from '../settings/settings.ts';
import { isAsked } from '../table/table.ts';
import { useTableState } from './context.ts';
import { useSeatNames } from './use-seat-names.ts';

/** For the ear: what happened and what is asked next, merged per decision and politely; one's turn and the end at once. */
export function Spoken() {
  const { log, moment } = useTableState();
  const named = useSeatNames();
  const before = useRef({ lines: log.length, asked: false });
  const [events, setEvents] = useState('');
  const [call, setCall] = useState('');
  useEffect(() => {
    const { lines, asked } = before.current;
    before.current = { lines: log.length, asked: isAsked(moment) };
    const told = settings.get().spokenEvents
      ? log.slice(lines).flatMap((line) => line.told.map(({ text }) => text))
      : [];
    const next = moment.prompt && asked ? [moment.prompt.sentence] : [];
    setEvents(named([...told, ...next].join(' ')));
    if (moment.ended) setCall(named(moment.ended.text));
    else if (moment.prompt && isAsked(moment) && !asked) setCall(`Your turn. ${named(moment.prompt.sentence)}`);
    else if (!isAsked(moment)) setCall('');
  }, [log, moment, named]);
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
