import type { Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import type { DueFacts } from './due.ts';
import { words } from './words.en.ts';

/** Anyone who left an e-mail address hears what came of their payment. */
async function tell(
  tx: Tx,
  ctx: Ctx,
  { payer, title, statusPath }: DueFacts,
  messageOf: (facts: { name: string; title: string; statusPath: string }) => {
    subject: string;
    body: string;
  },
): Promise<void> {
  if (!payer.email) return;
  const message = messageOf({ name: payer.name, title, statusPath });
  await ctx.mail.send(tx, { kind: 'payment', recipient: payer.email, ...message });
}

interface Approved {
  receiptNumber: string;
  amount: number;
  currency: string;
  balance: number;
  isSurplus: boolean;
  isSimulated: boolean;
}

export function tellApproved(tx: Tx, ctx: Ctx, facts: DueFacts, paid: Approved): Promise<void> {
  return tell(tx, ctx, facts, (told) => words.approved({ ...told, ...paid }));
}

export function tellRejected(tx: Tx, ctx: Ctx, facts: DueFacts, reason: string): Promise<void> {
  return tell(tx, ctx, facts, ({ statusPath, ...told }) =>
    words.rejected({ ...told, reason, link: `${ctx.baseUrl}${statusPath}` }),
  );
}

interface Reversed {
  receiptNumber: string;
  amount: number;
  currency: string;
  reason: string;
  isSentBack: boolean;
}

export function tellReversed(tx: Tx, ctx: Ctx, facts: DueFacts, taken: Reversed): Promise<void> {
  return tell(tx, ctx, facts, (told) => words.reversed({ ...told, ...taken }));
}
