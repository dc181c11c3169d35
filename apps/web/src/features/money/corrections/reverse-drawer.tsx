import type { Payment } from '@kathok/contract';
import { type ReactNode, useState } from 'react';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { howPayerIsTold, type Payer, useHasMail } from '../payer.ts';
import { ReasonDrawer } from './reason-drawer.tsx';
import { useRefundCall } from './refund-call.ts';
import { words } from '../words.en.ts';

const { reverse } = words;

export type WayBack = 'bank' | 'hand';

type ReverseDrawerProps = {
  payment: Payment;
  payer: Payer | undefined;
  /** What goes back, as people read it. */
  sum: string;
  onReverse: (reason: string, way: WayBack) => Promise<unknown>;
  onClose: () => void;
  /** What else is to be chosen, before the rest. */
  children?: ReactNode;
};

/** Takes back a settled payment, saying why; a card payment goes back through the bank where the bank can do that. */
export function ReverseDrawer({ payment, payer, sum, onReverse, onClose, children }: ReverseDrawerProps) {
  const hasMail = useHasMail();
  const call = useRefundCall(payment);
  const [chosen, setChosen] = useState<WayBack>('bank');
  const way = call ? chosen : 'hand';
  const confirm =
    way === 'bank'
      ? { confirm: reverse.askBank(sum), saving: reverse.asking }
      : { confirm: reverse.confirm(sum) };
  return (
    <ReasonDrawer
      words={{ ...reverse, text: reverse.text(sum), ...confirm }}
      tone="danger"
      onConfirm={(reason) => onReverse(reason, way)}
      onClose={onClose}
    >
      {children}
      {call && (
        <ChoiceField
          name="way"
          label={reverse.way}
          chosen={way}
          onChange={({ currentTarget }) => setChosen(currentTarget.value === 'bank' ? 'bank' : 'hand')}
          options={[
            { value: 'bank', label: reverse.ways.bank.label, hint: reverse.ways.bank[call] },
            { value: 'hand', ...reverse.ways.hand },
          ]}
        />
      )}
      {call === null && payment.method === 'card' && <Note tone="warning">{reverse.byHandOnly}</Note>}
      {payer && <p className="muted">{howPayerIsTold(payer, hasMail, words.told.byMail)}</p>}
    </ReasonDrawer>
  );
}
