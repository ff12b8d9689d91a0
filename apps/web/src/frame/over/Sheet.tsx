import './sheet.css';
import type { ReactNode } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { useTableState } from '../context.ts';

interface SheetProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/** A page laid over the table; Escape or a press beside it takes it away. */
export function Sheet({ title, wide = false, children, onClose }: SheetProps) {
  const { meta } = useTableState();
  return (
    <ModalOverlay
      className="page-overlay"
      data-game={meta.game}
      isDismissable
      isOpen
      onOpenChange={(open) => {
        if (!open) onClose();
      }}
    >
      <Modal className="page-modal" data-wide={wide}>
        <Dialog className="page-dialog">
          <header>
            <Heading slot="title">{title}</Heading>
            <button type="button" className="btn quiet" onClick={onClose}>
              Close
            </button>
          </header>
          <div className="page-body">{children}</div>
        </Dialog>
      </Modal>
    </ModalOverlay>
  );
}
