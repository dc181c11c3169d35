import { format } from '../../language/format.ts';
import type { PayerView } from '@kathok/contract';
import { Note } from '../../ui/text/note.tsx';
import { useForgottenDonation } from '../../shared/donation-form/donation-draft.ts';
import { NamesGiven } from '../../shared/ritual-days/read-days.tsx';
import { Loaded } from '../site/loaded.tsx';
import { CopyLine } from './copy-line.tsx';
import { DueSummary } from './due-summary.tsx';
import { isPayable, nextOf } from './next-step.ts';
import { payAddress } from '../../shared/payment-addresses.ts';
import { ReceiptOfPayment } from './receipt-of-payment.tsx';
import { StatusBadge } from './status-badge.tsx';
import { UnknownPayment } from './unknown-payment.tsx';
import { useDue } from './use-due.ts';
import { useRefresh } from './use-refresh.ts';
import { words } from './words.en.ts';

const pauses: Partial<Record<PayerView['paymentStatus'], number>> = { processing: 5000, pending: 30_000 };

/** What became of a payment, and what happens next. */
export default function StatusPage() {
  const due = useDue();
  const isOnItsWay = due.data?.paymentStatus === 'pending' || due.data?.paymentStatus === 'paid';
  useForgottenDonation(isOnItsWay && due.data?.kind === 'donation');
  useRefresh(due.reload, (due.data && pauses[due.data.paymentStatus]) ?? null);
  return (
    <div className="box later">
      <div className="give-head">
        <h1>{words.statusTitle}</h1>
      </div>
      <Loaded from={due} unknown={<UnknownPayment />}>
        {(data) => <Status due={data} />}
      </Loaded>
    </div>
  );
}

function Status({ due }: { due: PayerView }) {
  const { paymentStatus, reason, reference, receiptNumber, paidOn, keptApart, currency } = due;
  return (
    <div className="give">
      <section className="card padded form-grid" aria-live="polite">
        <div>
          <StatusBadge status={paymentStatus} />
        </div>
        {due.isSimulated && <Note tone="warning">{words.simulated}</Note>}
        <p className="lead">{nextOf(due)}</p>
        {reason && paymentStatus !== 'paid' && (
          <Note tone="danger" title={words.why}>
            <p>{reason}</p>
          </Note>
        )}
        <dl>
          {receiptNumber && (
            <CopyLine label={words.receipt} copy={receiptNumber}>
              {receiptNumber}
            </CopyLine>
          )}
          {paidOn && paymentStatus === 'paid' && (
            <CopyLine label={words.labels.paidOn}>{format.day(paidOn)}</CopyLine>
          )}
          <CopyLine label={words.reference} copy={reference}>
            {reference}
          </CopyLine>
        </dl>
        <NamesGiven {...due} />
        {receiptNumber && paymentStatus !== 'reversed' && <ReceiptOfPayment dueId={due.id} />}
        {keptApart && (
          <Note tone="info">
            <p>{words.keptApart(format.money(keptApart, currency))}</p>
          </Note>
        )}
        {isPayable(due) && (
          <a className="btn primary big" href={payAddress(due)}>
            {paymentStatus === 'rejected' ? words.sendAnother : words.payNow}
          </a>
        )}
        {paymentStatus === 'processing' && (
          <p>
            <a href={payAddress(due)}>{words.notFinished}</a>
          </p>
        )}
        <p className="hint">{words.keepReference}</p>
      </section>
      <DueSummary due={due} />
    </div>
  );
}
