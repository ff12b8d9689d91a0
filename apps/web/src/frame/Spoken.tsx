import { useEffect, useRef, useState } from 'react';
import { settings } from '../settings/settings.ts';
import { isAsked } from '../table/table.ts';
import { useTableState } from './context.ts';
import { usePlain } from './reader.ts';

/** For the ear: what happened and what is asked next, merged per decision and politely; one's turn and the end at once. */
export function Spoken() {
  const { log, moment } = useTableState();
  const plain = usePlain();
  const before = useRef({ lines: log.length, asked: false });
  const [events, setEvents] = useState('');
  const [call, setCall] = useState('');
  useEffect(() => {
    const { lines, asked } = before.current;
    before.current = { lines: log.length, asked: isAsked(moment) };
    const told = settings.get().spokenEvents
      ? log.slice(lines).flatMap(({ facts }) => facts.map(({ text }) => text))
      : [];
    const next = moment.prompt && asked ? [moment.prompt.sentence] : [];
    setEvents([...told, ...next].map(plain).join(' '));
    if (moment.outcome) setCall(plain(moment.outcome.text));
    else if (moment.prompt && isAsked(moment) && !asked) setCall(`Your turn. ${plain(moment.prompt.sentence)}`);
    else if (!isAsked(moment)) setCall('');
  }, [log, moment, plain]);
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
