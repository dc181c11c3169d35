import { createHash, randomInt } from 'node:crypto';
import {
  addDays,
  type CertificateKind,
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
import { mayStrangerSend, takeFromBudget } from '../../../platform/limits/stranger-messages.ts';
import { readFact } from '../../../platform/identifier.ts';
import { enqueue } from '../../../platform/jobs/job.repository.ts';
import { contactOfPersonForKeys } from '../../../platform/telling/contact-before.ts';
import { waysToSend } from '../../../platform/mail/ways-to-send.ts';
import { findPersonBy, findPersonOfReceipt } from '../../certificates/index.ts';
import { readIdentifier } from '../../../platform/identifier.ts';
import { certificatePage, drawCertificate, showFor } from '../certificate.service.ts';
import { findByCheckCode, isSame } from '../receipts/find-by-check-code.ts';
import { findReceiptOfDue, findReceiptPaper } from '../receipts/receipt-paper.repository.ts';
import { asGranted } from '../receipts/open-receipt.ts';
import { drawReceipt, receiptPage } from '../receipts/receipt.service.ts';
import { newestPaperTemplate } from '../content/paper-templates.ts';
import { words } from '../words.en.ts';
import {
  answerRequest,
  countDownload,
  findContact,
  findGrant,
  insertRequest,
  isFactOf,
  isOfAnother,
  spendRequest,
  takeTry,
} from './grant.repository.ts';
import { type GrantedPaper, hashGrant, makeGrant, useGrant } from './grant.service.ts';
import { lifetimes } from '../../../base/lifetimes.ts';

type Certificates = typeof certificates;
type RedeemBody = InputOf<Certificates['redeem']>['body'];

export const mailCodeJob = 'mail_document_code';
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
  { kind, year, identifier, fact }: InputOf<Certificates['request']>['body'],
  job: string | null,
): Requested {
  const requestId = await inTransaction(ctx, async (tx) => {
    const expiresAt = new Date(ctx.now.getTime() + lifetimes.paperCode);
    const id = await insertRequest(tx, { kind, year, createdAt: ctx.now, expiresAt });
    const payload = { requestId: id, typed: { identifier, fact }, isProven: ctx.isProven };
    if (job) await enqueue(tx, { kind: job, payload, now: ctx.now });
    return id;
  });
  return { requestId, message: words.requested };
}

interface CodeJob {
  requestId: string;
  typed: { identifier: string; fact?: string };
  isProven: boolean;
}

/**
 * The work behind it, done as a job: a code to the contact on file, never to one that was typed. Anybody can ask, from many
 * addresses: past the messages of a day the next one takes a proof of work, or a fact that strangers do not know.
 */
export async function mailCode(ctx: Ctx, payload: Record<string, unknown>): Promise<void> {
  const { requestId, typed, isProven } = payload as unknown as CodeJob;
  const identifier = readIdentifier(typed.identifier);
  await inTransaction(ctx, async (tx) => {
    const person = await findPersonBy(tx, identifier);
    const contact = person && (await contactOfPersonForKeys(tx, { ...person, personId: person.id }, ctx.now));
    const to = contact && !person.isContactDoubtful && (await contactOf(ctx, tx, contact));
    if (!to) return;
    const code = String(randomInt(100_000_000)).padStart(8, '0');
    const asked = await answerRequest(tx, requestId, {
      personId: person.id,
      codeHash: hashCode(requestId, code),
    });
    if (!asked) return;
    const isKnowing = await isFactOf(tx, person.id, identifier, readFact(typed.fact ?? ''));
    const left = await mayStrangerSend({ now: ctx.now, isProven: isProven || isKnowing }, tx, to);
    if (left === 'no') return;
    await ctx.mail.send(tx, {
      kind: 'document_code',
      ...to,
      ...codeMessage(to, person.name, code, asked, left),
    });
    const { id: entityId, name: label } = person;
    await ctx.audit(tx, { action: 'mail_document_code', entity: 'Certificate', entityId, label });
  });
}

function codeMessage(
  { channel }: { channel: 'email' | 'sms' },
  name: string,
  code: string,
  asked: { kind: CertificateKind; year: number },
  left: 'yes' | 'last',
) {
  if (channel === 'sms') return words.mails.codeBySms(code);
  const message = words.mails.code(name, code, newestPaperTemplate().words.titles[asked.kind], asked.year);
  return left === 'last' ? { ...message, body: `${message.body}\n${words.mails.lastOfDay}\n` } : message;
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
    const isSpent = body.requestId ? await spendRequest(tx, body.requestId) : true;
    if (!isSpent) throw new AppError('invalid_token');
    if (body.grant && !(await countDownload(tx, hashGrant(body.grant)))) throw new AppError('invalid_token');
    await tellOpened(ctx, tx, paper, contact);
    return makeGrant(tx, ctx.now, paper);
  });
}

/** How often that is told and written down: once a day for each document of a person, however often it is opened. */
const toldADay = { limit: 1, windowSeconds: 24 * 60 * 60 };

async function tellOpened(
  ctx: Ctx,
  tx: Tx,
  { kind, year, personId, receiptId }: GrantedPaper,
  contact: { name: string; email: string | null } | undefined,
): Promise<void> {
  const what = `document opened:${receiptId ?? personId}:${kind}:${year}:${dayOf(ctx.now)}`;
  const { allowed: isFirst } = await takeAttempt(tx, what, toldADay, ctx.now);
  if (!isFirst) return;
  const label = contact?.name ?? null;
  const entity = kind === 'receipt' ? 'Receipt' : 'Certificate';
  await ctx.audit(tx, {
    action: 'open_document',
    entity,
    entityId: receiptId ?? personId,
    label,
    after: { kind, year },
  });
  if (!contact?.email || kind === 'receipt' || year === null) return;
  if (!(await takeFromBudget(tx, 'email', ctx.now))) return;
  const message = words.mails.opened(contact.name, newestPaperTemplate().words.titles[kind], year);
  await ctx.mail.send(tx, { kind: 'document_opened', recipient: contact.email, ...message });
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
  const row = await inTransaction(ctx, (tx) => showFor(tx, ctx, { personId, kind, year }));
  if (!row) throw new AppError('not_found');
  if (ctx.prefersPdf) return drawCertificate(ctx, row);
  return { number: row.certificateNumber, content: await certificatePage(ctx, row) };
}
