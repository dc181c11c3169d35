import type { PaymentRecord } from '../../db/schema.ts';
import type { DueKind, DueKinds } from '../payments/index.ts';

/** What a payment pays for. */
export function dueOf(
  { feeId, donationId }: Pick<PaymentRecord, 'feeId' | 'donationId'>,
  dues: DueKinds,
): { kind: DueKind; dueId: string } {
  return feeId === null ? { kind: dues.donation, dueId: donationId ?? '' } : { kind: dues.fee, dueId: feeId };
}
