import { type auth, type InputOf, readLanguage, takesSms } from '@kathok/contract';
import type { Tx } from '../../../../db/open-database.ts';
import { type Account, findLogin } from '../../account.repository.ts';
import { mailPasswordLink, textPasswordLink } from './mail-password-link.ts';
import { normaliseUsername } from '../../login/username.ts';
import { type Ctx, inTransaction } from '../../../../platform/context.ts';
import { contactForKeys } from '../../../../platform/telling/contact-before.ts';
import { waysToSend } from '../../../../platform/mail/ways-to-send.ts';
import { enqueue } from '../../../../platform/jobs/job.repository.ts';
import { mayStrangerSend } from '../../../../platform/limits/stranger-messages.ts';
import { lifetimes } from '../../../../base/lifetimes.ts';
import { hasLinkSince } from './password-link.repository.ts';

export const forgottenPasswordJob = 'forgotten_password';

/** Answers before anybody is looked up: the same words, after the same work, for every name. */
export async function forgotPassword(ctx: Ctx, { body }: InputOf<typeof auth.forgotPassword>): Promise<void> {
  const username = normaliseUsername(body.username);
  const payload = { typed: username, language: ctx.language, isProven: ctx.isProven };
  // One with a proof is not taken for the one without that still waits.
  const uniqueKey = ctx.isProven ? `proven ${username}` : username;
  await enqueue(ctx.db, { kind: forgottenPasswordJob, payload, uniqueKey, now: ctx.now });
}

/** The work behind it, done as a job. A link that was sent a moment ago stands: a second one would only make it useless. */
export async function mailForgottenPasswordLink(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const account = await findLogin(tx, String(payload['typed'] ?? payload['username']));
    if (account?.status !== 'active') return;
    if (await hasLinkSince(tx, account.id, new Date(ctx.now.getTime() - lifetimes.freshPasswordLink))) return;
    const language = readLanguage(String(payload['language'])) ?? ctx.language;
    const isProven = payload['isProven'] === true;
    const way = await sendLink({ ...ctx, language, isProven }, tx, account);
    const { id: entityId, name: label } = account;
    if (way) await ctx.audit(tx, { action: `${way}_password_link`, entity: 'User', entityId, label });
  });
}

const contactOf = ({ email, phone }: Account) => ({ email, phone });

/** By mail; to a member who has no e-mail address, by SMS to the phone they log in with. However they are named, it is one account. */
async function sendLink(ctx: Ctx, tx: Tx, account: Account): Promise<'mail' | 'text' | null> {
  const { id, name, memberId } = account;
  const { email, phone } = await contactForKeys(tx, { userId: id, ...contactOf(account) }, ctx.now);
  if (email) {
    const left = await mayStrangerSend(ctx, tx, { recipient: email });
    if (left === 'no') return null;
    await mailPasswordLink(ctx, tx, { id, name, email, isLastOfDay: left === 'last' }, 'reset');
    return 'mail';
  }
  if (!phone || !memberId || !takesSms(phone) || !(await waysToSend(tx, ctx.now)).hasSms) return null;
  if ((await mayStrangerSend(ctx, tx, { channel: 'sms', recipient: phone })) === 'no') return null;
  await textPasswordLink(ctx, tx, { id, memberId, phone }, 'reset');
  return 'text';
}
