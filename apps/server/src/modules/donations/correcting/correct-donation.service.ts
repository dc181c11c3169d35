import type { Correction, donations, InputOf } from '@kathok/contract';
import { fieldProblem, orNotFound, requireNoFaults } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { donationDue, donationFacts } from '../donation-due.ts';
import {
  type DonationRecord,
  addDonation,
  findDonation,
  findDonorColumns,
  lockDonation,
  lookUpForDonation,
  passNames,
  setDedication,
} from '../donation.repository.ts';
import { donationErrors } from '../giving/donation-rules.ts';
import { type WrittenDonor, donorErrors, findDonor, memberOf } from '../giving/donor.ts';
import { auditableDonation, auditedDonation, dedicationOf } from '../present-donation.ts';
import { words } from '../words.en.ts';
import { rewritePayment, takeOutPayment } from '../../payments/index.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';

/**
 * A wrong amount is put right in the donation itself. Another person or purpose makes another donation of the same
 * money: what the books and the void receipt say of the first one stays true.
 */
export function correctDonation(
  ctx: Ctx,
  { params, body }: InputOf<(typeof donations)['correct']>,
): Promise<Correction> {
  const { reason, paymentId, isTold, amount, purposeId, ...person } = body;
  const mistake = { reason, paymentId, isTold };
  return inTransaction(ctx, async (tx) => {
    const before = orNotFound(await lockDonation(tx, params.id));
    // Nothing of the former person stays with another one.
    const donor = person.donorType ? { ...person, donorType: person.donorType } : null;
    const isOtherPurpose = purposeId !== undefined && purposeId !== before.purposeId;
    if (!donor && !isOtherPurpose && amount === undefined)
      throw fieldProblem('amount', 'isGiven', words.nothingCorrected);
    const isAmountOnly = !donor && !isOtherPurpose;
    const taken = await takeOutPayment(
      tx,
      ctx,
      donationDue,
      before.id,
      mistake,
      isAmountOnly ? amount : undefined,
    );
    const paid = { kind: donationDue, taken, amount: amount ?? taken.amount, mistake };
    if (isAmountOnly)
      return rewritePayment(tx, ctx, { ...paid, due: orNotFound(await donationDue.lock(tx, before.id)) });
    const other = { donor, purposeId: purposeId ?? before.purposeId, amount: paid.amount };
    const id = await writeOther(tx, ctx, before, other);
    const due = orNotFound(await donationDue.lock(tx, id));
    const former = donor ? donationFacts(before) : null;
    const corrected = await rewritePayment(tx, ctx, { ...paid, due, former });
    const row = orNotFound(await findDonation(tx, id));
    const after = { ...auditableDonation(row), correctionOf: before.donationNumber };
    await ctx.audit(tx, { action: 'create', ...auditedDonation(row), after, reason });
    return corrected;
  });
}

interface Other {
  donor: WrittenDonor | null;
  purposeId: string;
  amount: number;
}

/** The same donation with another person or purpose; who it is dedicated to is read out all the same. */
async function writeOther(
  tx: Tx,
  ctx: Ctx,
  before: DonationRecord,
  { donor, purposeId, amount }: Other,
): Promise<string> {
  const circumstances = { isStaff: true, now: ctx.now };
  const { currency, donatedOn, message, isAnonymous } = before;
  const sought = { purposeId: purposeId === before.purposeId ? undefined : purposeId };
  const found = await lookUpForDonation(tx, { ...sought, memberId: donor ? memberOf(donor) : undefined });
  const errors = donationErrors(sought, found, circumstances);
  requireNoFaults([...(donor ? donorErrors(donor) : []), ...errors]);
  const columns = donor
    ? (await findDonor(tx, donor, { ...circumstances, giver: found.giver })).columns
    : orNotFound(await findDonorColumns(tx, before.id));
  // What another person gave did not come for this pledge.
  const pledgeId = donor ? null : before.pledgeId;
  const donation = { ...columns, purposeId, amount, currency, donatedOn, message, isAnonymous, pledgeId };
  const id = await addDonation(tx, { ...donation, channel: donor ? 'staff' : before.channel }, ctx.now);
  const dedication = dedicationOf(before);
  if (dedication) {
    await setDedication(tx, id, dedication);
    await passNames(tx, before.id, id);
  }
  return id;
}
