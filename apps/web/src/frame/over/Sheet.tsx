import './sheet.css';
import { type ReactNode, use } from 'react';
import { Dialog, Heading, Modal, ModalOverlay } from 'react-aria-components';
import { FacesContext } from '../../parts/faces.ts';

interface SheetProps {
  readonly title: string;
  readonly wide?: boolean;
  readonly children: ReactNode;
  onClose(): void;
}

/** A page laid over the table, or over a form; Escape or a press beside it takes it away. */
export function Sheet({ title, wide = false, children, onClose }: SheetProps) {
  const { game } = use(FacesContext);
  return (
    <ModalOverlay
      className="page-overlay"
      data-game={game}
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
