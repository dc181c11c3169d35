import { createHash, randomInt } from 'node:crypto';
import {
  addDays,
  type certificates,
  dayOf,
  type DocumentGrant,
  type InputOf,
  type ResponseOf,
  takesSms,
} from '@kathok/contract';
import { AppError } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { takeAttempt } from '../../../platform/limits/attempt.repository.ts';
import { enqueue } from '../../../platform/jobs/job.repository.ts';
import { waysToSend } from '../../../platform/mail/ways-to-send.ts';
import { findPersonBy, findPersonOfReceipt } from '../../certificates/index.ts';
import { readIdentifier } from '../../../platform/identifier.ts';
import { certificatePage, drawCertificate, issueFor } from '../certificate.service.ts';
import { findByCheckCode, isSame } from '../receipts/find-by-check-code.ts';
import { findReceiptOfDue, findReceiptPaper } from '../receipts/receipt-paper.repository.ts';
import { asGranted } from '../receipts/open-receipt.ts';
import { drawReceipt, receiptPage } from '../receipts/receipt.service.ts';
import { newestPaperTemplate } from '../content/paper-templates.ts';
import { words } from '../words.en.ts';
import {
  answerRequest,
  countDownload,
  endRequest,
  findContact,
  findGrant,
  insertRequest,
  isOfAnother,
  takeTry,
} from './grant.repository.ts';
import { type GrantedPaper, hashGrant, makeGrant, useGrant } from './grant.service.ts';
import { lifetimes } from '../../../base/lifetimes.ts';

type Certificates = typeof certificates;
type RedeemBody = InputOf<Certificates['redeem']>['body'];

export const mailCodeJob = 'mail_document_code';
const codesPerPerson = { limit: 10, windowSeconds: 24 * 60 * 60 };
/**
 * The page of a payment is also found by its short reference, so it opens the receipt only as long as payers look for
 * it there. The fewer receipts are open that way, the less somebody finds who guesses references.
 */
const daysOnPaymentPage = 7;

type Requested = Promise<ResponseOf<Certificates['request']>>;

/** Answers before anybody is looked up: the same words after the same work, whatever was typed. */
export const requestDocument = (ctx: Ctx, { body }: InputOf<Certificates['request']>): Requested =>
  noteRequest(ctx, body, mailCodeJob);

/** Answers an address that has asked too often. Nobody can tell it from any other answer, and no code is sent. */
export const requestWithoutCode = (ctx: Ctx, { body }: InputOf<Certificates['request']>): Requested =>
  noteRequest(ctx, body, null);

async function noteRequest(
  ctx: Ctx,
  { kind, year, identifier }: InputOf<Certificates['request']>['body'],
  job: string | null,
): Requested {
  const requestId = await inTransaction(ctx, async (tx) => {
    const expiresAt = new Date(ctx.now.getTime() + lifetimes.paperCode);
    const id = await insertRequest(tx, { kind, year, createdAt: ctx.now, expiresAt });
    if (job) await enqueue(tx, { kind: job, payload: { requestId: id, typed: identifier }, now: ctx.now });
    return id;
  });
  return { requestId, message: words.requested };
}

/** The work behind it, done as a job: a code to the contact on file, never to one that was typed. */
export async function mailCode(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  const requestId = String(payload['requestId']);
  await inTransaction(ctx, async (tx) => {
    const person = await findPersonBy(tx, readIdentifier(String(payload['typed'] ?? payload['identifier'])));
    const to = person && !person.isContactDoubtful && (await contactOf(ctx, tx, person));
    if (!to) return;
    // Anybody can ask, from many addresses: the person is not to be flooded, nor the centre's SMS used up.
    const { allowed } = await takeAttempt(tx, `document code:${person.id}`, codesPerPerson, ctx.now);
    if (!allowed) return;
    const code = String(randomInt(100_000_000)).padStart(8, '0');
    const asked = await answerRequest(tx, requestId, {
      personId: person.id,
      codeHash: hashCode(requestId, code),
    });
    if (!asked) return;
    const message =
      to.channel === 'sms'
        ? words.mails.codeBySms(code)
        : words.mails.code(person.name, code, newestPaperTemplate().words.titles[asked.kind], asked.year);
    await ctx.mail.send(tx, { kind: 'document_code', ...to, ...message });
    const { id: entityId, name: label } = person;
    await ctx.audit(tx, { action: 'mail_document_code', entity: 'Certificate', entityId, label });
  });
}

