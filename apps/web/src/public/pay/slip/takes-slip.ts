import type { PayerView } from '@kathok/contract';
import type { KeptSlip } from './kept-slip.ts';

type Due = Pick<PayerView, 'paymentStatus'> & { waysToPay: Pick<PayerView['waysToPay'], 'accounts'> };

/** A centre without an account takes a slip only where one was begun or sent while it had one: nobody else can have transferred anything. */
export const takesSlip = ({ paymentStatus, waysToPay }: Due, slip: KeptSlip): boolean =>
  waysToPay.accounts.length > 0 ||
  paymentStatus === 'rejected' ||
  slip.file !== null ||
  slip.journalNumber !== '';
