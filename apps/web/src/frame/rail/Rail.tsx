import './rail.css';
import { Dialog, Modal, ModalOverlay } from 'react-aria-components';
import { useStore } from '../../store.ts';
import { useControls, useTableState } from '../context.ts';
import type { Panel } from '../controls.ts';
import { useWide } from '../use-wide.ts';
import { Inspector } from './Inspector.tsx';
import { RailTabs } from './RailTabs.tsx';

/** Beside the table where there is room, otherwise a sheet that comes when it is asked for. */
export function Rail() {
  const controls = useControls();
  const { meta } = useTableState();
  const wide = useWide();
  const panel = useStore(controls.panel);
  if (wide) {
    const at = panel === undefined || panel === 'card' ? 'log' : panel;
    return (
      <aside className="rail" data-region="rail" data-panel={at} aria-label="Card, log, chat and rules">
        <Inspector idle={at === 'log'} />
        <RailTabs panels={panelsOf(controls.game.Unknowns !== undefined, false)} at={at} />
      </aside>
    );
  }
  return (
    <ModalOverlay
      className="sheet-overlay"
      data-game={meta.game}
      isDismissable
      isOpen={panel !== undefined}
      onOpenChange={(open) => {
        if (!open) controls.open(undefined);
      }}
    >
      <Modal className="sheet">
        <Dialog className="sheet-dialog" aria-label="Card, log, chat and rules">
          <RailTabs panels={panelsOf(controls.game.Unknowns !== undefined, true)} at={panel ?? 'log'} />
          <button type="button" className="sheet-close btn quiet" onClick={() => controls.open(undefined)}>
            Close
          </button>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}

function panelsOf(unknowns: boolean, card: boolean): Panel[] {
  return [...(card ? (['card'] as const) : []), 'log', ...(unknowns ? (['unknowns'] as const) : []), 'chat', 'rules'];
}
