import { useId, useLayoutEffect, useRef, type ReactNode } from 'react';
import { createPortal } from 'react-dom';
import { Button } from '../plain-button.tsx';
import { words } from '../words.en.ts';
import '../../theme/office/overlays.css';

type ModalProps = {
  className: string;
  open: boolean;
  onClose: () => void;
  /** It stays open for now, whatever is pressed. */
  held?: boolean;
  label?: string;
  labelledBy?: string;
  children: ReactNode;
};

/** The browser's own dialog: it keeps the focus inside, closes on Esc and gives the focus back. A press beside it closes it. */
export const Modal = ({ open, ...rest }: ModalProps) => (open ? <OpenModal {...rest} /> : null);

function OpenModal({
  className,
  onClose,
  held = false,
  label,
  labelledBy,
  children,
}: Omit<ModalProps, 'open'>) {
  const dialog = useRef<HTMLDialogElement>(null);
  // Closed while it is still in the page: only then does the browser give the focus back.
  useLayoutEffect(() => {
    const element = dialog.current;
    element?.showModal();
    return () => element?.close();
  }, []);
  const requestClose = () => {
    if (!held) onClose();
  };
  return createPortal(
    <dialog
      ref={dialog}
      className={className}
      aria-label={label}
      aria-labelledby={labelledBy}
      onKeyDown={(event) => {
        // A list that is open in it has closed itself with this key.
        if (event.key !== 'Escape' || event.defaultPrevented || event.nativeEvent.isComposing) return;
        event.preventDefault();
        event.stopPropagation();
        requestClose();
      }}
      onCancel={(event) => {
        // A file chooser that is dismissed, and a dialog inside this one, are heard here as well.
        if (event.target !== dialog.current) return;
        event.preventDefault();
        requestClose();
      }}
      // Asked twice in a row, as by a phone's Back, a browser closes also what has to stay, such as a form with a question
      // before it. The key above never gets that far.
      onClose={() => {
        if (dialog.current?.open === false) dialog.current.showModal();
      }}
      onPointerDown={(event) => {
        if (event.target === dialog.current && isOutside(event, dialog.current)) requestClose();
      }}
    >
      {children}
    </dialog>,
    document.body,
  );
}

function isOutside({ clientX, clientY }: { clientX: number; clientY: number }, element: Element): boolean {
  const box = element.getBoundingClientRect();
  return clientX < box.left || clientX > box.right || clientY < box.top || clientY > box.bottom;
}

type DialogProps = Pick<ModalProps, 'open' | 'onClose' | 'held' | 'children'> & {
  title: string;
  side?: boolean;
};

/** A titled dialog in the middle of the window, or a drawer at its side. The cross comes last, so that the first focus is on what it is about. */
export function Dialog({ title, open, onClose, held = false, children, side = false }: DialogProps) {
  const id = useId();
  return (
    <Modal className={side ? 'drawer' : 'dialog'} open={open} onClose={onClose} held={held} labelledBy={id}>
      <h2 className="dialog-title" id={id}>
        {title}
      </h2>
      <div className="dialog-body">{children}</div>
      <div className="dialog-close">
        <Button tone="plain" icon="close" label={words.close} disabled={held} onClick={onClose} />
      </div>
    </Modal>
  );
}
