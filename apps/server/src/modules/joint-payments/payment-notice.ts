import { formatAmount, sumText } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { lockFeePayer } from '../members/index.ts';
import type { JointActs } from './joint-acts.ts';
import { findPayerName, type JointRecord } from './joint-payment.repository.ts';

/** Somebody else has paid for a member: it stands in their history, and they are told. */
export async function tellPaidFor(
  tx: Tx,
  ctx: Ctx,
  { payerId, currency, reference }: JointRecord,
  { memberId, amount }: { memberId: string; amount: number },
  acts: JointActs,
): Promise<void> {
  if (!payerId || payerId === memberId) return;
  const kept = await lockFeePayer(tx, memberId);
  const keeper = await findPayerName(tx, payerId);
  if (!kept || !keeper) return;
  const after = { amount: formatAmount(amount), currency, reference };
  const { id: entityId, name, membershipCode } = kept;
  const audited = { entity: 'Member', entityId, label: `${name}, ${membershipCode}` };
  await ctx.audit(tx, { action: 'family_paid', ...audited, after });
  const { digitGrouping } = await readSettings(tx);
  const told = { keeper, amount: sumText(amount, currency, digitGrouping), title: kept.membershipType };
  await acts.tellPaid(tx, ctx, kept, told);
}
