import { dayOf, type InputOf, type Member, type members } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import {
  auditedMember,
  findMember,
  lockMember,
  updateMemberRow,
  updatePersonRow,
} from '../member.repository.ts';
import { offerAccounts } from '../accounts/offer-accounts.ts';
import { wantsAccountStill } from '../accounts/account.repository.ts';
import { toMember } from '../present-member.ts';
import { words } from '../words.en.ts';

/** Staff have called the person: phone and e-mail address, as they were when staff looked, are theirs. */
export function confirmContact(
  ctx: Ctx,
  { params, body }: InputOf<typeof members.confirmContact>,
): Promise<Member> {
  return inTransaction(ctx, async (tx) => {
    const before = orNotFound(await lockMember(tx, params.id));
    if (before.erasedAt) throw new AppError('wrong_state', { detail: words.erased });
    if (body.version !== before.version) throw new AppError('stale_version');
    const today = dayOf(ctx.now);
    if (!before.isContactClaimed) return toMember(before, today, true);
    await updatePersonRow(tx, before.personId, { isContactClaimed: false }, ctx.now);
    await updateMemberRow(tx, before.id, {}, ctx.now);
    const after = orNotFound(await findMember(tx, before.id));
    if (await wantsAccountStill(tx, after.id)) await offerAccounts(tx, [after.id], ctx.now);
    const { phone, email } = after;
    await ctx.audit(tx, { action: 'confirm_contact', ...auditedMember(after), after: { phone, email } });
    return toMember(after, today, true);
  });
}
