import { type CertificateKind, dayOf } from '@kathok/contract';
import { randomUUID } from 'node:crypto';
import { AppError, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import type { Audit } from '../../platform/audit/audit.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { newVerificationCode } from '../../platform/verification-codes.ts';
import { certificateHash, certificateSnapshot } from './certificate-snapshot.ts';
import {
  type CertificateRow,
  findCertificate,
  findCounting,
  findCountingOthers,
  findHashBefore,
  findValid,
  insertCertificate,
  linkSuccessor,
  lockPayers,
  lockPerson,
  takeCertificatePosition,
  voidCertificates,
} from './certificate.repository.ts';
import { findCoveredDays, findHolder, findReceiptsOf, type Holder } from './entry.repository.ts';
import { words } from './words.en.ts';
import { type CountedReceipt, hasTaxIdentity, isCounted, readEntry } from './year-of-payments.ts';

export interface CertificateRequest {
  personId: string;
  kind: CertificateKind;
  year: number;
}

export interface IssueContext {
  now: Date;
  by: string | null;
  audit: Audit;
}

/**
 * The certificate of a person and year: the one there is while it still adds up the same receipts, else a new one in
 * its place. Null where there is nothing to certify; then what there was is void. With a `reason` it is always a new one.
 */
export async function issueCertificate(
  tx: Tx,
  asked: CertificateRequest,
  context: IssueContext,
  reason?: string,
): Promise<string | null> {
  await lockPerson(tx, asked.personId);
  const settings = await readSettings(tx);
  // Whatever the books say of a year that has not begun was written by a clock that was wrong.
  const hasBegun = asked.year <= Number(dayOf(context.now).slice(0, 4));
  const counted = (hasBegun ? await findReceiptsOf(tx, asked.personId, asked.year) : [])
    .map(readEntry)
    .filter(({ entry }) => entry.currency === settings.currency && isCounted(asked.kind, entry));
  const standing = await findValid(tx, asked.personId, asked.kind, asked.year);
  const [only] = standing;
  if (!reason && only && standing.length === 1 && isSame(only.receiptIds, counted)) return only.id;

  const outdated = standing.map(({ id }) => id);
  const why = reason ?? words.paymentsChanged;
  await voidCertificates(tx, outdated, why, context.now);
  const holder = orNotFound(await findHolder(tx, asked.personId));
  if (counted.length === 0 || !mayHold(asked.kind, holder)) {
    for (const id of outdated) await recordVoid(tx, id, why, context);
    return null;
  }
  const replaces = await numbersOf(tx, outdated);
  const { kind, year, personId } = asked;
  const position = await takeCertificatePosition(tx, kind, year);
  const before = await findHashBefore(tx, kind, year, position);
  const today = dayOf(context.now);
  const issuedOn = before.issuedOn && before.issuedOn > today ? before.issuedOn : today;
  const certificateNumber = numberOf(settings.receiptPrefix, kind, year, position);
  const entries = counted.map(({ entry }) => entry);
  const issued = { certificateNumber, kind, year, issuedOn, replaces };
  const coverage = kind === 'member' ? await findCoveredDays(tx, personId, year) : [];
  const snapshot = JSON.stringify(certificateSnapshot(issued, holder, entries, coverage, settings));
  const row = {
    id: randomUUID(),
    certificateNumber,
    kind,
    year,
    position,
    personId,
    issuedOn,
    snapshot,
    previousHash: before.hash,
    hash: certificateHash(before.hash, snapshot),
    verificationCode: newVerificationCode(),
    createdAt: context.now,
    createdBy: context.by,
  };
  await insertCertificate(
    tx,
    row,
    counted.map(({ receiptId }) => receiptId),
  );
  await linkSuccessor(tx, outdated, row.id);
  await context.audit(tx, {
    action: outdated.length > 0 ? 'reissue' : 'issue',
    entity: 'Certificate',
    entityId: row.id,
    label: certificateNumber,
    reason: outdated.length > 0 ? why : null,
    after: { kind, year, replaces },
  });
  return row.id;
}

/**
 * The certificate of a person and year, for somebody who looks at it: the one there is, also where payments have come or
 * gone since. Looking neither replaces nor voids one; where there is none so far, the first is issued.
 */
export async function findOrIssueCertificate(
  tx: Tx,
  asked: CertificateRequest,
  context: IssueContext,
): Promise<string | null> {
  await lockPerson(tx, asked.personId);
  const [standing] = await findValid(tx, asked.personId, asked.kind, asked.year);
  return standing?.id ?? issueCertificate(tx, asked, context);
}

/** A certificate that nobody else reissues or voids until the transaction ends; refused where it is void already. */
export async function lockCertificate(tx: Tx, id: string): Promise<CertificateRow> {
  const { personId } = orNotFound(await findCertificate(tx, id));
  await lockPerson(tx, personId);
  const row = orNotFound(await findCertificate(tx, id));
  if (row.voidedAt) throw new AppError('wrong_state', { detail: words.alreadyVoid });
  return row;
}

/** Void, with nothing in its place. Asking for one again issues a new number. */
export async function withdrawCertificate(
  tx: Tx,
  id: string,
  reason: string,
  context: IssueContext,
): Promise<CertificateRow> {
  await lockCertificate(tx, id);
  await voidCertificates(tx, [id], reason, context.now);
  await recordVoid(tx, id, reason, context);
  return orNotFound(await findCertificate(tx, id));
}

/** One of a member is for members, and the tax office has no use for one without a number it knows. */
function mayHold(kind: CertificateKind, holder: Holder): boolean {
  if (kind === 'pit') return hasTaxIdentity(holder);
  return kind !== 'member' || holder.membershipCode !== null;
}

async function recordVoid(tx: Tx, id: string, reason: string, { audit }: IssueContext): Promise<void> {
  const { certificateNumber: label } = orNotFound(await findCertificate(tx, id));
  await audit(tx, { action: 'void', entity: 'Certificate', entityId: id, label, reason });
}

async function numbersOf(tx: Tx, ids: string[]): Promise<string[]> {
  const rows = await Promise.all(ids.map((id) => findCertificate(tx, id)));
  return rows.flatMap((row) => row?.certificateNumber ?? []).toSorted();
}

function isSame(receiptIds: readonly string[], counted: readonly CountedReceipt[]): boolean {
  const now = counted.map(({ receiptId }) => receiptId).toSorted();
  return now.length === receiptIds.length && now.every((id, at) => id === receiptIds[at]);
}

const letters: Record<CertificateKind, string> = { member: 'M', donation: 'D', pit: 'PIT' };

/** `KM/PIT/2025/0042` */
function numberOf(prefix: string, kind: CertificateKind, year: number, position: number): string {
  return `${prefix}/${letters[kind]}/${year}/${String(position).padStart(4, '0')}`;
}

/** Receipts of these payments have just become void: what added them up is void too, and another stands in its place. */
export async function followVoidReceipts(
  tx: Tx,
  paymentIds: string[],
  reason: string,
  context: IssueContext,
): Promise<void> {
  if (paymentIds.length === 0) return;
  await lockPayers(tx, paymentIds);
  for (const { personId, kind, year } of await findCounting(tx, paymentIds))
    await issueCertificate(tx, { personId, kind, year }, context, reason);
}

/**
 * A merge has just been undone, and receipts went back to the other person: a certificate that still adds them up is
 * void, and another one with the person's own receipts stands in its place.
 */
export async function followUndoneMerge(tx: Tx, personIds: string[], context: IssueContext): Promise<void> {
  for (const { personId, kind, year } of await findCountingOthers(tx, personIds))
    await issueCertificate(tx, { personId, kind, year }, context, words.mergeUndone);
}
