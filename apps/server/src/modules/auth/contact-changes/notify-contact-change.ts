import { takesSms } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { waysToSend } from '../../../platform/mail/ways-to-send.ts';
import type { Contact } from '../../../platform/telling/contact-before.ts';
import { newUndoLink } from '../../../platform/telling/undo-link.ts';
import { wordsIn } from '../words.ts';

interface ChangedAccount {
  userId: string;
  name: string;
  memberId: string | null;
  /** Somebody has chosen a password and uses it. */
  isOpened: boolean;
  before: Contact;
  after: Contact;
}

/**
 * By whatever reached them before, and by what was put in its place, people learn that their account has another contact.
 * Only what reached them before gets the link that puts it back: the new contact may be a thief's. Not of an account that
 * nobody uses so far: its address may have been mistyped, and the link would open it to a stranger.
 */
export async function notifyContactChange(
  ctx: Ctx,
  tx: Tx,
  { userId, name, memberId, isOpened, before, after }: ChangedAccount,
): Promise<void> {
  const isEmail = before.email !== after.email;
  const isPhone = before.phone !== after.phone;
  if (!isEmail && !isPhone) return;
  const link = isOpened ? await newUndoLink(ctx, tx, { userId, before, after }) : null;
  const texts = wordsIn(ctx.language);
  const facts = { name, isEmail, isPhone, ...after };
  const kind = isEmail ? 'email_changed' : 'phone_changed';
  const { hasSms } = await waysToSend(tx, ctx.now);
  const text = async (phone: string | null, message: { subject: string; body: string }, as = kind) => {
    if (!hasSms || phone === null || !takesSms(phone)) return;
    const to = { channel: 'sms' as const, recipient: phone, ...(memberId !== null && { memberId }) };
    await ctx.mail.send(tx, { kind: as, ...to, ...message });
  };

  if (before.email) {
    const message = texts.contactChanged(facts, link);
    await ctx.mail.send(tx, { kind, recipient: before.email, ...message });
  }
  // An SMS costs the centre: it goes to a phone that was replaced, or that was the only way.
  if (isPhone || !before.email) await text(before.phone, texts.bySms.contactChanged(link));
  if (isEmail && after.email) {
    const message = texts.contactTaken(name, `${ctx.baseUrl}/login`);
    await ctx.mail.send(tx, { kind: 'contact_taken', recipient: after.email, ...message });
  }
  if (isPhone) await text(after.phone, texts.bySms.contactTaken, 'contact_taken');
}
