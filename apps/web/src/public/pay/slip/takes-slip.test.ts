import { expect, test } from 'vitest';
import { takesSlip } from './takes-slip.ts';

const slip = {
  dueId: 'x',
  key: 'y',
  method: 'mobile_transfer' as const,
  bank: '',
  journalNumber: '',
  paidOn: '2026-11-15',
  file: null,
  isSending: false,
  keptAt: 0,
};
const account = { bank: 'Bank of Bhutan', accountName: 'Kathok', accountNumber: '100108108', qr: null };
const due = (accounts: (typeof account)[], paymentStatus: 'unpaid' | 'rejected' = 'unpaid') => ({
  paymentStatus,
  waysToPay: { accounts },
});

test('a slip is asked for where there is an account to transfer to', () => {
  expect(takesSlip(due([account]), slip)).toBe(true);
  expect(takesSlip(due([]), slip)).toBe(false);
});

test('a slip that was begun or sent is not lost when the account is gone', () => {
  expect(takesSlip(due([]), { ...slip, file: new File(['x'], 'slip.png') })).toBe(true);
  expect(takesSlip(due([]), { ...slip, journalNumber: '123' })).toBe(true);
  expect(takesSlip(due([], 'rejected'), slip)).toBe(true);
});
