import type { MembershipFee, Payment } from '@kathok/contract';
import { useState } from 'react';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { exactMoneyText } from '../../ui/money-text.ts';
import { toast } from '../../ui/toast-store.ts';
import { ReceiptPaper, ReverseDrawer } from '../money/index.ts';
import { useReverseFee } from './fee.queries.ts';
import { words } from './words.en.ts';
import './fees.css';

const sumOf = ({ amount, currency }: Payment) => exactMoneyText(amount, currency);

/** The receipts of a fee, void ones too; whoever may takes a payment back here. */
export function FeeReceipts({ fee }: { fee: MembershipFee }) {
  const { can } = useSession();
  const [reversing, setReversing] = useState<Payment | null>(null);
  const reverse = useReverseFee();
  const receipted = fee.payments.filter(({ receipt }) => receipt !== null);
  return (
    <Card title={words.receipts}>
      <div className="receipts">
        {receipted.length === 0 && <p className="muted">{words.noReceipt}</p>}
        {receipted.map((payment) => (
          <div key={payment.id} className="receipt-and-act">
            {payment.receipt && <ReceiptPaper receipt={payment.receipt} />}
            {payment.status === 'paid' && can('manage', 'Member') && (
              <Button tone="quiet" icon="back" onClick={() => setReversing(payment)}>
                {words.reverse}
              </Button>
            )}
          </div>
        ))}
      </div>
      {reversing && (
        <ReverseDrawer
          sum={sumOf(reversing)}
          onClose={() => setReversing(null)}
          onReverse={async (reason) => {
            await reverse.mutateAsync({
              params: { id: fee.id },
              body: { reason, paymentId: reversing.id },
            });
            toast.success(words.reversed(sumOf(reversing)));
          }}
        />
      )}
    </Card>
  );
}
