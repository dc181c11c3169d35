import { format } from '../../language/format.ts';
import type { CardAttempt } from '@kathok/contract';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { ChoiceField } from '../../ui/forms/fields/choice-field.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { ReasonDrawer } from '../money/index.ts';
import { useSettleRefund } from './card-payment.queries.ts';
import { words } from './words.en.ts';

const { settle } = words;
type Outcome = keyof typeof settle.outcomes;

/** The bank left a refund open; staff who asked it say what it did. */
export function SettleRefund({ attempt }: { attempt: CardAttempt }) {
  const { id, payerName, amount, currency, reference } = attempt;
  const { can } = useSession();
  const [open, setOpen] = useState(false);
  const [outcome, setOutcome] = useState<Outcome>('done');
  const settling = useSettleRefund();
  async function confirm(reason: string) {
    await settling.mutateAsync({ params: { id }, body: { outcome, reason } });
    toast.success(settle.saved(payerName));
  }
  if (!can('manage', 'Donation')) return null;
  return (
    <>
      <Button tone="quiet" label={settle.of(reference)} onClick={() => setOpen(true)}>
        {settle.button}
      </Button>
      {open && (
        <ReasonDrawer
          words={{ ...settle, text: settle.text(payerName, format.exactMoney(amount, currency)) }}
          tone="primary"
          onConfirm={confirm}
          onClose={() => setOpen(false)}
        >
          <ChoiceField
            name="outcome"
            label={settle.outcome}
            chosen={outcome}
            onChange={({ currentTarget }) => setOutcome(currentTarget.value === 'done' ? 'done' : 'refused')}
            options={[
              { value: 'done', ...settle.outcomes.done },
              { value: 'refused', ...settle.outcomes.refused },
            ]}
          />
        </ReasonDrawer>
      )}
    </>
  );
}
