import { cardPayments, refundCallFor, type Payment, type RefundCall } from '@kathok/contract';
import { useState, type ReactNode } from 'react';
import { ChoiceField } from '../../../ui/forms/fields/choice-field.tsx';
import { Note } from '../../../ui/text/note.tsx';
import { howPayerIsTold, useHasMail, type Payer } from '../payer.ts';
import { ReasonDrawer } from './reason-drawer.tsx';
import { words } from '../words.en.ts';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { today } from '../../../lib/today.ts';

/** How the bank can send a payment back; null where it cannot, undefined as long as that is not known. */
function useRefundCall(payment: Payment): RefundCall | null | undefined {
  // What was split off another payment has no order of its own at the bank.
  const isCard = payment.method === 'card' && payment.gatewayOrderId !== null;
  const { data: desk } = useQuery({ ...query(cardPayments.desk, {}), enabled: isCard });
  if (!isCard) return null;
  if (!desk) return undefined;
  // What a simulator has settled is nothing to a bank, nor the other way round.
  if (desk.isSimulation !== payment.isSimulated) return null;
  const { paidOn, refund } = payment;
  const refused = refund?.state === 'refused' ? [refund.call] : [];
  return refundCallFor({ paidOn, today: today(), available: desk.refundCalls, refused });
}

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
