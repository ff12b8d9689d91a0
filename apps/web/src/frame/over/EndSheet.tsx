import './end-sheet.css';
import { Standings } from '../../parts/Standings.tsx';
import { go } from '../../shell/router.ts';
import type { Ended, SeatInfo } from '../../table/table.ts';
import { useControls, useTableState } from '../context.ts';
import { usePlain } from '../reader.ts';
import { closeOverlay } from './overlay.ts';
import { Sheet } from './Sheet.tsx';

/** How it ended, in numbers; then watch it again, check it, or play once more. */
export function EndSheet() {
  const controls = useControls();
  const { moment, meta, seats, log } = useTableState();
  const plain = usePlain();
  const { outcome } = moment;
  if (!outcome) return undefined;
  const picks = log.filter((entry) => entry.kind === 'pick' && !entry.undone).length;
  const undone = log.filter((entry) => entry.undone).length;
  const stats = [
    ...(controls.game.stats?.(moment.view, log) ?? []),
    { label: 'Decisions', value: String(picks) },
    ...(undone > 0 ? [{ label: 'Taken back', value: String(undone) }] : []),
  ];
  const { Ending } = controls.game;
  const watch = (): void => {
    closeOverlay();
    void controls.lookAt(0);
  };
  return (
    <Sheet title={plain(outcome.text)} onClose={closeOverlay} wide>
      {Ending ? <Ending view={moment.view} /> : <PlainResult ended={outcome} seats={seats} />}
      <dl className="end-stats">
        {stats.map((stat) => (
          <div key={stat.label}>
            <dt>{stat.label}</dt>
            <dd>{stat.value}</dd>
          </div>
        ))}
      </dl>
      <div className="page-actions">
        <button type="button" className="btn" onClick={() => void controls.table.journal().then(() => watch())}>
          Watch it again
        </button>
        <button type="button" className="btn" onClick={() => go(`/new/${meta.game}`)}>
          Another setup
        </button>
        {controls.table.rematch && (
          <button type="button" className="btn main" onClick={() => void controls.table.rematch?.().then(go)}>
            Rematch
          </button>
        )}
      </div>
    </Sheet>
  );
}

function PlainResult({ ended, seats }: { ended: Ended; seats: readonly SeatInfo[] }) {
  const lost = ended.winners.length > 0 || seats.length === 1 ? 'Lost' : 'Draw';
  const rows = seats.map(({ seat, name }) => {
    const won = ended.winners.includes(seat);
    return { key: seat, won, name, result: won ? 'Won' : lost, score: ended.scores?.[seat] };
  });
  return <Standings label="Result" rows={rows} />;
}
