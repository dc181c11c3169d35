import { dayOf } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { networkOf } from '../../../base/network.ts';
import type { Tx } from '../../../db/open-database.ts';
import { auditFeeChange, insertFee, keepsTypeOfReceipts } from '../../coverages/index.ts';
import { auditedRenewal, cancelProposal, heldBy, lockFee } from '../due/locked-fee.ts';
import { type AskedTerms, changeTerms, termsOf } from '../fee-terms.ts';
import { findOpenRenewal } from '../fee.repository.ts';
import { hasOpenRegistration } from '../registration.ts';
import { type Channel, mayChooseTerms, whyNotRenewable } from './renewable.ts';
import { insertRenewal, keepTermsOf } from './renewal.repository.ts';
import type { FeePayer } from '../../members/index.ts';
import type { Ctx } from '../../../platform/context.ts';

/**
 * The wish to stay. There is one at a time for each member; asking again answers the same, with its price and days of
 * today, and with other terms where this caller may choose them and no money is on its way. The member is locked.
 */
export async function proposeRenewal(
  tx: Tx,
  ctx: Ctx,
  member: FeePayer,
  asked: AskedTerms,
  channel: Channel,
) {
  const owesRegistration = await hasOpenRegistration(tx, member.id);
  const refusal = whyNotRenewable({ ...member, owesRegistration }, channel, dayOf(ctx.now));
  if (refusal) throw new AppError('wrong_state', { detail: refusal });
  const isVisitor = channel === 'public';
  const chosen = { termsFrom: isVisitor ? networkOf(ctx.address ?? '') : null, termsAt: ctx.now };
  const open = await findOpenRenewal(tx, member.id);
  if (open) {
    const { fee } = orNotFound(await lockFee(tx, open.feeId));
    if (await heldBy(tx, fee, { isVisitor, now: ctx.now })) return { renewalId: open.id, fee };
    const mayChoose = mayChooseTerms(open, chosen);
    const wanted = mayChoose ? asked : {};
    if (await keepsTypeOfReceipts(tx, fee, wanted.membershipTypeId ?? fee.membershipTypeId)) {
      const after = await changeTerms(tx, ctx, fee, member, wanted);
      if (mayChoose) await keepTermsOf(tx, open.id, chosen);
      await auditFeeChange(tx, ctx, fee, after);
      return { renewalId: open.id, fee: after };
    }
    // A fee that was paid once stays as it is in the books: another type is another renewal.
    await cancelProposal(tx, ctx, { renewal: open, fee, member });
  }
  const terms = await termsOf(tx, ctx, 'renewal', member, asked);
  const fee = await insertFee(tx, { ...terms, memberId: member.id, kind: 'renewal' }, ctx.now);
  const { id } = await insertRenewal(tx, {
    memberId: member.id,
    feeId: fee.id,
    channel,
    ...chosen,
    now: ctx.now,
  });
  await ctx.audit(tx, { action: 'create', ...auditedRenewal({ id }, member), after: { ...terms, channel } });
  return { renewalId: id, fee };
}
