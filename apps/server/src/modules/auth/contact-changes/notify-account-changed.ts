import type { Tx } from '../../../db/open-database.ts';
import { actorOf, type Ctx } from '../../../platform/context.ts';
import { newLockLink } from '../../../platform/telling/undo-link.ts';
import { wordsIn } from '../words.ts';
import type { AccountChange } from '../words.en.ts';

/** Somebody else gave them another password or role. They are told where they can be, and may say that it was not meant. */
export async function notifyAccountChanged(
  ctx: Ctx,
  tx: Tx,
  { id, name, email }: { id: string; name: string; email: string | null },
  change: AccountChange,
): Promise<void> {
  if (email === null) return;
  const link = await newLockLink(ctx, tx, id);
  const message = wordsIn(ctx.language).accountChanged({ name, by: actorOf(ctx).name }, change, link);
  await ctx.mail.send(tx, { kind: 'account_changed', recipient: email, ...message });
}
