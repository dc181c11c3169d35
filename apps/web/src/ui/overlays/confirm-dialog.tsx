import type { ReactNode } from 'react';
import { WaitsForSecondPerson } from '../../lib/waiting/waits-for-second-person.ts';
import { Button } from '../button.tsx';
import { WaitingNote } from '../forms/waiting-note.tsx';
import { Dialog } from './dialog.tsx';
import { ErrorState } from '../text/states/error-state.tsx';
import { useHold } from './use-hold.ts';
import { words } from '../words.en.ts';

type ConfirmDialogProps = {
  title: string;
  open: boolean;
  onClose: () => void;
  /** Says what will happen, as on a button: "Remove Karma Choden". */
  confirmLabel: string;
  onConfirm: () => void;
  cancelLabel?: string;
  tone?: 'primary' | 'danger';
  pending?: boolean;
  error?: unknown;
  children: ReactNode;
};

export function ConfirmDialog({
  title,
  open,
  onClose,
  confirmLabel,
  onConfirm,
  cancelLabel = words.cancel,
  tone = 'primary',
  pending = false,
  error,
  children,
}: ConfirmDialogProps) {
  const held = useHold(pending);
  const waits = error instanceof WaitsForSecondPerson;
  return (
    <Dialog title={title} open={open} onClose={onClose} held={held}>
      <div>{children}</div>
      {waits && <WaitingNote />}
      {!waits && error !== undefined && error !== null && <ErrorState error={error} />}
      <div className="dialog-actions">
        <Button disabled={held} onClick={onClose}>
          {waits ? words.close : cancelLabel}
        </Button>
        {!waits && (
          <Button tone={tone} pending={pending} onClick={onConfirm}>
            {confirmLabel}
          </Button>
        )}
      </div>
    </Dialog>
  );
}
