import { joined, seatPiece, type Text, text } from '@veilhall/engine';
import { useControls, useTableState } from '../context.ts';
import { namesSeat, paragraphs } from '../rail/log-groups.ts';
import { TextLine } from '../TextLine.tsx';
import type { Mark } from './marks.ts';

/** What the pick on display did, in a sentence; before it what it begins or decides. */
export function StepSentence({ seq, marks }: { seq: number; marks: readonly Mark[] }) {
  const { log, seats } = useTableState();
  const { game } = useControls();
  const mark = marks.find((entry) => entry.seq === seq);
  const entry = log.find((line) => line.seq === seq);
  const said = entry
    ? joined(
        paragraphs(entry, game).map((part) => part.text),
        ' ',
      )
    : 'The deal: nobody has picked yet.';
  const who: Text = entry && seats.length > 1 && !namesSeat(said) ? text`${seatPiece(entry.seat)}: ` : '';
  return (
    <p className="scrub-step" aria-live="polite">
      {mark && <b>{mark.name}</b>}
      <TextLine text={text`${who}${entry?.kind === 'undo' ? 'Taken back.' : said}`} />
    </p>
  );
}
