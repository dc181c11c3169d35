import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { insertGuardedChanges } from '../../../platform/telling/overseer.repository.ts';
import { notifyOverseers } from '../../../platform/telling/notify-overseers.ts';
import { guardedChanges } from './guarded-changes.ts';
import { words } from './words.en.ts';

/** Everybody who looks after money learns of it at once by mail, and for seven days by a strip in the office. */
export async function notifyGuardedChanges(
  ctx: Ctx,
  tx: Tx,
  change: Parameters<typeof guardedChanges>[0],
): Promise<void> {
  const changes = guardedChanges(change);
  if (changes.length === 0 || !ctx.actor) return;
  const matters = changes.map(({ matter }) => matter);
  await insertGuardedChanges(tx, matters, { changedAt: ctx.now, changedBy: ctx.actor.name });
  await notifyOverseers(ctx, tx, 'money', { subject: words.subject, changes });
}
