import { Button } from '../button.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { words } from '../words.en.ts';
import { FormShell, type FormShellProps } from './form-shell.tsx';

type DialogFormProps = FormShellProps & {
  title: string;
  onClose: () => void;
  cancelLabel?: string;
  /** It stays open for now, whatever is pressed. */
  held?: boolean;
};

/** A question with a field or two, in the middle of the window. */
export const DialogForm = ({
  title,
  onClose,
  cancelLabel = words.cancel,
  held = false,
  ...shell
}: DialogFormProps) => (
  <Dialog open title={title} onClose={onClose} held={held}>
    <FormShell
      {...shell}
      buttonsClassName="dialog-actions"
      before={
        <Button disabled={held} onClick={onClose}>
          {shell.kit.waits ? words.close : cancelLabel}
        </Button>
      }
    />
  </Dialog>
);
