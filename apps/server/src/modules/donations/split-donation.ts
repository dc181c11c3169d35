import type { Day, Settings } from '@kathok/contract';
import { fieldProblem, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { donationDue, donationFacts } from './donation-due.ts';
import {
  type DonationRecord,
  type DonorColumns,
  addDonation,
  findDonation,
  findDonationPurpose,
  findMemberOfFee,
} from './donation.repository.ts';
import { donorOfMember } from './giving/member-donor.ts';
import { auditableDonation, auditedDonation } from './present-donation.ts';
import { words } from './words.en.ts';
import { type TakeExcess, credit, insertPayment, splitPayment, tellApproved } from '../payments/index.ts';
import { findPaperAddress } from '../receipts/index.ts';
import type { PaymentRecord } from '../../db/schema.ts';
import type { Ctx } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { writeNow } from '../../db/at-end/index.ts';

interface Split {
  donor: DonorColumns;
  /** The payment whose money it is. The transfer was one, so the journal number stays with it. */
  payment: PaymentRecord;
  amount: number;
  purposeId: string;
  /** How staff would name what the money was sent for. */
  splitFrom: string;
  /** When it became a donation: on the day it was paid, unless the money was kept apart until later. */
  day?: Day;
}

/** The donation that came of it, and its receipt. */
interface Issued {
  row: DonationRecord;
  receipt: { id: string; receiptNumber: string };
  mail: { settings: Settings; address: string | null };
}

export async function requireActivePurpose(tx: Tx, id: string, property: string) {
  const purpose = await findDonationPurpose(tx, id);
  if (!purpose?.isActive) throw fieldProblem(property, 'exists', words.noPurpose);
  return purpose;
}

/** Writes a donation made of money that was sent for something else, with a payment and a receipt of its own. */
export async function splitDonation(
  tx: Tx,
  ctx: Ctx,
  { donor, payment, amount, purposeId, splitFrom, day: paidOn = payment.paidOn }: Split,
): Promise<Issued> {
  const { now } = ctx;
  const { currency } = payment;
  const donation = { ...donor, purposeId, amount, currency, donatedOn: paidOn };
  const id = await addDonation(tx, { ...donation, channel: 'staff' }, now);
  const due = orNotFound(await donationDue.lock(tx, id));
  const other = { kind: donationDue, dueId: id, amount, paidOn };
  const split = await insertPayment(tx, splitPayment(payment, other, now));
  const paid = { kind: donationDue, due, payment: split, attempts: [split] };
  const settings = await readSettings(tx);
  const address = await findPaperAddress(tx, donationDue.column, id);
  const { receipt } = await credit(tx, ctx, { ...paid, settings });
  await writeNow(tx);
  const row = orNotFound(await findDonation(tx, id));
  const after = { ...auditableDonation(row), splitFrom };
  await ctx.audit(tx, { action: 'create', ...auditedDonation(row), after });
  return { row, receipt, mail: { settings, address } };
}

/** What came beyond a fee becomes a donation of the same member, with a payment and a receipt of its own. */
export const takeExcess: TakeExcess = async (tx, ctx, { due: fee, payment, amount, purposeId }) => {
  const { memberId } = await findMemberOfFee(tx, fee.id);
  const donor = await donorOfMember(tx, memberId);
  await requireActivePurpose(tx, purposeId, 'excessPurposeId');
  const split = { donor, payment, amount, purposeId, splitFrom: fee.label };
  await tellDonated(tx, ctx, await splitDonation(tx, ctx, split));
};

/** The donor hears of the receipt for money that was sent for something else. */
export async function tellDonated(tx: Tx, ctx: Ctx, { row, receipt, mail }: Issued): Promise<void> {
  const { amount, currency, isSimulated } = row;
  const told = { receipt, amount, currency, balance: 0, isSurplus: false, isSimulated };
  await tellApproved(tx, ctx, donationFacts(row), told, mail);
}
