import { donationDue } from '../donations/index.ts';
import { feeDue } from '../fees/index.ts';
import type { DueKind, PaymentRecord } from '../payments/index.ts';

/** What a payment pays for. */
export function dueOf({ feeId, donationId }: PaymentRecord): { kind: DueKind; dueId: string } {
  return feeId === null ? { kind: donationDue, dueId: donationId ?? '' } : { kind: feeDue, dueId: feeId };
}
