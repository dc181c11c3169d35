import type { Day } from '@kathok/contract';
import { fieldProblem, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { donationDue } from '../donation-due.ts';
import {
  type DonorColumns,
  addDonation,
  findDonation,
  findDonationPurpose,
  findMemberOfFee,
} from '../donation.repository.ts';
import { donorOfMember } from '../giving/member-donor.ts';
import { auditableDonation, auditedDonation } from '../present-donation.ts';
import { words } from '../words.en.ts';
import { type DueKind, payFromSplit } from '../../payments/index.ts';
import type { PaymentRecord } from '../../../db/schema.ts';
import type { Ctx } from '../../../platform/context.ts';
import { writeNow } from '../../../db/at-end/index.ts';

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

export async function requireActivePurpose(tx: Tx, id: string, property: string) {
  const purpose = await findDonationPurpose(tx, id);
  if (!purpose?.isActive) throw fieldProblem(property, 'exists', words.noPurpose);
  return purpose;
}

/** Writes a donation made of money that was sent for something else, with a payment and a receipt of its own. Answers its id. */
export async function splitDonation(
  tx: Tx,
  ctx: Ctx,
  { donor, payment, amount, purposeId, splitFrom, day: paidOn = payment.paidOn }: Split,
): Promise<string> {
  const { now } = ctx;
  const { currency } = payment;
  const donation = { ...donor, purposeId, amount, currency, donatedOn: paidOn };
  const id = await addDonation(tx, { ...donation, channel: 'staff' }, now);
  const due = orNotFound(await donationDue.lock(tx, id));
  await payFromSplit(tx, ctx, { kind: donationDue, due, from: payment, amount, paidOn });
  await writeNow(tx);
  const row = orNotFound(await findDonation(tx, id));
  const after = { ...auditableDonation(row), splitFrom };
  await ctx.audit(tx, { action: 'create', ...auditedDonation(row), after });
  return id;
}

/** What came beyond a fee becomes a donation of the same member, with a payment and a receipt of its own. */
const takeExcess: NonNullable<DueKind['excess']>['take'] = async (
  tx,
  ctx,
  { due: fee, payment, amount, purposeId },
) => {
  const { memberId } = await findMemberOfFee(tx, fee.id);
  const donor = await donorOfMember(tx, memberId);
  await requireActivePurpose(tx, purposeId, 'excessPurposeId');
  const split = { donor, payment, amount, purposeId, splitFrom: fee.label };
  await splitDonation(tx, ctx, split);
};

/** What becomes of money that came beyond a fee. */
export const excessAsDonation: DueKind['excess'] = { kind: donationDue, take: takeExcess };
