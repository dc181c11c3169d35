import type { accountChanges, InputOf } from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import { hashSecretToken } from '../../../base/secret-token.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { ofNetwork, type PublicLimit } from '../../../platform/limits/public-limit.ts';
import { endAccountChanges, lockAccountChange } from '../../../platform/telling/account-change.repository.ts';
import { closeAccount, hashUnknownPassword, lockAccount, restoreContact } from '../../auth/index.ts';
import { findContactOfMember } from './account.repository.ts';
import { updatePersonRow } from '../member.repository.ts';

type Undo = InputOf<typeof accountChanges.undo>;

/** Nobody guesses 256 bits; this keeps one address from keeping the server busy. */
export const undoChangeLimit: PublicLimit = {
  name: 'undo change',
  own: (from) => ofNetwork(from, { limit: 60, windowSeconds: 15 * 60 }),
};

export const prepareUndo = (): Promise<string> => hashUnknownPassword();

/**
 * Somebody was told of a change and says that it was not them. The contact of before comes back, what is open ends, and
 * the password before is worth nothing: somebody who knows it may have made the change.
 */
export async function undoChange(ctx: Ctx, { body }: Undo, passwordHash: string): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const change = await lockAccountChange(tx, hashSecretToken(body.token), ctx.now);
    const account = change && (await lockAccount(tx, change.userId));
    if (!account || account.status !== 'active') throw new AppError('invalid_token');
    const { isEmailChanged, emailBefore, isPhoneChanged, phoneBefore } = change;
    const before = {
      ...(isEmailChanged && { email: emailBefore }),
      ...(isPhoneChanged && { phone: phoneBefore }),
    };
    await restoreContact(tx, { userId: account.id, ...before }, ctx.now);
    // The account of a member follows the record, so the record is put back as well.
    const member = account.memberId === null ? undefined : await findContactOfMember(tx, account.memberId);
    const values = {
      ...(isEmailChanged && member?.email === change.emailAfter && { email: emailBefore }),
      ...(isPhoneChanged && member?.phone === change.phoneAfter && { phone: phoneBefore }),
    };
    if (member && Object.keys(values).length > 0) await updatePersonRow(tx, member.personId, values, ctx.now);
    await endAccountChanges(tx, account.id, change.changedAt, ctx.now);
    const by = { id: account.id, name: account.name };
    await ctx.audit(tx, {
      action: 'undo_change',
      entity: 'User',
      entityId: account.id,
      label: account.name,
      after: before,
      by,
    });
    const { email, phone } = account;
    await closeAccount(ctx, tx, account, { contact: { email, phone, ...before }, passwordHash });
  });
}
