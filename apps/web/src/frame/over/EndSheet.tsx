import './end-sheet.css';
import type { Next } from '../../games/game-table.ts';
import { Standings } from '../../parts/Standings.tsx';
import { go } from '../../shell/router.ts';
import type { Ended, SeatInfo, Table } from '../../table/table.ts';
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
  const next = meta.host === 'here' ? controls.game.next?.(moment.view) : undefined;
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
          <button
            type="button"
            className={next ? 'btn' : 'btn main'}
            onClick={() => void controls.table.rematch?.().then(go, closeOverlay)}
          >
            Play again
          </button>
        )}
        {next && (
          <button type="button" className="btn main" onClick={() => void goOn(controls.table, next).then(go)}>
            {next.label}
          </button>
        )}
      </div>
    </Sheet>
  );
}

/** The same people and options, but for what the ending changes; says where to find it. */
async function goOn(table: Table, { options }: Next): Promise<string> {
  const { meta, seats } = table.get();
  const [{ start, packs }, { startMatch }] = await Promise.all([table.journal(), import('../../setup/start-match.ts')]);
  const before = start.from === 'deal' && typeof start.options === 'object' ? start.options : {};
  const here = seats.map(({ name }) => ({ kind: 'here' as const, name }));
  const plan = {
    game: meta.game,
    seats: here,
    options: { ...before, ...options },
    packs,
    curtain: false,
    onServer: false,
  };
  return startMatch(plan);
}

function PlainResult({ ended, seats }: { ended: Ended; seats: readonly SeatInfo[] }) {
  const lost = ended.winners.length > 0 || seats.length === 1 ? 'Lost' : 'Draw';
  const rows = seats.map(({ seat, name }) => {
    const won = ended.winners.includes(seat);
    return { key: seat, won, name, result: won ? 'Won' : lost, score: ended.scores?.[seat] };
  });
  return <Standings label="Result" rows={rows} />;
}
