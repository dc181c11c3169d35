import { donationDue } from '../donations/index.ts';
import { feeDue } from '../fees/index.ts';
import type { DueKind } from '../payments/index.ts';
import type { PaymentRecord } from '../../db/schema.ts';

/** What a payment pays for. */
export function dueOf({ feeId, donationId }: PaymentRecord): { kind: DueKind; dueId: string } {
  return feeId === null ? { kind: donationDue, dueId: donationId ?? '' } : { kind: feeDue, dueId: feeId };
}
