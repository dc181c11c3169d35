import type { BankLine } from '@kathok/contract';
import { format } from '../../../language/format.ts';
import { Button } from '../../../ui/button.tsx';
import { matterOf, PayerLink, payerOf } from '../payer.tsx';
import { words } from '../words.en.ts';

const said = words.doubtful;

type OtherPaymentsProps = { payments: BankLine['proposals']; onCompare: (paymentId: string) => void };

/** The other payments that a line may be. */
export function OtherPayments({ payments, onCompare }: OtherPaymentsProps) {
  if (payments.length === 0) return null;
  return (
    <section className="others" aria-label={said.others}>
      <h3>{said.others}</h3>
      <ul>
        {payments.map((payment) => (
          <li key={payment.paymentId}>
            <span>
              <PayerLink payment={payment} />
              <small>{matterOf(payment)}</small>
            </span>
            <span className="num">{format.money(payment.amount, 'BTN')}</span>
            <Button
              tone="quiet"
              label={said.compareWith(payerOf(payment))}
              onClick={() => onCompare(payment.paymentId)}
            >
              {said.compare}
            </Button>
          </li>
        ))}
      </ul>
    </section>
  );
}
