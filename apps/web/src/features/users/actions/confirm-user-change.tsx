import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';

type ConfirmUserChangeProps = {
  words: { title: (name: string) => string; text: string; confirm: string };
  name: string;
  open: boolean;
  onClose: () => void;
  mutation: { isPending: boolean; error: Error | null };
  onConfirm: () => void;
};

/** Says what will happen to somebody's account before it does. */
export const ConfirmUserChange = ({
  words,
  name,
  open,
  onClose,
  mutation,
  onConfirm,
}: ConfirmUserChangeProps) => (
  <ConfirmDialog
    title={words.title(name)}
    open={open}
    onClose={onClose}
    confirmLabel={words.confirm}
    tone="danger"
    pending={mutation.isPending}
    error={mutation.error}
    onConfirm={onConfirm}
  >
    {words.text}
  </ConfirmDialog>
);
