import type { Tx } from '../../../../db/open-database.ts';
import type { Ctx } from '../../../../platform/context.ts';
import { newSecretToken } from '../../sessions/secret-token.ts';
import { wordsIn } from '../../words.ts';
import { hashLinkToken, newInvitationCode } from './link-token.ts';
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
  /** No further one is sent today without more ado: then it says how else to get in. */
  isLastOfDay?: boolean;
}

/**
 * A link to choose a password, in place of the one before. The token stands behind `#`, which browsers keep to
 * themselves, and the address comes from our own configuration, never from a request.
 */
async function newPasswordLink(ctx: Ctx, tx: Tx, userId: string, purpose: LinkPurpose): Promise<string> {
  const token = newSecretToken();
  await keepLink(ctx, tx, { token, userId, purpose });
  const mark = purpose === 'invitation' ? '&invitation=1' : '';
  return `${ctx.baseUrl}/reset-password#token=${token}${mark}`;
}

/** An invitation to hand over on paper: its address is short enough to be typed. */
export async function newInvitation(
  ctx: Ctx,
  tx: Tx,
  userId: string,
): Promise<{ link: string; expiresAt: Date }> {
  const token = newInvitationCode();
  const expiresAt = await keepLink(ctx, tx, { token, userId, purpose: 'invitation' });
  return { link: `${ctx.baseUrl}/join#${token}`, expiresAt };
}

/** Only the hash of the token is kept. */
async function keepLink(
  ctx: Ctx,
  tx: Tx,
  { token, userId, purpose }: { token: string; userId: string; purpose: LinkPurpose },
): Promise<Date> {
  const expiresAt = new Date(ctx.now.getTime() + lifetimeOf[purpose]);
  await replaceLink(tx, { tokenHash: hashLinkToken(token), userId, purpose, createdAt: ctx.now, expiresAt });
  return expiresAt;
}

interface Texted {
  id: string;
  memberId: string | undefined;
  phone: string;
}

/** Sends a member a link to choose a password by SMS. Others may read what a locked phone shows: it names nobody. */
export async function textPasswordLink(
  ctx: Ctx,
  tx: Tx,
  { id, memberId, phone }: Texted,
  purpose: LinkPurpose,
): Promise<void> {
  const link = await newPasswordLink(ctx, tx, id, purpose);
  const kind = purpose === 'reset' ? 'password_reset' : 'invitation';
  const message = wordsIn(ctx.language).bySms[purpose](link);
  await ctx.mail.send(tx, {
    kind,
    channel: 'sms',
    recipient: phone,
    ...(memberId && { memberId }),
    ...message,
  });
}

/** Mails a link to choose a password. */
export async function mailPasswordLink(
  ctx: Ctx,
  tx: Tx,
  recipient: Recipient,
  purpose: LinkPurpose,
): Promise<void> {
  const link = await newPasswordLink(ctx, tx, recipient.id, purpose);
  const kind = purpose === 'reset' ? 'password_reset' : 'invitation';
  const texts = wordsIn(ctx.language);
  const { name, membershipCode, isLastOfDay = false } = recipient;
  const message =
    purpose === 'invitation' && membershipCode
      ? texts.memberInvitation(name, membershipCode, link)
      : texts[purpose](name, link);
  const body = isLastOfDay ? `${message.body}\n\n${texts.lastOfDay}` : message.body;
  await ctx.mail.send(tx, { kind, recipient: recipient.email, ...message, body });
}
