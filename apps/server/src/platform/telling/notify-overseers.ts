import type { Tx } from '../../db/open-database.ts';
import type { Ctx } from '../context.ts';
import { findOverseers, type Overseers } from './overseer.repository.ts';
import type { ToldChange } from './reported-change.ts';
import { newLockLink } from './undo-link.ts';
import { words } from './words.en.ts';

/**
 * Everybody who answers for it learns of a change that a stolen session would make, with the old value and the new one.
 * The person in whose name it was done is told too, with a link that says it was not them.
 */
export async function notifyOverseers(
  ctx: Ctx,
  tx: Tx,
  overseers: Overseers,
  { subject, changes }: { subject: string; changes: readonly ToldChange[] },
): Promise<void> {
  const { actor } = ctx;
  // What the system does of itself, and commands of the operator, are in the audit trail.
  if (!actor) return;
  for (const { id, name, email } of await findOverseers(tx, overseers)) {
    if (email === null) continue;
    const link = id === actor.id ? await newLockLink(ctx, tx, id) : null;
    const facts = { name, by: actor.name, at: ctx.now, subject, changes, link, page: ctx.baseUrl };
    await ctx.mail.send(tx, { kind: 'guarded_change', recipient: email, ...words.changed(facts) });
  }
}
