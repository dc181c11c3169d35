import type { PaymentMethod, PaymentStatus } from '@kathok/contract';

const statuses: Record<PaymentStatus, string> = {
  unpaid: 'Not paid yet',
  processing: 'At the bank',
  pending: 'Waiting for check',
  paid: 'Paid',
  rejected: 'Slip not accepted',
  failed: 'Card failed',
  cancelled: 'Cancelled',
  reversed: 'Reversed',
};
const methods: Record<PaymentMethod, string> = {
  cash: 'Cash',
  cheque: 'Cheque',
  bank_deposit: 'Bank deposit',
  mobile_transfer: 'Mobile transfer',
  card: 'Card',
};

export const words = {
  statuses,
  methods,
};
