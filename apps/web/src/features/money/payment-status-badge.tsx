import type { Payment, PaymentStatus } from '@kathok/contract';
import { paymentStatusLooks } from '../../shared/payment-status-looks.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { words } from './words.en.ts';

type PaymentStatusBadgeProps = { status: PaymentStatus; isSimulated?: boolean };

/** Written wrongly and written anew: nothing was given back. */
export const isCorrected = ({ status, receipt }: Pick<Payment, 'status' | 'receipt'>): boolean =>
  status === 'reversed' && receipt?.replacedBy != null;

export const CorrectedBadge = () => (
  <Badge tone="neutral" icon="rotate">
    {words.corrected}
  </Badge>
);

/** How a fee, a donation or one attempt to pay stands: a mark and a word, never colour alone. */
export function PaymentStatusBadge({ status, isSimulated = false }: PaymentStatusBadgeProps) {
  const [tone, icon] = paymentStatusLooks[status];
  const badge = (
    <Badge tone={tone} icon={icon}>
      {words.statuses[status]}
    </Badge>
  );
  if (!isSimulated) return badge;
  return (
    <span className="badges">
      {badge}
      <Badge tone="warning" icon="info">
        {words.simulated}
      </Badge>
    </span>
  );
}
