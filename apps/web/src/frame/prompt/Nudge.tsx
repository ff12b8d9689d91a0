import { useEffect, useState } from 'react';
import { sentenceOf } from '../../shell/problems.ts';
import { isAsked } from '../../table/table.ts';
import { useControls, useTableState } from '../context.ts';

/** How long somebody may think before the others can remind them, in milliseconds. */
const PATIENCE = 20_000;

/** Beside “Bea is choosing”, once that has lasted: a reminder, and what became of it. */
export function Nudge() {
  const { table } = useControls();
  const { moment, seats } = useTableState();
  const late = seats.filter(({ seat, kind, mine }) => kind === 'human' && !mine && moment.waiting.includes(seat));
  const sits = seats.some((seat) => seat.mine);
  const due = useAfter(`${moment.seq}/${late.map(({ seat }) => seat).join()}`);
  const [said, setSaid] = useState<{ seq: number; text: string }>();
  if (!table.nudge || !sits || !due || late.length === 0 || isAsked(moment)) return undefined;
  if (said?.seq === moment.seq) return <p role="status">{said.text}</p>;
  const names = late.map(({ name }) => name).join(' and ');
  const remind = async (): Promise<void> => {
    const heard = await Promise.all(late.map(({ seat }) => table.nudge?.(seat)));
    const text = heard.every(Boolean) ? `${names} heard it.` : `${names} ${late.length > 1 ? 'are' : 'is'} not here.`;
    setSaid({ seq: moment.seq, text });
  };
  return (
    <button
      type="button"
      className="btn"
      onClick={() => void remind().catch((error: unknown) => setSaid({ seq: moment.seq, text: sentenceOf(error) }))}
    >
      Remind {names}
    </button>
  );
}

/** Whether this has lasted long enough. */
function useAfter(what: string): boolean {
  const [lasted, setLasted] = useState<string>();
  useEffect(() => {
    const timer = setTimeout(() => setLasted(what), PATIENCE);
    return () => clearTimeout(timer);
  }, [what]);
  return lasted === what;
}
