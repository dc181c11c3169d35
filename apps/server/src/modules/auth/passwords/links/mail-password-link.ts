import type { Tx } from '../../../../db/open-database.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { hashSecretToken, newSecretToken } from '../../sessions/secret-token.ts';
import { wordsIn } from '../../words.ts';
import { type LinkPurpose, replaceLink } from './password-link.repository.ts';
import { lifetimes } from '../../../../base/lifetimes.ts';

const lifetimeOf: Record<LinkPurpose, number> = {
  reset: lifetimes.passwordResetLink,
  invitation: lifetimes.invitationLink,
};

interface Recipient {
  id: string;
  name: string;
  email: string;
  /** Of a member, who may log in with it as well. */
  membershipCode?: string;
}

/**
 * A link to choose a password, in place of the one before. The token stands behind `#`, which browsers keep to
 * themselves, and the address comes from our own configuration, never from a request.
 */
export async function newPasswordLink(
  ctx: Ctx,
  tx: Tx,
  userId: string,
  purpose: LinkPurpose,
): Promise<{ link: string; expiresAt: Date }> {
  const token = newSecretToken();
  const expiresAt = new Date(ctx.now.getTime() + lifetimeOf[purpose]);
  await replaceLink(tx, {
    tokenHash: hashSecretToken(token),
    userId,
    purpose,
    createdAt: ctx.now,
    expiresAt,
  });
  const mark = purpose === 'invitation' ? '&invitation=1' : '';
  return { link: `${ctx.baseUrl}/reset-password#token=${token}${mark}`, expiresAt };
}

interface Texted {
  id: string;
  memberId: string;
  phone: string;
}

/** Sends a member a link to choose a password by SMS. Others may read what a locked phone shows: it names nobody. */
export async function textPasswordLink(
  ctx: Ctx,
  tx: Tx,
  { id, memberId, phone }: Texted,
  purpose: LinkPurpose,
): Promise<void> {
  const { link } = await newPasswordLink(ctx, tx, id, purpose);
  const kind = purpose === 'reset' ? 'password_reset' : 'invitation';
  const message = wordsIn(ctx.language).bySms[purpose](link);
  await ctx.mail.send(tx, { kind, channel: 'sms', recipient: phone, memberId, ...message });
}

/** Mails a link to choose a password. */
export async function mailPasswordLink(
  ctx: Ctx,
  tx: Tx,
  recipient: Recipient,
  purpose: LinkPurpose,
): Promise<void> {
  const { link } = await newPasswordLink(ctx, tx, recipient.id, purpose);
  const kind = purpose === 'reset' ? 'password_reset' : 'invitation';
  const texts = wordsIn(ctx.language);
  const { name, membershipCode } = recipient;
  const message =
    purpose === 'invitation' && membershipCode
      ? texts.memberInvitation(name, membershipCode, link)
      : texts[purpose](name, link);
  await ctx.mail.send(tx, { kind, recipient: recipient.email, ...message });
}
