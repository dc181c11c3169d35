import { createHash, randomInt, timingSafeEqual } from 'node:crypto';
import {
  addDays,
  type certificates,
  dayOf,
  type DocumentGrant,
  type InputOf,
  type ResponseOf,
} from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { FileAnswer } from '../../../http/file-answer.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs/job.repository.ts';
import { findPersonBy, findPersonOfReceipt } from '../../certificates/index.ts';
import { readIdentifier } from '../../members/index.ts';
import { certificatePage, drawCertificate, issueFor } from '../certificate.service.ts';
import { findReceiptOfDue, findReceiptPaper } from '../receipt-paper.repository.ts';
import { drawReceipt, receiptPage } from '../receipt.service.ts';
import { words } from '../words.en.ts';
import {
  answerRequest,
  endRequest,
  findContact,
  findGrant,
  insertRequest,
  takeTry,
} from './grant.repository.ts';
import { type GrantedPaper, hashGrant, makeGrant, useGrant } from './grant.service.ts';

type Certificates = typeof certificates;
type RedeemBody = InputOf<Certificates['redeem']>['body'];

export const mailCodeJob = 'mail_document_code';
const tenMinutes = 10 * 60_000;
/**
 * The page of a payment is also found by its short reference, so it opens the receipt only as long as payers look for
 * it there. The fewer receipts are open that way, the less somebody finds who guesses references.
 */
const daysOnPaymentPage = 7;

/** Answers before anybody is looked up: the same words after the same work, whatever was typed. */
export async function requestDocument(
  ctx: Ctx,
  { body }: InputOf<Certificates['request']>,
): Promise<ResponseOf<Certificates['request']>> {
  const { kind, year, identifier } = body;
  const requestId = await inTransaction(ctx, async (tx) => {
    const expiresAt = new Date(ctx.now.getTime() + tenMinutes);
    const id = await insertRequest(tx, { kind, year, createdAt: ctx.now, expiresAt });
    await enqueue(tx, { kind: mailCodeJob, payload: { requestId: id, identifier }, now: ctx.now });
    return id;
  });
  return { requestId, message: words.requested };
}

/** The work behind it, done as a job: a code to the address on file, never to one that was typed. */
export async function mailCode(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  const requestId = String(payload['requestId']);
  await inTransaction(ctx, async (tx) => {
    const person = await findPersonBy(tx, readIdentifier(String(payload['identifier'])));
    if (!person?.email) return;
    const code = String(randomInt(100_000_000)).padStart(8, '0');
    const asked = await answerRequest(tx, requestId, {
      personId: person.id,
      codeHash: hashCode(requestId, code),
    });
    if (!asked) return;
    const message = words.mails.code(person.name, code, words.titles[asked.kind], asked.year);
    await ctx.mail.send(tx, { kind: 'document_code', recipient: person.email, ...message });
    const { id: entityId, name: label } = person;
    await ctx.audit(tx, { action: 'mail_document_code', entity: 'Certificate', entityId, label });
  });
}

const hashCode = (requestId: string, code: string) =>
  createHash('sha256').update(`${requestId}:${code}`).digest('hex');

const isSame = (a: string, b: string) =>
  a.length === b.length && timingSafeEqual(Buffer.from(a), Buffer.from(b));

/** A code, a check code or a mailed link → a grant for one document. Every refusal is the same. */
export async function redeem(ctx: Ctx, { body }: { body: RedeemBody }): Promise<DocumentGrant> {
  const paper = await provenPaper(ctx, body);
  if (!paper) throw new AppError('invalid_token');
  return inTransaction(ctx, async (tx) => {
    if (body.requestId) await endRequest(tx, body.requestId);
    const contact = paper.personId === null ? undefined : await findContact(tx, paper.personId);
    if (contact?.email && paper.kind !== 'receipt' && paper.year !== null) {
      const message = words.mails.opened(contact.name, words.titles[paper.kind], paper.year);
      await ctx.mail.send(tx, { kind: 'document_opened', recipient: contact.email, ...message });
    }
    await ctx.audit(tx, {
      action: 'open_document',
      entity: paper.kind === 'receipt' ? 'Receipt' : 'Certificate',
      entityId: paper.receiptId ?? paper.personId,
      label: contact?.name ?? null,
      after: { kind: paper.kind, year: paper.year },
    });
    return makeGrant(tx, ctx.now, paper);
  });
}

function provenPaper(ctx: Ctx, body: RedeemBody): Promise<GrantedPaper | undefined> {
  if (body.requestId) return provenByCode(ctx, body.requestId, body.code ?? '');
  if (body.grant) return findGrant(ctx.db, hashGrant(body.grant), 'link', ctx.now);
  if (body.dueId) return provenByPayment(ctx, body.dueId);
  return provenByReceipt(ctx, body);
}

async function provenByCode(ctx: Ctx, requestId: string, code: string): Promise<GrantedPaper | undefined> {
  const tried = await takeTry(ctx.db, requestId, ctx.now);
  const typed = hashCode(requestId, code.replace(/\D/g, ''));
  if (!tried?.personId || !tried.codeHash || !isSame(tried.codeHash, typed)) return undefined;
  const { kind, year, personId } = tried;
  return { kind, year, personId, receiptId: null };
}

async function provenByPayment({ db, now }: Ctx, dueId: string): Promise<GrantedPaper | undefined> {
  const paid = await findReceiptOfDue(db, dueId, addDays(dayOf(now), -daysOnPaymentPage));
  return paid && { kind: 'receipt', receiptId: paid.id, personId: null, year: null };
}

async function provenByReceipt(
  { db }: Ctx,
  { receiptNumber = '', checkCode = '', kind, year }: RedeemBody,
): Promise<GrantedPaper | undefined> {
  const receipt = await findReceiptPaper(db, 'receiptNumber', receiptNumber.toUpperCase());
  const typed = checkCode.toUpperCase().replace(/[\s-]/g, '');
  if (!receipt || !isSame(receipt.checkCode, typed)) return undefined;
  const personId = (await findPersonOfReceipt(db, receipt.id)) ?? null;
  if (!kind) return { kind: 'receipt', receiptId: receipt.id, personId, year: null };
  if (personId === null) return undefined;
  return { kind, year: year ?? Number(receipt.issuedOn.slice(0, 4)), personId, receiptId: null };
}

/** The one document that the grant opens: as data, or as PDF for those who ask for it. */
export async function getGrantedDocument(
  ctx: Ctx,
): Promise<ResponseOf<Certificates['document']> | FileAnswer> {
  const granted = await useGrant(ctx);
  if (!granted) throw new AppError('not_found');
  const { kind, year, personId } = granted;
  if (kind === 'receipt') {
    const receipt = granted.receiptId && (await findReceiptPaper(ctx.db, 'id', granted.receiptId));
    if (!receipt) throw new AppError('not_found');
    if (ctx.prefersPdf) return drawReceipt(ctx, receipt);
    return { number: receipt.receiptNumber, content: await receiptPage(ctx, receipt) };
  }
  if (personId === null || year === null) throw new AppError('not_found');
  const row = await inTransaction(ctx, (tx) => issueFor(tx, ctx, { personId, kind, year }));
  if (!row) throw new AppError('not_found');
  if (ctx.prefersPdf) return drawCertificate(ctx, row);
  return { number: row.certificateNumber, content: await certificatePage(ctx, row) };
}
