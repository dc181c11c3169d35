import type { Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import type { Due, DueKind } from './due.ts';
import { words } from './words.en.ts';

/** Anyone who left an e-mail address hears what came of their payment. */
async function tell(
  tx: Tx,
  ctx: Ctx,
  kind: DueKind,
  due: Due,
  messageOf: (facts: { name: string; title: string; statusPath: string }) => {
    subject: string;
    body: string;
  },
): Promise<void> {
  const { payer, title, statusPath } = await kind.facts(tx, due.id);
  if (!payer.email) return;
  const message = messageOf({ name: payer.name, title, statusPath });
  await ctx.mail.send(tx, { kind: 'payment', recipient: payer.email, ...message });
}

export function tellApproved(
  tx: Tx,
  ctx: Ctx,
  kind: DueKind,
  due: Due,
  paid: {
    receiptNumber: string;
    amount: number;
    balance: number;
    isSurplus: boolean;
    isSimulated: boolean;
  },
): Promise<void> {
  return tell(tx, ctx, kind, due, (facts) => words.approved({ ...facts, ...paid, currency: due.currency }));
}

export function tellRejected(tx: Tx, ctx: Ctx, kind: DueKind, due: Due, reason: string): Promise<void> {
  return tell(tx, ctx, kind, due, ({ statusPath, ...facts }) =>
    words.rejected({ ...facts, reason, link: `${ctx.baseUrl}${statusPath}` }),
  );
}

export function tellReversed(
  tx: Tx,
  ctx: Ctx,
  kind: DueKind,
  due: Due,
  taken: { receiptNumber: string; amount: number; reason: string; isSentBack: boolean },
): Promise<void> {
  return tell(tx, ctx, kind, due, (facts) => words.reversed({ ...facts, ...taken, currency: due.currency }));
}
