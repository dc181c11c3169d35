import type { PaymentStatus } from '@kathok/contract';
import { paymentStatusLooks } from '../../shared/payment-status-looks.ts';
import { Badge } from '../../ui/text/badge.tsx';
import { words } from './words.en.ts';

export function StatusBadge({ status }: { status: PaymentStatus }) {
  const [tone, icon] = paymentStatusLooks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {words.statuses[status].name}
    </Badge>
  );
}
