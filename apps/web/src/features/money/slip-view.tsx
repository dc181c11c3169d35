import type { Payment } from '@kathok/contract';
import { useState } from 'react';
import { saveFile } from '../../lib/browser/save-file.ts';
import { useFile } from '../../lib/use-file.ts';
import { BlobImage } from '../../ui/pictures/blob-image.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';
import { words } from './words.en.ts';

const { payments } = words;

/** The proof of a transfer, fetched when somebody asks to see it. */
export function SlipView({ slip, slipType }: Pick<Payment, 'slip' | 'slipType'>) {
  const [open, setOpen] = useState(false);
  const file = useFile(open ? slip : null);
  if (!slip) return null;
  return (
    <>
      <Button tone="quiet" icon="eye" onClick={() => setOpen(true)}>
        {payments.slip}
      </Button>
      <Dialog title={payments.slipTitle} open={open} onClose={() => setOpen(false)}>
        {slipType === 'application/pdf' ? (
          <Button icon="download" onClick={() => void saveFile(slip, payments.slipFile)}>
            {payments.savePdf}
          </Button>
        ) : file ? (
          <BlobImage blob={file} alt={payments.slipTitle} />
        ) : (
          <LoadingState />
        )}
      </Dialog>
    </>
  );
}
