import { type ApprovalChange, balanceOf, formatAmount } from '@kathok/contract';
import type { Tx } from '../db/open-database.ts';
import type { PaymentRecord } from '../db/schema.ts';
import { orNotFound } from '../base/app-error.ts';
import type { HeldAct } from '../modules/approvals/index.ts';
import { type Due, type DueKind, findPayments } from '../modules/payments/index.ts';
import { findPartakers } from './held-act.repository.ts';

/** A fee or donation with its payments, as it stands at this moment. */
export interface MoneyOfDue {
  kind: DueKind;
  due: Due;
  payments: readonly PaymentRecord[];
  payer: string;
}

export async function lockMoney(tx: Tx, kind: DueKind, dueId: string): Promise<MoneyOfDue> {
  const due = orNotFound(await kind.lock(tx, dueId));
  const payments = await findPayments(tx, kind, due.id);
  return { kind, due, payments, payer: (await kind.facts(tx, due)).payer.name };
}

interface Act {
  amount: number;
  reason?: string | undefined;
  changes: readonly ApprovalChange[];
}

/** An act on the money of a fee or donation, for the person who decides on it. */
export async function actOnMoney(
  tx: Tx,
  { kind, due, payments, payer }: MoneyOfDue,
  { amount, reason, changes }: Act,
): Promise<HeldAct> {
  const same = { field: 'payer', before: payer, after: payer };
  return {
    entity: kind.entity,
    entityId: due.id,
    label: due.label,
    sum: { amount, currency: due.currency },
    changes: changes.some(({ field }) => field === 'payer') ? [...changes] : [same, ...changes],
    reason,
    situation: situationOf(due, payments),
    fingerprint: JSON.stringify([
      due.amount,
      payer,
      ...payments.map(({ id, version, status, amount: sum }) => [id, version, status, sum].join()).toSorted(),
    ]),
    tookPart: await findPartakers(tx, due.id),
  };
}

/** "BTN 500.00 owed; 300.00 paid, 200.00 pending". */
function situationOf(due: Due, payments: readonly PaymentRecord[]): string {
  const paid = payments.map(({ amount, status }) => `${formatAmount(amount)} ${status}`);
  const owed = `${due.currency} ${formatAmount(balanceOf(due))} open`;
  return [owed, paid.join(', ')].filter(Boolean).join('; ');
}

export const sumChange = (before: number, after: number): ApprovalChange => ({
  field: 'amount',
  before: formatAmount(before),
  after: formatAmount(after),
});

export const statusChange = (before: string, after: string): ApprovalChange => ({
  field: 'paymentStatus',
  before,
  after,
});
