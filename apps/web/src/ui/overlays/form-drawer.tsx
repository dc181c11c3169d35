import { type ReactNode, useState } from 'react';
import { ConfirmDialog } from './confirm-dialog.tsx';
import { Dialog } from './dialog.tsx';
import { useUnsavedWarning } from '../forms/use-unsaved-warning.tsx';
import { words } from '../words.en.ts';

type FormDrawerProps = { title: string; dirty: boolean; onClose: () => void; children: ReactNode };

/** A form at the side of the window. A press beside it does not throw away what was typed. */
export function FormDrawer({ title, dirty, onClose, children }: FormDrawerProps) {
  const [asking, setAsking] = useState(false);
  const warning = useUnsavedWarning(dirty);
  return (
    <Dialog side open title={title} onClose={() => (dirty ? setAsking(true) : onClose())}>
      {children}
      {warning}
      <ConfirmDialog
        title={words.discardTitle}
        open={asking}
        onClose={() => setAsking(false)}
        cancelLabel={words.keepTyping}
        confirmLabel={words.discard}
        tone="danger"
        onConfirm={onClose}
      >
        {words.discardText}
      </ConfirmDialog>
    </Dialog>
  );
}
