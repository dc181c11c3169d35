import type { ReactNode } from 'react';
import { Button } from '../button.tsx';
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
  return (
    <Dialog title={title} open={open} onClose={onClose} held={held}>
      <div>{children}</div>
      {error !== undefined && error !== null && <ErrorState error={error} />}
      <div className="dialog-actions">
        <Button disabled={held} onClick={onClose}>
          {cancelLabel}
        </Button>
        <Button tone={tone} pending={pending} onClick={onConfirm}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  );
}
