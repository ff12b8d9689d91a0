import './top-strip.css';
import { Glyph } from '../../art/Glyph.tsx';
import { gameMeta } from '../../games/registry.ts';
import { Link } from '../../shell/Link.tsx';
import { useStore } from '../../store.ts';
import { Unread } from '../calls/Unread.tsx';
import { useControls, useShown, useTableState } from '../context.ts';
import { useWide } from '../use-wide.ts';
import { PhaseTrack } from './PhaseTrack.tsx';
import { Seats } from './Seats.tsx';
import { TableMenu } from './TableMenu.tsx';

/** Glyph, match, where the round stands, who sits here, menu. */
export function TopStrip() {
  const controls = useControls();
  const { game } = controls;
  const wide = useWide();
  const { meta, seats } = useTableState();
  const moment = useShown();
  const { Corner } = game;
  const mark = gameMeta(meta.game)?.mark;
  return (
    <header className="top-strip" data-region="top">
      <Link href="/" className="top-home" aria-label="Back to the hall">
        {mark ? <Glyph name={mark} /> : <span aria-hidden="true">V</span>}
      </Link>
      <h1>{meta.name}</h1>
      <PhaseTrack track={game.track?.(moment.view)} />
      <div className="top-end">
        {Corner && <Corner view={moment.view} />}
        {seats.length > 1 && !game.ownSeats && <Seats seats={seats} waiting={moment.waiting} viewer={moment.viewer} />}
        {!wide && <PanelButton />}
        <TableMenu />
      </div>
    </header>
  );
}

/** The way to what lies beside the table, where there is no room for it; messages come first. */
function PanelButton() {
  const controls = useControls();
  const unread = useStore(controls.unread);
  if (unread > 0) {
    return (
      <button type="button" className="top-panel" data-unread onClick={() => controls.open('chat')}>
        Chat <Unread count={unread} />
      </button>
    );
  }
  return (
    <button type="button" className="top-panel" onClick={() => controls.open('log')}>
      Log
    </button>
  );
}
