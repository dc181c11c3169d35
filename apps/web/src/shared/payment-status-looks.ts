import type { PaymentStatus } from '@kathok/contract';
import type { IconName } from '../ui/pictures/icon.tsx';
import type { BadgeTone } from '../ui/text/badge.tsx';

/** The tone and icon of each status, the same for payers and for the office. */
export const paymentStatusLooks: Record<PaymentStatus, [BadgeTone, IconName]> = {
  unpaid: ['hollow', 'ring'],
  processing: ['info', 'half'],
  pending: ['warning', 'clock'],
  paid: ['success', 'tick'],
  rejected: ['danger', 'close'],
  failed: ['danger', 'warn'],
  cancelled: ['neutral', 'slash'],
  reversed: ['danger', 'back'],
};
