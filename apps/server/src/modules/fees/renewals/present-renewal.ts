import { formatAmount, type MembershipRenewal } from '@kathok/contract';
import type { RenewalRow } from './renewal.repository.ts';

export function toRenewal(row: RenewalRow): MembershipRenewal {
  return {
    id: row.id,
    memberId: row.memberId,
    memberName: row.memberName,
    membershipCode: row.membershipCode,
    feeId: row.feeId,
    membershipTypeId: row.membershipTypeId,
    membershipType: row.membershipType,
    paymentFrequencyId: row.paymentFrequencyId,
    paymentFrequency: row.paymentFrequency,
    periods: row.periods,
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    channel: row.channel,
    status: row.status,
    amount: formatAmount(row.amount),
    currency: row.currency,
    reference: row.reference,
    paymentStatus: row.paymentStatus,
    receiptNumber: row.receiptNumber,
    isSimulated: row.isSimulated,
    createdAt: row.createdAt.toISOString(),
    updatedAt: row.updatedAt.toISOString(),
    version: row.version,
  };
}
