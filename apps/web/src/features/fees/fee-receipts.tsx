import { format } from '../../language/format.ts';
import { isOpenRefund, type MembershipFee, type Payment } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import { toast } from '../../ui/overlays/toast-store.ts';
import { useAsking } from '../../ui/overlays/use-asking.ts';
import {
  CorrectDrawer,
  moneyWords,
  ReceiptPaper,
  ReverseDrawer,
  showRefundOutcome,
  type WayBack,
} from '../money/index.ts';
import { CertificatesOfPayment } from '../papers/index.ts';
import { feePayer, useCorrectFee, useRefundFee, useReverseFee } from './fee.queries.ts';
import { MovedDaysNote } from './moved-days-note.tsx';
import { words } from './words.en.ts';
import './fees.css';

const sumOf = ({ amount, currency }: Payment) => format.exactMoney(amount, currency);

/** Paid, and the bank is not sending it back at this moment. */
const canGoBack = ({ status, refund }: Payment) => status === 'paid' && !(refund && isOpenRefund(refund));

/** The receipts of a fee, void ones too; anyone who may takes a payment back here. */
export function FeeReceipts({ fee }: { fee: MembershipFee }) {
  const { can } = useSession();
  const [reversing, startReversing, close] = useAsking<Payment>();
  const reverse = useReverseFee();
  const refund = useRefundFee();
  const correct = useCorrectFee();
  const payer = useQuery({ ...feePayer(fee.memberId), enabled: reversing !== null });
  const paid = fee.payments.find(({ status, isSimulated }) => status === 'paid' && !isSimulated);
  const receipted = fee.payments.filter(({ receipt }) => receipt !== null);

  async function takeBack(payment: Payment, reason: string, way: WayBack) {
    const call = { params: { id: fee.id }, body: { reason, paymentId: payment.id } };
    if (way === 'bank') return showRefundOutcome(await refund.mutateAsync(call), sumOf(payment));
    await reverse.mutateAsync(call);
    toast.success(words.reversed(sumOf(payment)));
  }

  return (
    <Card title={words.receipts}>
      <div className="receipts">
        {receipted.length === 0 && <p className="muted">{words.noReceipt}</p>}
        {receipted.map((payment) => (
          <div key={payment.id} className="receipt-and-act">
            {payment.receipt && <ReceiptPaper receipt={payment.receipt} />}
            {canGoBack(payment) && can('manage', 'Member') && (
              <Button tone="quiet" icon="back" onClick={() => startReversing(payment)}>
                {payment.isSurplus ? words.reverse : moneyWords.correct.action}
              </Button>
            )}
          </div>
        ))}
      </div>
      {paid && (
        <CertificatesOfPayment
          holder={{ memberId: fee.memberId }}
          kinds={['member']}
          year={Number(paid.paidOn.slice(0, 4))}
        />
      )}
      {reversing && !reversing.isSurplus && (
        <CorrectDrawer
          kind="fee"
          dueId={fee.id}
          payment={reversing}
          payer={payer.data}
          payerName={fee.memberName}
          sum={sumOf(reversing)}
          reversalNote={<MovedDaysNote feeId={fee.id} paymentId={reversing.id} />}
          onClose={close}
          onCorrect={(body) => correct.mutateAsync({ params: { id: fee.id }, body })}
          onReverse={(reason, way) => takeBack(reversing, reason, way)}
        />
      )}
      {reversing?.isSurplus && (
        <ReverseDrawer
          payment={reversing}
          payer={payer.data}
          sum={sumOf(reversing)}
          onClose={close}
          onReverse={(reason, way) => takeBack(reversing, reason, way)}
        />
      )}
    </Card>
  );
}
