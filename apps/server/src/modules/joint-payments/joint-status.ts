import type { PaymentStatus } from '@kathok/contract';

interface Part {
  paymentStatus: PaymentStatus;
  balance: number;
}

/** How the whole stands: what is on its way first, then whether all is paid; else what became of all of it. */
export function jointStatus(parts: readonly Part[]): PaymentStatus {
  const has = (status: PaymentStatus) => parts.some(({ paymentStatus }) => paymentStatus === status);
  if (has('pending')) return 'pending';
  if (has('processing')) return 'processing';
  if (parts.every(({ balance, paymentStatus }) => balance === 0 && paymentStatus === 'paid')) return 'paid';
  if (has('paid')) return 'unpaid';
  const [first] = parts;
  return first && parts.every(({ paymentStatus }) => paymentStatus === first.paymentStatus)
    ? first.paymentStatus
    : 'unpaid';
}
