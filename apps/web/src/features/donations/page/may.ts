import type { Donation, PaymentStatus } from '@kathok/contract';

/** Nothing is on its way or has come: money may be recorded, and everything may change. */
const open = new Set<PaymentStatus>(['unpaid', 'rejected', 'failed', 'cancelled', 'reversed']);

export const canTakeMoney = ({ paymentStatus }: Pick<Donation, 'paymentStatus'>) => open.has(paymentStatus);
export const isPaid = ({ paymentStatus }: Pick<Donation, 'paymentStatus'>) => paymentStatus === 'paid';
/** Only a promise that never became money may go. */
export const canGo = ({ paymentStatus }: Pick<Donation, 'paymentStatus'>) =>
  open.has(paymentStatus) && paymentStatus !== 'reversed';
/** While money for it is on its way, the sum stays. */
export const isOnItsWay = ({ paymentStatus }: Pick<Donation, 'paymentStatus'>) =>
  paymentStatus === 'pending' || paymentStatus === 'processing';
