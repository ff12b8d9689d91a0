import './last-turn.css';
import type { VeilView } from '@veilhall/games/the-veil';
import { useState } from 'react';
import { useControls } from '../../../frame/context.ts';
import { Sheet } from '../../../frame/over/Sheet.tsx';
import { TextLine } from '../../../frame/TextLine.tsx';
import { useOwnLog } from '../own.ts';
import { lastTurnOfOthers } from '../turns.ts';

/** As many lines as stand beside the table. */
const SHORT = 6;

/** The latest turn of somebody else in sentences, the newest last. */
export function LastTurn({ view, short = false }: { view: VeilView; short?: boolean }) {
  const turn = lastTurnOfOthers(view, useOwnLog());
  if (!turn || turn.lines.length === 0) return <p className="part-empty">Nobody else has had a turn.</p>;
  const lines = short ? turn.lines.slice(-SHORT) : turn.lines;
  return (
    <ol className="tv-told">
      {lines.map(({ text }, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: lines of one turn, in order
        <li key={i}>
          <TextLine bold text={text} />
        </li>
      ))}
    </ol>
  );
}

/** The summary, and the way to watch the turn again one entry at a time. */
function TurnSheet({ view, onClose }: { view: VeilView; onClose(): void }) {
  const controls = useControls();
  const turn = lastTurnOfOthers(view, useOwnLog());
  const again = (): void => {
    onClose();
    if (turn) void controls.lookAt(turn.seq);
  };
  return (
    <Sheet title="Their last turn" onClose={onClose}>
      <LastTurn view={view} />
      {turn && (
        <div className="page-actions">
          <button type="button" className="btn" onClick={again}>
            Watch it step by step
          </button>
        </div>
      )}
    </Sheet>
  );
}

/** The way to the summary, wherever there is a turn to be told. */
export function LastTurnLink({ view }: { view: VeilView }) {
  const [told, tell] = useState(false);
  if (view.stage !== 'play') return undefined;
  return (
    <>
      <button type="button" className="tv-link" onClick={() => tell(true)}>
        Last turn
      </button>
      {told && <TurnSheet view={view} onClose={() => tell(false)} />}
    </>
  );
}
