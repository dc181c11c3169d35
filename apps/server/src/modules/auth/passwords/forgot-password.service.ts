import { type auth, type InputOf, readLanguage } from '@kathok/contract';
import { findLogin } from '../account.repository.ts';
import { mailPasswordLink } from './mail-password-link.ts';
import { normaliseUsername } from '../username.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs/job.repository.ts';

export const forgottenPasswordJob = 'forgotten_password';

/** Answers before anybody is looked up: the same words, after the same work, for every name. */
export async function forgotPassword(ctx: Ctx, { body }: InputOf<typeof auth.forgotPassword>): Promise<void> {
  const username = normaliseUsername(body.username);
  const payload = { username, language: ctx.language };
  await enqueue(ctx.db, { kind: forgottenPasswordJob, payload, uniqueKey: username, now: ctx.now });
}

/** The work behind it, done as a job. */
export async function mailForgottenPasswordLink(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  await inTransaction(ctx, async (tx) => {
    const account = await findLogin(tx, String(payload['username']));
    if (account?.status !== 'active') return;
    const language = readLanguage(String(payload['language'])) ?? ctx.language;
    await mailPasswordLink({ ...ctx, language }, tx, account, 'reset');
    const { id: entityId, name: label } = account;
    await ctx.audit(tx, { action: 'mail_password_link', entity: 'User', entityId, label });
  });
}
