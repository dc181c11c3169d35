import { balanceOf, formatAmount, maskName, type PayerView } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';
import type { CardPayments } from '../../gateways/card-gateway.ts';
import { whyClosed } from './fee-rules.ts';
import type { FeeRow } from './fee.repository.ts';
import { dueFields } from './present-fee.ts';
import { words } from './words.en.ts';
import { nameForVisitors } from '../members/index.ts';
import { findPayerFacts } from '../payments/index.ts';

/** What somebody who has the link gets to see: enough to pay, and to know what came of it. */
export async function toPayerView(db: Db | Tx, row: FeeRow, cards: CardPayments): Promise<PayerView> {
  const isCancelled = row.status === 'cancelled' && row.paymentStatus === 'unpaid';
  const due = { balance: payableBalance(row), currency: row.currency, reference: row.reference };
  const { keptApart, waysToPay: ways } = await findPayerFacts(db, 'fee_id', { id: row.id, ...due }, cards);
  return {
    id: row.id,
    kind: 'fee',
    title: words.title[row.kind](row.membershipType),
    maskedName: maskName(await nameForVisitors(db, row.memberId, row.memberName)),
    memberId: row.memberId,
    ...dueFields(row),
    balance: formatAmount(due.balance),
    ...(isCancelled && { paymentStatus: 'cancelled' as const }),
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    purpose: null,
    reason: row.paymentStatus === 'rejected' ? row.reason : null,
    keptApart,
    waysToPay: due.balance > 0 ? ways : { accounts: [], card: { ...ways.card, isAvailable: false } },
  };
}

/** For somebody who wants to pay: nothing, too, where the member has died or left. */
const payableBalance = (row: FeeRow) => (whyClosed(row) === null ? balanceOf(row) : 0);
