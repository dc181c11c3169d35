import {
  type Deliveries,
  type Delivery,
  type InputOf,
  isAllowed,
  isMessageOn,
  type paperSending,
} from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { type Ctx, actorOf, inTransaction } from '../../../platform/context.ts';
import { hasMailAccount } from '../../../platform/mail/sending/mail-turn.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { writeNow } from '../../../db/at-end/index.ts';
import { findCertificate, readCertificate } from '../../certificates/index.ts';
import { findEmailOnFile, findPaperAddress } from '../../receipts/index.ts';
import type { ReceiptSnapshot } from '../content/receipt-snapshot.ts';
import { type ReceiptPaper, findReceiptPaper } from '../receipts/receipt-paper.repository.ts';
import { certificateMail } from './certificate-mail.ts';
import { findDeliveries } from './delivery.repository.ts';
import { words } from './words.en.ts';

type Sending = typeof paperSending;

export async function receiptDeliveries(
  ctx: Ctx,
  { params }: InputOf<Sending['receiptDeliveries']>,
): Promise<Deliveries> {
  const receipt = orNotFound(await findReceiptPaper(ctx.db, 'id', params.id));
  const { ability } = actorOf(ctx);
  if (!isAllowed(ability, 'read', receipt.feeId ? 'Member' : 'Donation')) throw new AppError('not_found');
  return deliveriesOf(ctx, ctx.db, 'receiptId', receipt.id, await addressOf(ctx.db, receipt));
}

/** Mails a receipt again, or for the first time where nothing was mailed when it was issued. */
export async function sendReceipt(
  ctx: Ctx,
  { params, body }: InputOf<Sending['sendReceipt']>,
): Promise<Deliveries> {
  return inTransaction(ctx, async (tx) => {
    const receipt = orNotFound(await findReceiptPaper(tx, 'id', params.id));
    if (receipt.voidedAt) throw new AppError('wrong_state', { detail: words.notValid });
    const { id: receiptId, receiptNumber } = receipt;
    const { receivedFrom } = JSON.parse(receipt.snapshot) as ReceiptSnapshot;
    const recipient = requireAddress(await addressOf(tx, receipt), body.recipient);
    const requestedBy = actorOf(ctx).id;
    const message = words.receipt(receivedFrom.name, receiptNumber);
    await ctx.mail.send(tx, { kind: 'receipt_again', recipient, receiptId, requestedBy, ...message });
    const what = { entity: 'Receipt', entityId: receiptId, label: receiptNumber };
    await ctx.audit(tx, { action: 'send', ...what, after: { recipient } });
    await writeNow(tx);
    return deliveriesOf(ctx, tx, 'receiptId', receiptId, recipient);
  });
}

export async function certificateDeliveries(
  ctx: Ctx,
  { params }: InputOf<Sending['certificateDeliveries']>,
): Promise<Deliveries> {
  const { id, personId } = orNotFound(await findCertificate(ctx.db, params.id));
  return deliveriesOf(ctx, ctx.db, 'certificateId', id, await findEmailOnFile(ctx.db, personId));
}

export async function sendCertificate(
  ctx: Ctx,
  { params, body }: InputOf<Sending['sendCertificate']>,
): Promise<Deliveries> {
  return inTransaction(ctx, async (tx) => {
    const certificate = orNotFound(await findCertificate(tx, params.id));
    if (certificate.voidedAt) throw new AppError('wrong_state', { detail: words.notValid });
    if (!isMessageOn(await readSettings(tx), 'certificate_ready'))
      throw new AppError('wrong_state', { detail: words.switchedOff });
    const { id: certificateId, certificateNumber, personId, kind, year } = certificate;
    const { name } = readCertificate(certificate.snapshot).payer;
    const recipient = requireAddress(await findEmailOnFile(tx, personId), body.recipient);
    const requestedBy = actorOf(ctx).id;
    const message = await certificateMail(tx, ctx, { personId, name, kind, year });
    await ctx.mail.send(tx, { kind: 'certificate_again', recipient, certificateId, requestedBy, ...message });
    const what = { entity: 'Certificate', entityId: certificateId, label: certificateNumber };
    await ctx.audit(tx, { action: 'send', ...what, after: { recipient } });
    await writeNow(tx);
    return deliveriesOf(ctx, tx, 'certificateId', certificateId, recipient);
  });
}

const addressOf = (db: Db | Tx, { feeId, donationId }: ReceiptPaper) =>
  findPaperAddress(db, feeId ? 'feeId' : 'donationId', feeId ?? donationId ?? '');

/** The address on file; a different one than was shown before is not used unseen. */
function requireAddress(onFile: string | null, shown: string | undefined): string {
  if (onFile === null) throw new AppError('wrong_state', { detail: words.noAddress });
  if (shown !== undefined && shown.toLowerCase() !== onFile.toLowerCase())
    throw new AppError('wrong_state', { detail: words.otherAddress });
  return onFile;
}

async function deliveriesOf(
  { now }: Ctx,
  db: Db | Tx,
  column: 'receiptId' | 'certificateId',
  paperId: string,
  address: string | null,
): Promise<Deliveries> {
  const rows = await findDeliveries(db, column, paperId);
  return {
    address,
    hasMailAccount: await hasMailAccount(db, now, await readSettings(db)),
    deliveries: rows.map(({ id, recipient, status, mailingId, requestedBy, requester, ...row }): Delivery => {
      const cause = mailingId ? 'mailing' : requestedBy ? 'office' : 'payment';
      return {
        id,
        recipient,
        status,
        cause,
        requestedBy: requester,
        createdAt: row.createdAt.toISOString(),
        sentAt: row.sentAt?.toISOString() ?? null,
        reason: row.lastError,
      };
    }),
  };
}
