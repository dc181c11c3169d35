import { balanceOf, formatAmount, type JointItem, type JointPayment, maskName } from '@kathok/contract';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Ctx } from '../../platform/context.ts';
import { nameForVisitors } from '../members/index.ts';
import { findPayerFacts } from '../payments/index.ts';
import { isJointStaff } from './joint-access.ts';
import { findItems, findPayerName, type JointItemRow, type JointRecord } from './joint-payment.repository.ts';
import { jointStatus } from './joint-status.ts';
import { words } from './words.en.ts';

/** The whole with its items: for staff with names and the slip, for everybody who has the id what a payer needs. */
export async function presentJoint(ctx: Ctx, db: Db | Tx, joint: JointRecord): Promise<JointPayment> {
  const isStaff = isJointStaff(ctx, 'read');
  const rows = await findItems(db, joint.id);
  const items: JointItem[] = [];
  for (const row of rows) items.push(itemOf(row, await nameOf(db, row, isStaff), isStaff));
  const [lead] = rows.filter(({ paymentId }) => paymentId !== null);
  const payerName = joint.payerId ? await findPayerName(db, joint.payerId) : null;
  const open = rows.map((row) => openOf(row));
  const balance = sumOf(open);
  const paymentStatus = jointStatus(
    rows.map((row, place) => ({ paymentStatus: row.paymentStatus, balance: open[place]! })),
  );
  const [first] = items;
  return {
    ...blank,
    id: joint.id,
    kind: 'joint',
    title: words.together(items.length),
    maskedName: payerName ? maskName(payerName) : words.andOthers(first?.name ?? '', items.length - 1),
    reference: joint.reference,
    payerId: isStaff ? joint.payerId : null,
    payerName: payerName && (isStaff ? payerName : maskName(payerName)),
    amount: formatAmount(joint.amount),
    currency: joint.currency,
    amountPaid: formatAmount(joint.amount - balance),
    balance: formatAmount(balance),
    paymentStatus,
    method: lead?.method ?? null,
    bank: isStaff ? (lead?.bank ?? null) : null,
    journalNumber: isStaff ? (lead?.journalNumber ?? null) : null,
    paidOn: lead?.paidOn ?? null,
    slip: isStaff && lead?.slipFileId ? `/payments/${lead.paymentId}/slip` : null,
    slipType: isStaff ? (lead?.slipType ?? null) : null,
    reason: paymentStatus === 'rejected' ? (lead?.reason ?? null) : null,
    createdAt: joint.createdAt.toISOString(),
    items,
    waysToPay: await waysOf(ctx, db, joint, balance),
  };
}

/** What a single fee or donation says of itself, and its items say here. */
const blank = {
  memberId: null,
  receiptNumber: null,
  isSimulated: false,
  periodFrom: null,
  periodTo: null,
  purpose: null,
  days: [],
  names: 0,
  keptApart: null,
};

/** What of the item is still open, and no more than the item asked for. */
const openOf = (row: JointItemRow): number =>
  Math.min(row.amount, balanceOf({ amount: row.dueAmount, amountPaid: row.amountPaid }));

const sumOf = (amounts: readonly number[]): number => amounts.reduce((sum, one) => sum + one, 0);

const nameOf = async (db: Db | Tx, { memberId, name }: JointItemRow, isStaff: boolean): Promise<string> =>
  isStaff ? name : maskName(memberId ? await nameForVisitors(db, memberId, name) : name);

function itemOf(row: JointItemRow, name: string, isStaff: boolean): JointItem {
  const open = openOf(row);
  return {
    id: row.id,
    feeId: row.feeId,
    donationId: row.donationId,
    memberId: row.memberId,
    name,
    title: row.feeKind ? words.title[row.feeKind](row.about) : row.about,
    amount: formatAmount(row.amount),
    currency: row.currency,
    amountPaid: formatAmount(row.amount - open),
    balance: formatAmount(open),
    periodFrom: row.periodFrom,
    periodTo: row.periodTo,
    paymentStatus: row.paymentStatus,
    receiptNumber: row.receiptNumber,
    paymentId: isStaff ? row.paymentId : null,
  };
}

async function waysOf(
  { card }: Ctx,
  db: Db | Tx,
  { id, currency, reference }: JointRecord,
  balance: number,
): Promise<JointPayment['waysToPay']> {
  if (balance === 0) return { accounts: [], card: { isAvailable: false, isSimulation: false, reason: null } };
  const due = { id, balance, currency, reference };
  const { waysToPay } = await findPayerFacts(db, 'fee_id', due, card);
  return {
    accounts: waysToPay.accounts,
    card: { isAvailable: false, isSimulation: false, reason: words.cardLater },
  };
}
