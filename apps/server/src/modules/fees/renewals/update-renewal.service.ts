import { formatAmount, type InputOf, type MembershipRenewal, type renewals } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { auditedRenewal, cancelProposal, lockFee } from '../due/locked-fee.ts';
import { changeTerms, requireChangeable } from '../fee-terms.ts';
import { toRenewal } from './present-renewal.ts';
import { findRenewal, touchRenewal } from './renewal.repository.ts';
import { renewalWords as words } from '../words.en.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';

type Renewals = typeof renewals;

/** Its fee and its member are locked first; then it is read, so that it is as it stays. */
async function lockProposal(tx: Tx, id: string, now: Date) {
  const { feeId } = orNotFound(await findRenewal(tx, id));
  const locked = orNotFound(await lockFee(tx, feeId));
  const renewal = orNotFound(await findRenewal(tx, id));
  if (renewal.status !== 'proposed') throw new AppError('wrong_state', { detail: words.closed });
  await requireChangeable(tx, locked.fee, now);
  return { renewal, ...locked };
}

export function updateRenewal(
  ctx: Ctx,
  { params, body }: InputOf<Renewals['update']>,
): Promise<MembershipRenewal> {
  return inTransaction(ctx, async (tx) => {
    const { renewal, fee, member } = await lockProposal(tx, params.id, ctx.now);
    const { version, ...asked } = body;
    if (version !== undefined && version !== renewal.version) throw new AppError('stale_version');
    const after = await changeTerms(tx, ctx, fee, member, asked);
    await touchRenewal(tx, renewal.id, { termsFrom: null, termsAt: ctx.now }, ctx.now);
    await ctx.audit(tx, {
      action: 'update',
      ...auditedRenewal(renewal, member),
      before: { periods: fee.periods, amount: formatAmount(fee.amount) },
      after: { ...asked, amount: formatAmount(after.amount) },
    });
    return toRenewal(orNotFound(await findRenewal(tx, renewal.id)));
  });
}

export async function removeRenewal(ctx: Ctx, { params }: InputOf<Renewals['remove']>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const { renewal, fee, member } = await lockProposal(tx, params.id, ctx.now);
    await cancelProposal(tx, ctx, { renewal, fee, member });
  });
}
