import { createHash } from 'node:crypto';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { wordsIn } from '../words.ts';
import { nameDevice } from './device-name.ts';
import { rememberDevice } from './device.repository.ts';

interface Person {
  id: string;
  name: string;
  email: string | null;
  /** Whether they have ever signed in before. */
  lastLoginAt: Date | null;
}

/** Tells people when somebody signs in to their account in a browser that was never used for it; not at the very first time. */
export async function noticeDevice(ctx: Ctx, tx: Tx, person: Person): Promise<void> {
  const isNew = await rememberDevice(tx, person.id, deviceHash(ctx), ctx.now);
  // An SMS for every browser would cost more than it tells.
  if (!isNew || !person.lastLoginAt || !person.email) return;
  const { browser, system } = nameDevice(ctx.userAgent);
  const facts = { browser, system, at: ctx.now, address: ctx.address };
  const message = wordsIn(ctx.language).newDevice(person.name, facts, `${ctx.baseUrl}/user/sign-in`);
  await ctx.mail.send(tx, { kind: 'new_device', recipient: person.email, ...message });
}

/** By the random mark that our pages keep in a browser; a program that brings none is known by what it calls itself. */
function deviceHash({ device, userAgent }: Ctx): string {
  const known = device ? `mark ${device}` : `agent ${userAgent ?? ''}`;
  return createHash('sha256').update(known).digest('hex');
}
