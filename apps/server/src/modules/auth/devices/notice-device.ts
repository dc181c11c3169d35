import { createHash } from 'node:crypto';
import { takesSms } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { takeAttempt } from '../../../platform/limits/attempt.repository.ts';
import { waysToSend } from '../../../platform/mail/ways-to-send.ts';
import { wordsIn } from '../words.ts';
import { nameDevice } from './device-name.ts';
import { rememberDevice } from './device.repository.ts';

/** A browser that forgets its mark is a new device each time. After this many messages its owner knows, and each costs the centre. */
const toldPerAccount = { limit: 5, windowSeconds: 24 * 60 * 60 };

interface Person {
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  memberId: string | null;
  /** Whether they have ever signed in before. */
  lastLoginAt: Date | null;
}

/** Tells people when somebody signs in to their account in a browser that was never used for it; not at the very first time. */
export async function noticeDevice(ctx: Ctx, tx: Tx, person: Person): Promise<void> {
  const isNew = await rememberDevice(tx, person.id, deviceHash(ctx), ctx.now);
  if (!isNew || !person.lastLoginAt) return;
  const { allowed } = await takeAttempt(tx, `new device:${person.id}`, toldPerAccount, ctx.now);
  if (!allowed) return;
  const { browser, system } = nameDevice(ctx.userAgent);
  const texts = wordsIn(ctx.language);
  const link = `${ctx.baseUrl}/user/sign-in`;
  if (person.email !== null) {
    const facts = { browser, system, at: ctx.now, address: ctx.address };
    const message = texts.newDevice(person.name, facts, link);
    await ctx.mail.send(tx, { kind: 'new_device', recipient: person.email, ...message });
    return;
  }
  const phone = await phoneToText(ctx, tx, person);
  if (phone === null) return;
  const message = texts.bySms.newDevice(browser, system, link);
  const to = { channel: 'sms', recipient: phone, memberId: person.memberId ?? '' } as const;
  await ctx.mail.send(tx, { kind: 'new_device', ...to, ...message });
}

/** Of members without an e-mail address, who log in with their phone or their code. */
async function phoneToText(ctx: Ctx, tx: Tx, { memberId, phone }: Person): Promise<string | null> {
  if (memberId === null || phone === null || !takesSms(phone)) return null;
  return (await waysToSend(tx, ctx.now)).hasSms ? phone : null;
}

/** By the random mark that our pages keep in a browser; a program that brings none is known by what it calls itself. */
function deviceHash({ device, userAgent }: Ctx): string {
  const known = device ? `mark ${device}` : `agent ${userAgent ?? ''}`;
  return createHash('sha256').update(known).digest('hex');
}
