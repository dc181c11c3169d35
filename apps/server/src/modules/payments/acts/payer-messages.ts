import type { ReceiptFacts } from '../../receipts/index.ts';
import { isMessageOn, type Settings, sumText } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { Ctx } from '../../../platform/context.ts';
import { renderTemplate } from '../../../platform/mail/templates/render-template.ts';
import { readSettings } from '../../../platform/settings.repository.ts';

import { words } from '../words.en.ts';

/** Anyone who left an e-mail address hears what came of their payment. */
async function tell(
  tx: Tx,
  ctx: Ctx,
  { payer, title, statusPath }: ReceiptFacts,
  messageOf: (facts: { name: string; title: string; statusPath: string }) => {
    subject: string;
    body: string;
  },
): Promise<void> {
  if (!payer.email) return;
  const message = messageOf({ name: payer.name, title, statusPath });
  await ctx.mail.send(tx, { kind: 'payment', recipient: payer.email, ...message });
}

/** In whose words it is told. */
type Wording = Pick<Settings, 'centreName' | 'messageTemplates' | 'messagesOff' | 'digitGrouping'>;

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
  settings: Pick<Settings, 'mailReceipts'> & Wording;
  /** Where papers may go, as it is once the payment is credited. */
  address: string | null;
}

function approvedMessage(
  settings: Wording,
  { payer: { name }, title }: ReceiptFacts,
  { receipt: { receiptNumber }, amount, currency, ...paid }: Approved,
  isAttached: boolean,
) {
  const grouping = settings.digitGrouping;
  const details = words.receiptDetails({ ...paid, currency, grouping, isAttached }).join('\n\n');
  const values = { name, title, amount: sumText(amount, currency, grouping), receiptNumber, details };
  return renderTemplate(settings, 'payment_received', 'email', values);
}

/**
 * Mails the receipt itself, where the centre wants that and there is an address for papers. The message is written in
 * the transaction that issues the receipt, so there is one for each; the paper is drawn when it leaves.
 */
export async function mailReceipt(
  tx: Tx,
  ctx: Ctx,
  facts: ReceiptFacts,
  approved: Approved,
  { settings, address }: ReceiptMail,
): Promise<boolean> {
  if (!settings.mailReceipts || address === null || !isMessageOn(settings, 'payment_received')) return false;
  const receiptId = approved.receipt.id;
  const message = approvedMessage(settings, facts, approved, true);
  await ctx.mail.send(tx, { kind: 'receipt', recipient: address, receiptId, ...message });
  return true;
}

/** With the receipt itself, or else in words: those may also go to an address that nobody has confirmed. */
export async function tellApproved(
  tx: Tx,
  ctx: Ctx,
  facts: ReceiptFacts,
  approved: Approved,
  mail: ReceiptMail,
): Promise<void> {
  if (!isMessageOn(mail.settings, 'payment_received')) return;
  if (await mailReceipt(tx, ctx, facts, approved, mail)) return;
  await tell(tx, ctx, facts, () => approvedMessage(mail.settings, facts, approved, false));
}

export async function tellRejected(
  tx: Tx,
  ctx: Ctx,
  facts: ReceiptFacts,
  { reason, settings }: { reason: string; settings: Wording },
): Promise<void> {
  if (!isMessageOn(settings, 'payment_rejected')) return;
  await tell(tx, ctx, facts, ({ statusPath, ...told }) => {
    const values = { ...told, reason, link: `${ctx.baseUrl}${statusPath}` };
    return renderTemplate(settings, 'payment_rejected', 'email', values);
  });
}

/** Staff gave a card payment up that the bank never confirmed: it can be paid again. */
export async function tellCardClosed(
  tx: Tx,
  ctx: Ctx,
  facts: ReceiptFacts,
  settings: Wording,
): Promise<void> {
  if (!isMessageOn(settings, 'card_payment_closed')) return;
  await tell(tx, ctx, facts, ({ statusPath, ...told }) => {
    const values = { ...told, link: `${ctx.baseUrl}${statusPath}` };
    return renderTemplate(settings, 'card_payment_closed', 'email', values);
  });
}

interface Corrected extends Omit<Approved, 'isSurplus'> {
  voidReceiptNumber: string;
  reason: string;
}

/** One message about a receipt that was wrong and the one in its place, which comes along where it may. */
export async function tellCorrected(
  tx: Tx,
  ctx: Ctx,
  facts: ReceiptFacts,
  { receipt, ...corrected }: Corrected,
  { settings, address }: ReceiptMail,
): Promise<void> {
  const { id: receiptId, receiptNumber } = receipt;
  const { payer, title } = facts;
  const isAttached = settings.mailReceipts && address !== null;
  const grouping = settings.digitGrouping;
  const told = { name: payer.name, title, ...corrected, grouping, receiptNumber, isAttached };
  const message = words.corrected(told);
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

export async function tellReversed(tx: Tx, ctx: Ctx, facts: ReceiptFacts, taken: Reversed): Promise<void> {
  const { digitGrouping: grouping } = await readSettings(tx);
  await tell(tx, ctx, facts, (told) => words.reversed({ ...told, ...taken, grouping }));
}
