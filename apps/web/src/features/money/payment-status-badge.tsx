import type { PaymentStatus } from '@kathok/contract';
import { Badge, type BadgeTone } from '../../ui/text/badge.tsx';
import type { IconName } from '../../ui/pictures/icon.tsx';
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

type PaymentStatusBadgeProps = { status: PaymentStatus; isSimulated?: boolean };

/** How a fee, a donation or one attempt to pay stands: a mark and a word, never colour alone. */
export function PaymentStatusBadge({ status, isSimulated = false }: PaymentStatusBadgeProps) {
  const [tone, icon] = looks[status];
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
