import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { hashSecretToken, newSecretToken } from '../sessions/secret-token.ts';
import { wordsIn } from '../words.ts';
import { type LinkPurpose, replaceLink } from './password-link.repository.ts';

const hour = 60 * 60 * 1000;
const lifeMilliseconds: Record<LinkPurpose, number> = { reset: hour, invitation: 7 * 24 * hour };

interface Recipient {
  id: string;
  name: string;
  email: string;
  /** Of a member, who may log in with it as well. */
  membershipCode?: string;
}

/**
 * Mails a link to choose a password. The token stands behind `#`, which browsers keep to themselves, and the
 * address comes from our own configuration, never from a request.
 */
export async function mailPasswordLink(
  ctx: Ctx,
  tx: Tx,
  recipient: Recipient,
  purpose: LinkPurpose,
): Promise<void> {
  const token = newSecretToken();
  await replaceLink(tx, {
    tokenHash: hashSecretToken(token),
    userId: recipient.id,
    purpose,
    createdAt: ctx.now,
    expiresAt: new Date(ctx.now.getTime() + lifeMilliseconds[purpose]),
  });
  const link = `${ctx.baseUrl}/reset-password#token=${token}${purpose === 'invitation' ? '&invitation=1' : ''}`;
  const kind = purpose === 'reset' ? 'password_reset' : 'invitation';
  const texts = wordsIn(ctx.language);
  const { name, membershipCode } = recipient;
  const message =
    purpose === 'invitation' && membershipCode
      ? texts.memberInvitation(name, membershipCode, link)
      : texts[purpose](name, link);
  await ctx.mail.send(tx, { kind, recipient: recipient.email, ...message });
}
