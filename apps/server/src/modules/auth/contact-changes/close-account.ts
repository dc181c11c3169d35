import { randomBytes } from 'node:crypto';
import { takesSms } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { waysToSend } from '../../../platform/mail/ways-to-send.ts';
import type { Contact } from '../../../platform/telling/contact-before.ts';
import type { Account } from '../account.repository.ts';
import { mailPasswordLink, textPasswordLink } from '../passwords/links/mail-password-link.ts';
import { hashPassword } from '../passwords/password-hash.ts';
import { setPassword } from '../passwords/set-password.ts';

/** A password that nobody knows: the one before may be in the wrong hands. */
export const hashUnknownPassword = (): Promise<string> => hashPassword(randomBytes(32).toString('base64url'));

/** Ends every session, link and password of an account, and sends a link to choose another one to this contact. */
export async function closeAccount(
  ctx: Ctx,
  tx: Tx,
  account: Account,
  { contact, passwordHash }: { contact: Contact; passwordHash: string },
): Promise<void> {
  const by = { id: account.id, name: account.name };
  // Also the session in which the link was pressed, which may be the thief's.
  await setPassword({ ...ctx, actor: null }, tx, account, { passwordHash, action: 'close_account', by });
  const { id, name, memberId } = account;
  const { email, phone } = contact;
  if (email) return mailPasswordLink(ctx, tx, { id, name, email }, 'reset');
  if (!phone || !takesSms(phone) || !(await waysToSend(tx, ctx.now)).hasSms) return;
  await textPasswordLink(ctx, tx, { id, memberId: memberId ?? undefined, phone }, 'reset');
}
