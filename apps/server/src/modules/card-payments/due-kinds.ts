import { donationDue } from '../donations/donation-due.ts';
import { feeDue } from '../fees/fee-due.ts';
import type { PaymentRecord } from '../payments/payment-record.ts';
import type { DueKind } from '../payments/due.ts';

/** What a payment pays for. */
export function dueOf({ feeId, donationId }: PaymentRecord): { kind: DueKind; dueId: string } {
  return feeId === null ? { kind: donationDue, dueId: donationId ?? '' } : { kind: feeDue, dueId: feeId };
}
