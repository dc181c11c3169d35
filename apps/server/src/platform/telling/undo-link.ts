import { lifetimes } from '../../base/lifetimes.ts';
import { hashSecretToken, newSecretToken } from '../../base/secret-token.ts';
import type { Tx } from '../../db/open-database.ts';
import type { Ctx } from '../context.ts';
import { insertAccountChange } from './account-change.repository.ts';
import type { Contact } from './contact-before.ts';

interface Change {
  userId: string;
  before: Contact;
  after: Contact;
}

/** Keeps what was changed, and answers the link with which its owner says that it was not them. */
export async function newUndoLink(ctx: Ctx, tx: Tx, { userId, before, after }: Change): Promise<string> {
  const token = newSecretToken();
  await insertAccountChange(tx, {
    userId,
    isEmailChanged: before.email !== after.email,
    emailBefore: before.email,
    emailAfter: after.email,
    isPhoneChanged: before.phone !== after.phone,
    phoneBefore: before.phone,
    phoneAfter: after.phone,
    changedAt: ctx.now,
    tokenHash: hashSecretToken(token),
    expiresAt: new Date(ctx.now.getTime() + lifetimes.undoLink),
  });
  // Behind `#`, which browsers keep to themselves.
  return `${ctx.baseUrl}/this-was-not-me#token=${token}`;
}

const noContact: Contact = { email: null, phone: null };

/** The same where no contact was changed: it ends what is open and asks for another password. */
export const newLockLink = (ctx: Ctx, tx: Tx, userId: string): Promise<string> =>
  newUndoLink(ctx, tx, { userId, before: noContact, after: noContact });
