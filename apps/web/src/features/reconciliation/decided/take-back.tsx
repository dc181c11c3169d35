import type { BankDecision } from '@kathok/contract';
import { useState } from 'react';
import { useSession } from '../../../lib/session.ts';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { toast } from '../../../ui/overlays/toast-store.ts';
import { ReasonDrawer } from '../../money/index.ts';
import { useTakeBack } from '../reconciliation.queries.ts';
import { words } from './words.en.ts';

const said = words.takeBack;
const options = [
  { value: 'reverse', label: said.reverse, hint: said.reverseHint },
  { value: 'keep', label: said.keep, hint: said.keepHint },
];

/** Takes a decision back, with a reason, and with its payment where the money itself was wrong. */
export function TakeBack({ decision, onClose }: { decision: BankDecision; onClose: () => void }) {
  const { can } = useSession();
  const { kind, payment, lineNumber } = decision;
  const isBooked = (kind === 'matched' || kind === 'recorded') && payment?.status === 'paid';
  const mayReverse = isBooked && can('manage', payment?.dueKind === 'fee' ? 'Member' : 'Donation');
  const [money, setMoney] = useState(mayReverse ? 'reverse' : 'keep');
  const takeBack = useTakeBack();
  async function confirm(reason: string) {
    const body = { reason, reversesPayment: mayReverse && money === 'reverse' };
    await takeBack.mutateAsync({ params: { id: decision.id }, body });
    toast.success(said.done);
  }
  return (
    <ReasonDrawer
      words={{ ...said, title: said.title(lineNumber) }}
      tone={mayReverse && money === 'reverse' ? 'danger' : 'primary'}
      onConfirm={confirm}
      onClose={onClose}
    >
      {mayReverse && (
        <ChoiceField
          label={said.what}
          name="money"
          options={options}
          chosen={money}
          onChange={(event) => setMoney(event.target.value)}
        />
      )}
    </ReasonDrawer>
  );
}
