import { takesSms } from '@kathok/contract';
import type { Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import { waysToSend } from '../../platform/mail/ways-to-send.ts';
import { wordsIn } from './words.ts';

interface Before {
  memberId: string | null;
  email: string | null;
  phone: string | null;
}

/** Somebody whose only way to us was that phone, so that nobody loses their account without noticing. */
export async function notifyOldPhone(ctx: Ctx, tx: Tx, { memberId, email, phone }: Before): Promise<void> {
  if (memberId === null || email || !phone || !takesSms(phone)) return;
  if (!(await waysToSend(tx, ctx.now)).hasSms) return;
  const about = { kind: 'phone_changed', channel: 'sms' as const, recipient: phone, memberId };
  await ctx.mail.send(tx, { ...about, ...wordsIn(ctx.language).bySms.phoneChanged });
}
