import { format } from '../../language/format.ts';
import { isOpenRefund, type Payment, type Refund } from '@kathok/contract';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/text/link.tsx';
import { momentText } from '../../ui/text/moment.tsx';
import { KeptApart, type TakeAsDonation } from './kept-apart.tsx';
import { PaymentStatusBadge } from './payment-status-badge.tsx';
import { SlipView } from './slip-view.tsx';
import { words } from './words.en.ts';
import './payment-history.css';

const { payments: said } = words;

const factsOf = ({ method, bank, journalNumber, gatewayOrderId, paidOn }: Payment) =>
  [
    words.methods[method],
    bank,
    journalNumber && said.journal(journalNumber),
    gatewayOrderId && said.order(gatewayOrderId),
    said.paidOn(format.day(paidOn)),
  ]
    .filter(Boolean)
    .join(', ');

const RefundLine = ({ payment, refund }: { payment: Payment; refund: Refund }) => (
  <>
    <p className={refund.state === 'done' ? undefined : 'reason'}>
      {said.refunds[refund.state](format.money(payment.amount, payment.currency), refund.bankWords ?? '')}{' '}
      {isOpenRefund(refund) && <Link to="/payments/unresolved">{said.openRefund}</Link>}
    </p>
    <p className="muted">{said.refundAsked(momentText(refund.requestedAt), refund.requestedBy)}</p>
  </>
);

type HistoryProps = { payments: readonly Payment[]; takeAsDonation: TakeAsDonation };

const Attempt = ({ payment, takeAsDonation }: Omit<HistoryProps, 'payments'> & { payment: Payment }) => (
  <li>
    <b className="num">{format.money(payment.amount, payment.currency)}</b>
    <PaymentStatusBadge status={payment.status} isSimulated={payment.isSimulated} />
    <p>{factsOf(payment)}</p>
    {payment.reason && <p className="reason">{payment.reason}</p>}
    {payment.remarks && <p className="muted">{payment.remarks}</p>}
    {payment.isSurplus && payment.status !== 'paid' && <p className="muted">{said.wasKeptApart}</p>}
    {payment.isSurplus && payment.status === 'paid' && (
      <KeptApart payment={payment} takeAsDonation={takeAsDonation} />
    )}
    {payment.refund && <RefundLine payment={payment} refund={payment.refund} />}
    <p className="muted">
      {said.sent(momentText(payment.submittedAt), payment.submittedBy)}
      {payment.verifiedAt && payment.verifiedBy && payment.verifiedAt !== payment.submittedAt && (
        <> · {said.verified(momentText(payment.verifiedAt), payment.verifiedBy)}</>
      )}
    </p>
    <SlipView slip={payment.slip} slipType={payment.slipType} />
  </li>
);

/** Every attempt to pay one fee or donation, newest first. */
export const PaymentHistory = ({ payments, takeAsDonation }: HistoryProps) => (
  <Card title={said.title}>
    {payments.length === 0 ? (
      <p className="muted">{said.none}</p>
    ) : (
      <ol className="payments">
        {payments.map((payment) => (
          <Attempt key={payment.id} payment={payment} takeAsDonation={takeAsDonation} />
        ))}
      </ol>
    )}
  </Card>
);
