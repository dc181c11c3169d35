import { formatAmount } from '@kathok/contract';
import type { Selectable } from 'kysely';
import type { Tx } from '../../db/open-database.ts';
import { changes } from '../../platform/audit/audit.ts';
import type { Schema } from '../../db/schema.ts';
import type { Ctx } from '../../platform/context.ts';

type FeeRecord = Selectable<Schema['membershipFees']>;

const audited = ({ id, feeNumber }: FeeRecord) => ({
  entity: 'MembershipFee',
  entityId: id,
  label: feeNumber,
});

const auditable = (fee: FeeRecord) => ({
  memberId: fee.memberId,
  kind: fee.kind,
  membershipTypeId: fee.membershipTypeId,
  paymentFrequencyId: fee.paymentFrequencyId,
  periods: fee.periods,
  periodFrom: fee.periodFrom,
  periodTo: fee.periodTo,
  amount: formatAmount(fee.amount),
  currency: fee.currency,
});

export function auditFee(
  tx: Tx,
  ctx: Ctx,
  action: 'create' | 'remove' | 'restore',
  fee: FeeRecord,
): Promise<void> {
  const facts = auditable(fee);
  return ctx.audit(tx, {
    action,
    ...audited(fee),
    ...(action === 'remove' ? { before: facts } : { after: facts }),
  });
}

export async function auditFeeChange(tx: Tx, ctx: Ctx, before: FeeRecord, after: FeeRecord): Promise<void> {
  const differing = changes(auditable(before), auditable(after));
  if (Object.keys(differing.after).length === 0) return;
  await ctx.audit(tx, { action: 'update', ...audited(after), ...differing });
}
