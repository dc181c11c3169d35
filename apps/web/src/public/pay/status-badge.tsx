import type { PaymentStatus } from '@kathok/contract';
import { Badge } from '../../ui/text/badge.tsx';
import { words } from './words.en.ts';

const marks = {
  unpaid: ['hollow', 'ring'],
  processing: ['info', 'half'],
  pending: ['warning', 'clock'],
  paid: ['success', 'tick'],
  rejected: ['danger', 'close'],
  failed: ['danger', 'warn'],
  cancelled: ['neutral', 'slash'],
  reversed: ['danger', 'back'],
} as const;

export function StatusBadge({ status }: { status: PaymentStatus }) {
  const [tone, icon] = marks[status];
  return (
    <Badge tone={tone} icon={icon}>
      {words.statuses[status].name}
    </Badge>
  );
}
