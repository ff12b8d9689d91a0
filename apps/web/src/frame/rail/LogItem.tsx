import { seatPiece } from '@veilhall/engine';
import type { PastEntry } from '../../table/table.ts';
import { useControls, useTableState } from '../context.ts';
import { usePlain } from '../reader.ts';
import { TextLine } from '../TextLine.tsx';
import { beginsWithOwner, namesSeat, paragraphs } from './log-groups.ts';

interface LogItemProps {
  readonly entry: PastEntry;
  /** The moment on display. */
  readonly now: boolean;
  /** After the moment that is looked back at. */
  readonly later: boolean;
}

/** One entry of the log: who, what happened, and the way back to its moment. */
export function LogItem({ entry, now, later }: LogItemProps) {
  const { lookAt, game } = useControls();
  const { seats } = useTableState();
  const plain = usePlain();
  const parts = paragraphs(entry, game);
  if (entry.kind === 'pick' && parts.length === 0) return undefined;
  const name = seats.length > 1 && seats[entry.seat] ? plain([seatPiece(entry.seat)]) : undefined;
  // Sentences that say whom they are about need no stamp before them.
  const said = parts.some(({ text }) => namesSeat(text));
  const owned = entry.facts.some(({ text }) => beginsWithOwner(text, entry.seat));
  const who = !said || owned ? name : undefined;
  return (
    <li data-undone={entry.undone} data-now={now} data-later={later}>
      <div className="log-say">
        {entry.kind === 'undo' && (
          <p>
            {who && <span className="log-who">{who}</span>}
            Taken back.
          </p>
        )}
        {parts.map(({ stamp, text }, i) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: facts of one entry never change their order
          <p key={i}>
            {who && i === 0 && <span className="log-who">{who}</span>}
            {stamp && <i>{stamp}</i>}
            <TextLine text={text} />
          </p>
        ))}
      </div>
      <button
        type="button"
        className="log-look"
        onClick={() => void lookAt(entry.seq)}
        aria-label={`Look back at pick ${entry.seq}${entry.seq === 0 ? ', the deal' : ''}`}
      >
        {entry.seq}
      </button>
    </li>
  );
}
