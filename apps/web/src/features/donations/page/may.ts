import type { Donation, PaymentStatus } from '@kathok/contract';

/** Nothing is on its way or has come: money may be recorded, and everything may change. */
const open = new Set<PaymentStatus>(['unpaid', 'rejected', 'failed', 'cancelled', 'reversed']);

export const canTakeMoney = ({ paymentStatus }: Pick<Donation, 'paymentStatus'>) => open.has(paymentStatus);
export const isPaid = ({ paymentStatus }: Pick<Donation, 'paymentStatus'>) => paymentStatus === 'paid';
