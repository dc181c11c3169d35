import { format } from '../../language/format.ts';
import type { CardPayment } from '@kathok/contract';
import { Note } from '../../ui/text/note.tsx';
import { CopyLine } from '../pay/copy-line.tsx';
import { payAddress, statusAddress } from '../../shared/payment-addresses.ts';
import { StatusBadge } from '../pay/status-badge.tsx';
import { words } from './words.en.ts';

const mayTryAgain = new Set<CardPayment['status']>(['failed', 'cancelled', 'rejected']);

function textOf({ status, isSimulation }: CardPayment, sum: string): string {
  if (isSimulation && status === 'paid') return words.simulatedPaid(sum);
  if (status === 'pending') return words.texts.processing(sum);
  return status === 'rejected' ? words.texts.failed(sum) : words.texts[status](sum);
}

/** What became of one attempt to pay by card. */
export function CardOutcome({ payment }: { payment: CardPayment }) {
  const { status, amount, currency, kind, dueId, memberId, reference, transactionId } = payment;
  const sum = format.money(amount, currency);
  const due = { kind, id: dueId, memberId };
  return (
    <section className="card padded form-grid" aria-live="polite">
      {payment.isSimulation && <Note tone="warning">{words.simulation}</Note>}
      <div>
        <StatusBadge status={status} />
      </div>
      <p className="lead">{textOf(payment, sum)}</p>
      {payment.isSurplus && <Note tone="warning">{words.surplus}</Note>}
      {payment.reason && status !== 'paid' && (
        <Note tone="danger" title={words.why}>
          {payment.reason}
        </Note>
      )}
      <dl>
        <CopyLine label={words.sum}>{sum}</CopyLine>
        {payment.receiptNumber && (
          <CopyLine label={words.receipt} copy={payment.receiptNumber}>
            {payment.receiptNumber}
          </CopyLine>
        )}
        <CopyLine label={words.reference} copy={reference}>
          {reference}
        </CopyLine>
        <CopyLine label={words.number} copy={transactionId}>
          {transactionId}
        </CopyLine>
      </dl>
      <div className="row">
        {mayTryAgain.has(status) ? (
          <a className="btn primary big" href={payAddress(due)}>
            {words.again}
          </a>
        ) : (
          <a className="btn line big" href={statusAddress(due)}>
            {words.details}
          </a>
        )}
        <a className="btn quiet big" href="/home">
          {words.home}
        </a>
      </div>
    </section>
  );
}
