import type { PayerView } from '@kathok/contract';
import type { KeptSlip } from './kept-slip.ts';

type Due = Pick<PayerView, 'paymentStatus'> & { waysToPay: Pick<PayerView['waysToPay'], 'accounts'> };

/** Without an account nobody can have transferred anything, unless a slip was begun or sent while there was one. */
export const takesSlip = ({ paymentStatus, waysToPay }: Due, slip: KeptSlip): boolean =>
  waysToPay.accounts.length > 0 ||
  paymentStatus === 'rejected' ||
  slip.file !== null ||
  slip.journalNumber !== '';
