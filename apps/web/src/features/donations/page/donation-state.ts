import { type Donation, erasedName, type PaymentStatus } from '@kathok/contract';

/** Nothing is on its way or has come: money may be recorded, and everything may change. */
const open = new Set<PaymentStatus>(['unpaid', 'rejected', 'failed', 'cancelled', 'reversed']);

export const canTakeMoney = ({ paymentStatus }: Pick<Donation, 'paymentStatus'>) => open.has(paymentStatus);
export const isPaid = ({ paymentStatus }: Pick<Donation, 'paymentStatus'>) => paymentStatus === 'paid';
/** Void ones count: who gave and what for is in the books. */
export const hasReceipt = ({ payments }: Pick<Donation, 'payments'>) =>
  payments.some(({ receipt }) => receipt !== null);
/** Only a promise that never became money may be removed. */
export const canRemove = (donation: Pick<Donation, 'paymentStatus' | 'payments'>) =>
  open.has(donation.paymentStatus) && !hasReceipt(donation);
/** A member is erased on the page of the member; of somebody who was erased nothing is left. */
export const canErase = ({ memberId, donorName }: Pick<Donation, 'memberId' | 'donorName'>) =>
  memberId === null && donorName !== erasedName;
/** While money for it is on its way, the sum stays. */
export const isWaitingForMoney = ({ paymentStatus }: Pick<Donation, 'paymentStatus'>) =>
  paymentStatus === 'pending' || paymentStatus === 'processing';
