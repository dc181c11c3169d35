import type { Donation, PaymentStatus } from '@kathok/contract';

/** Nothing is on its way or has come: money may be recorded, and everything may change. */
const open = new Set<PaymentStatus>(['unpaid', 'rejected', 'failed', 'cancelled', 'reversed']);

export const canTakeMoney = ({ paymentStatus }: Pick<Donation, 'paymentStatus'>) => open.has(paymentStatus);
export const isPaid = ({ paymentStatus }: Pick<Donation, 'paymentStatus'>) => paymentStatus === 'paid';
/** The payment that is taken back next: what came twice goes first, then the latest. */
export const toTakeBack = ({ payments }: Pick<Donation, 'payments'>) => {
  const paid = payments.filter(({ status }) => status === 'paid');
  return paid.find(({ isSurplus }) => isSurplus) ?? paid[0];
};
/** Only a promise that never became money may go. */
export const canGo = ({ paymentStatus }: Pick<Donation, 'paymentStatus'>) =>
  open.has(paymentStatus) && paymentStatus !== 'reversed';
/** While money for it is on its way, the sum stays. */
export const isOnItsWay = ({ paymentStatus }: Pick<Donation, 'paymentStatus'>) =>
  paymentStatus === 'pending' || paymentStatus === 'processing';