/** A code goes by e-mail, and by SMS to those who have no address, where the centre can send SMS. */
async function contactOf(ctx: Ctx, tx: Tx, { email, phone }: { email: string | null; phone: string | null }) {
  if (email) return { channel: 'email', recipient: email } as const;
  if (!phone || !takesSms(phone) || !(await waysToSend(tx, ctx.now)).hasSms) return null;
  return { channel: 'sms', recipient: phone } as const;
}

/** Whether this code was made for this request. */
export const isCodeOf = (requestId: string, code: string, codeHash: string | null): boolean =>
  codeHash !== null && isSame(codeHash, hashCode(requestId, code));

const hashCode = (requestId: string, code: string) =>
  createHash('sha256').update(`${requestId}:${code}`).digest('hex');

/** A code, a check code or a mailed link → a grant for one document. Every refusal is the same. */
export async function redeem(ctx: Ctx, { body }: { body: RedeemBody }): Promise<DocumentGrant> {
  const paper = await provenPaper(ctx, body);
  if (!paper) throw new AppError('invalid_token');
  return inTransaction(ctx, async (tx) => {
    const contact = paper.personId === null ? undefined : await findContact(tx, paper.personId);
    // What was mailed to that contact opens one receipt, and none of what somebody else may have given.
    if (contact?.isContactDoubtful && paper.kind !== 'receipt' && !(await isOfDonor(tx, body)))
      throw new AppError('invalid_token');
    if (body.requestId) await endRequest(tx, body.requestId);
    if (body.grant && !(await countDownload(tx, hashGrant(body.grant)))) throw new AppError('invalid_token');
    if (contact?.email && paper.kind !== 'receipt' && paper.year !== null) {
      const message = words.mails.opened(
        contact.name,
        newestPaperTemplate().words.titles[paper.kind],
        paper.year,
      );
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

/**
 * Whether the proof is a receipt, of a donation that the one who registered did not make. A number without its check
 * code, beside another proof, proves nothing.
 */
async function isOfDonor(tx: Tx, { receiptNumber, checkCode }: RedeemBody): Promise<boolean> {
  if (receiptNumber === undefined || checkCode === undefined) return false;
  const receipt = await findByCheckCode(tx, { receiptNumber, checkCode });
  return receipt !== undefined && isOfAnother(tx, receipt.id);
}

function provenPaper(ctx: Ctx, body: RedeemBody): Promise<GrantedPaper | undefined> {
  if (body.requestId) return provenByCode(ctx, body.requestId, body.code ?? '');
  if (body.grant) return findGrant(ctx.db, hashGrant(body.grant), 'link', ctx.now);
  if (body.dueId) return provenByPayment(ctx, body.dueId);
  return provenByReceipt(ctx, body);
}

async function provenByCode(ctx: Ctx, requestId: string, code: string): Promise<GrantedPaper | undefined> {
  const tried = await takeTry(ctx.db, requestId, ctx.now);
  const typed = code.replace(/\D/g, '');
  if (!tried?.personId || !isCodeOf(requestId, typed, tried.codeHash)) return undefined;
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
  const receipt = await findByCheckCode(db, { receiptNumber, checkCode });
  if (!receipt) return undefined;
  const personId = (await findPersonOfReceipt(db, receipt.id)) ?? null;
  if (!kind) return { kind: 'receipt', receiptId: receipt.id, personId, year: null };
  // A void receipt may have been made out to the wrong person: the paper shows itself, and nobody's certificates.
  if (personId === null || receipt.voidedAt) return undefined;
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
    const found = granted.receiptId && (await findReceiptPaper(ctx.db, 'id', granted.receiptId));
    if (!found) throw new AppError('not_found');
    const receipt = asGranted(found, granted);
    if (ctx.prefersPdf) return drawReceipt(ctx, receipt);
    return { number: receipt.receiptNumber, content: await receiptPage(ctx, receipt) };
  }
  if (personId === null || year === null) throw new AppError('not_found');
  const row = await inTransaction(ctx, (tx) => issueFor(tx, ctx, { personId, kind, year }));
  if (!row) throw new AppError('not_found');
  if (ctx.prefersPdf) return drawCertificate(ctx, row);
  return { number: row.certificateNumber, content: await certificatePage(ctx, row) };
}
