import { format } from '../../language/format.ts';
import type { CardAttempt } from '@kathok/contract';
import { useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { ReasonDrawer } from '../money/index.ts';
import { useClosePayment } from './card-payment.queries.ts';
import { words } from './words.en.ts';

const { close } = words;

/** Nothing of it is credited; why, is told to the payer as well. */
export function ClosePayment({ attempt }: { attempt: CardAttempt }) {
  const { id, payerName, amount, currency } = attempt;
  const [open, setOpen] = useState(false);
  const closing = useClosePayment();
  async function confirm(reason: string) {
    await closing.mutateAsync({ params: { id }, body: { reason } });
    toast.success(close.done(payerName));
  }
  return (
    <>
      <Button tone="quiet" label={close.of(attempt.reference)} onClick={() => setOpen(true)}>
        {close.button}
      </Button>
      {open && (
        <ReasonDrawer
          words={{ ...close, text: close.text(payerName, format.exactMoney(amount, currency)) }}
          tone="primary"
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        />
      )}
    </>
  );
}
