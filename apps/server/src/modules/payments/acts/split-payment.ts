import { balanceOf, type Day } from '@kathok/contract';
import type { Tx } from '../../../db/open-database.ts';
import type { PaymentRecord } from '../../../db/schema.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { findPaperAddress } from '../../receipts/index.ts';
import { credit } from './credit-payment.ts';
import type { Due, DueKind } from '../due.ts';
import { insertPayment } from '../payment.repository.ts';
import { tellApproved } from './payer-messages.ts';

interface Split {
  kind: Pick<DueKind, 'column'>;
  dueId: string;
  amount: number;
  paidOn?: Day;
}

/** A payment row with the money of another one. The transfer was one, so its journal number stays with it. */
export function splitRow(payment: PaymentRecord, { kind, dueId, amount, paidOn }: Split, now: Date) {
  const { currency, method, gateway, bank, journalNumber, slipFileId } = payment;
  const { submittedAt, submittedBy, verifiedAt, verifiedBy } = payment;
  return {
    [kind.column]: dueId,
    splitOf: payment.id,
    status: 'paid' as const,
    amount,
    currency,
    paidOn: paidOn ?? payment.paidOn,
    method,
    // Whatever a simulated bank paid stays simulated.
    gateway,
    bank,
    journalNumber,
    slipFileId,
    submittedAt,
    submittedBy,
    verifiedAt,
    verifiedBy,
    createdAt: now,
    updatedAt: now,
  };
}

interface Part {
  kind: DueKind;
  due: Due;
  from: PaymentRecord;
  amount: number;
  paidOn: Day;
  /** What has been paid for it before. */
  before?: readonly PaymentRecord[];
}

/** Pays something else with a part of the money of a payment, with a receipt of its own, of which the payer hears. */
export async function payFromSplit(
  tx: Tx,
  ctx: Ctx,
  { kind, due, from, amount, paidOn, before = [] }: Part,
): Promise<void> {
  const payment = await insertPayment(tx, splitRow(from, { kind, dueId: due.id, amount, paidOn }, ctx.now));
  const settings = await readSettings(tx);
  const address = await findPaperAddress(tx, kind.column, due.id);
  const credited = await credit(tx, ctx, { kind, due, payment, attempts: [payment, ...before], settings });
  const { receipt } = credited;
  const { currency, isSimulated } = payment;
  const balance = balanceOf(credited.due);
  const told = { receipt, amount, currency, balance, isSurplus: false, isSimulated };
  await tellApproved(tx, ctx, credited.facts, told, { settings, address });
}
