import type { PaymentStatus } from '@kathok/contract';
import { Badge, type BadgeTone } from '../../ui/badge.tsx';
import type { IconName } from '../../ui/icon.tsx';
import { words } from './words.en.ts';

const looks: Record<PaymentStatus, [BadgeTone, IconName]> = {
  unpaid: ['hollow', 'ring'],
  processing: ['info', 'half'],
  pending: ['warning', 'clock'],
  paid: ['success', 'tick'],
  rejected: ['danger', 'close'],
  failed: ['danger', 'warn'],
  cancelled: ['neutral', 'slash'],
  reversed: ['danger', 'back'],
};

/** How a fee, a gift or one attempt to pay stands: a mark and a word, never colour alone. */
export function PaymentStatusBadge({ status }: { status: PaymentStatus }) {
  const [tone, icon] = looks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {words.statuses[status]}
    </Badge>
  );
}
