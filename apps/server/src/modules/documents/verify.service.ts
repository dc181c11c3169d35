import {
  dayOf,
  type documents,
  type InputOf,
  initialsOf,
  recogniseCode,
  standingOf,
  statusOf as memberStatusOf,
  type Verification,
} from '@kathok/contract';
import { orNotFound } from '../../base/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { findCertificateByCode, readCertificate } from '../certificates/index.ts';
import { findMembersById } from '../members/index.ts';
import { findMemberOfCard } from './cards/card.repository.ts';
import { statusOf } from './content/paper-frame.ts';
import type { ReceiptSnapshot } from './content/receipt-snapshot.ts';
import { findByCheckCode } from './receipts/find-by-check-code.ts';
import { findReceiptPaper, type ReceiptPaper } from './receipts/receipt-paper.repository.ts';

/** What the paper with this code says, and whether it still counts. Nothing that the paper itself does not say. */
export async function verifyPaper(
  ctx: Ctx,
  { params }: InputOf<(typeof documents)['verify']>,
): Promise<Verification> {
  const read = recogniseCode(params.code);
  const code = read?.kind === 'verificationCode' ? read.code : params.code.trim();
  const receipt = await findReceiptPaper(ctx.db, 'verificationCode', code);
  if (receipt) return saidBy(receipt);
  return orNotFound((await verifyCertificate(ctx, code)) ?? (await verifyCard(ctx, code)));
}

/** The same for somebody who has no camera at hand: the number and the check code that stand beside each other. */
export async function verifyNumber(
  { db }: Ctx,
  { body }: InputOf<(typeof documents)['verifyNumber']>,
): Promise<Verification> {
  return saidBy(orNotFound(await findByCheckCode(db, body)));
}

function saidBy(row: ReceiptPaper): Verification {
  const { amount, currency, receivedFrom } = JSON.parse(row.snapshot) as ReceiptSnapshot;
  return {
    kind: 'receipt',
    status: statusOf(row),
    number: row.receiptNumber,
    year: null,
    issuedOn: row.issuedOn,
    amount,
    currency,
    initials: initialsOf(receivedFrom.name),
    endedOn: row.voidedAt && dayOf(row.voidedAt),
    replacedBy: row.replacedBy,
    isSimulated: row.isSimulated,
  };
}

async function verifyCertificate({ db }: Ctx, code: string): Promise<Verification | undefined> {
  const row = await findCertificateByCode(db, code);
  if (!row) return undefined;
  const { amount, currency, payer } = readCertificate(row.snapshot);
  return {
    kind: row.kind,
    status: statusOf(row),
    number: row.certificateNumber,
    year: row.year,
    issuedOn: row.issuedOn,
    amount,
    currency,
    initials: initialsOf(payer.name),
    endedOn: row.voidedAt && dayOf(row.voidedAt),
    replacedBy: row.replacedBy,
    isSimulated: false,
  };
}

/** Whether the membership is current, and nothing else about the holder. */
async function verifyCard({ db, now }: Ctx, code: string): Promise<Verification | undefined> {
  const memberId = await findMemberOfCard(db, code);
  const [member] = memberId ? await findMembersById(db, [memberId]) : [];
  if (!member) return undefined;
  const isCurrent = memberStatusOf(standingOf(member, dayOf(now))) === 'active';
  return {
    kind: 'card',
    status: isCurrent ? 'valid' : 'void',
    number: member.membershipCode,
    year: null,
    issuedOn: null,
    amount: null,
    currency: null,
    initials: initialsOf(member.name),
    endedOn: null,
    replacedBy: null,
    isSimulated: false,
  };
}
