import { Button } from '../../../ui/button.tsx';
import { ConfirmDialog } from '../../../ui/overlays/confirm-dialog.tsx';
import { useAsking } from '../../../ui/overlays/use-asking.ts';
import { words } from './words.en.ts';

/** The check code of a receipt opens all papers of the person it names; somebody who came in may have named anybody. */
export function ShowCheckCode({ number, onShow }: { number: string; onShow: () => void }) {
  const [asking, ask, close] = useAsking<'code'>();
  return (
    <>
      <Button tone="line" icon="key" onClick={() => ask('code')}>
        {words.action}
      </Button>
      <ConfirmDialog
        title={words.title(number)}
        open={asking !== null}
        onClose={close}
        confirmLabel={words.confirm}
        onConfirm={() => {
          close();
          onShow();
        }}
      >
        <p>{words.text}</p>
      </ConfirmDialog>
    </>
  );
}
