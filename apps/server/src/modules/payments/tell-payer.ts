import type { Settings } from '@kathok/contract';
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
  receipt: { id: string; receiptNumber: string };
  amount: number;
  currency: string;
  balance: number;
  isSurplus: boolean;
  isSimulated: boolean;
}

/** What decides whether the receipt itself goes along. */
interface ReceiptMail {
  settings: Pick<Settings, 'mailReceipts'>;
  /** Where papers may go, looked up before the number of the receipt is taken. */
  address: string | null;
}

/**
 * Mails the receipt itself, where the centre wants that and there is an address for papers. The message is written in
 * the transaction that issues the receipt, so there is one for each; the paper is drawn when it leaves.
 */
export async function mailReceipt(
  tx: Tx,
  ctx: Ctx,
  { payer, title }: DueFacts,
  { receipt, ...paid }: Approved,
  { settings, address }: ReceiptMail,
): Promise<boolean> {
  if (!settings.mailReceipts || address === null) return false;
  const { id: receiptId, receiptNumber } = receipt;
  const message = words.approved({ name: payer.name, title, ...paid, receiptNumber, isAttached: true });
  await ctx.mail.send(tx, { kind: 'receipt', recipient: address, receiptId, ...message });
  return true;
}

/** With the receipt itself, or else in words: those may also go to an address that nobody has confirmed. */
export async function tellApproved(
  tx: Tx,
  ctx: Ctx,
  facts: DueFacts,
  approved: Approved,
  mail: ReceiptMail,
): Promise<void> {
  if (await mailReceipt(tx, ctx, facts, approved, mail)) return;
  const { receipt, ...paid } = approved;
  const { receiptNumber } = receipt;
  await tell(tx, ctx, facts, (told) =>
    words.approved({ ...told, ...paid, receiptNumber, isAttached: false }),
  );
}

export function tellRejected(tx: Tx, ctx: Ctx, facts: DueFacts, reason: string): Promise<void> {
  return tell(tx, ctx, facts, ({ statusPath, ...told }) =>
    words.rejected({ ...told, reason, link: `${ctx.baseUrl}${statusPath}` }),
  );
}

interface Corrected extends Omit<Approved, 'isSurplus'> {
  voidReceiptNumber: string;
  reason: string;
}

/** One message about a receipt that was wrong and the one in its place, which comes along where it may. */
export async function tellCorrected(
  tx: Tx,
  ctx: Ctx,
  facts: DueFacts,
  { receipt, ...corrected }: Corrected,
  { settings, address }: ReceiptMail,
): Promise<void> {
  const { id: receiptId, receiptNumber } = receipt;
  const { payer, title } = facts;
  const isAttached = settings.mailReceipts && address !== null;
  const message = words.corrected({ name: payer.name, title, ...corrected, receiptNumber, isAttached });
  if (isAttached) await ctx.mail.send(tx, { kind: 'receipt', recipient: address, receiptId, ...message });
  else await tell(tx, ctx, facts, () => message);
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
