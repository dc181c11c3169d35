import { format } from '../../language/format.ts';
import { isOpenRefund, type Payment, type Refund } from '@kathok/contract';
import { Card } from '../../ui/card.tsx';
import { Link } from '../../ui/text/link.tsx';
import { momentText } from '../../ui/text/moment.tsx';
import { KeptApart, type TakeAsDonation } from './kept-apart.tsx';
import { CorrectedBadge, isCorrected, PaymentStatusBadge } from './payment-status-badge.tsx';
import { words } from './words.en.ts';
import './payment-history.css';
import { useState } from 'react';
import { saveFile } from '../../lib/browser/save-file.ts';
import { useFile } from '../../lib/use-file.ts';
import { BlobImage } from '../../ui/pictures/blob-image.tsx';
import { Button } from '../../ui/button.tsx';
import { Dialog } from '../../ui/overlays/dialog.tsx';
import { LoadingState } from '../../ui/text/states/loading-state.tsx';

const { payments } = words;

/** The proof of a transfer, fetched when somebody asks to see it. */
function SlipView({ slip, slipType }: Pick<Payment, 'slip' | 'slipType'>) {
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
    {isCorrected(payment) ? (
      <CorrectedBadge />
    ) : (
      <PaymentStatusBadge status={payment.status} isSimulated={payment.isSimulated} />
    )}
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
