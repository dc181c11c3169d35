import { donorDetailsOf, isCid, membershipCode, noDonorDetails } from '@kathok/contract';
import { orderedId } from '../../../db/ordered-id.ts';
import { insertMany } from '../../../db/statements/insert-many.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { DonorColumns } from '../donation.repository.ts';
import { donationDue, donationFacts } from '../donation-due.ts';
import type { PastDonation } from './past-donation.ts';
import { words } from '../words.en.ts';
import type { NewBatch } from '../../imports/index.ts';
import { peopleOfDonors } from '../../members/index.ts';
import { newReferences } from '../../../platform/payment-reference.repository.ts';
import { recordPastPayments } from '../../past-payments/index.ts';
import { placePastNames } from '../../rituals/index.ts';
import { takeNumbers } from '../../../db/at-end/index.ts';

/** Writes donations of long ago with a handful of statements: donors, donations, dedications, payments, books, receipts. */
export async function insertPastDonations(
  tx: Tx,
  rows: readonly PastDonation[],
  batch: NewBatch,
): Promise<void> {
  const { importId, now } = batch;
  const donors = rows.map(donorOf);
  const people = await peopleOfDonors(
    tx,
    donors.map((donor) => ({ name: donor.donorName, ...donorDetailsOf(donor) })),
    batch,
  );
  const references = await newReferences(tx, rows.length);
  const first = await takeNumbers(tx, 'donation_number', rows.length);
  const donations = rows.map(({ member, purpose, message, isAnonymous, payment }, place) => {
    const { donorType, ...donor } = donors[place]!;
    return {
      id: orderedId(),
      donationNumber: membershipCode('D', first + place),
      reference: references[place]!,
      donorType,
      memberId: member?.id ?? null,
      personId: member?.personId ?? people[place] ?? null,
      ...donor,
      purposeId: purpose.id,
      amount: payment.amount,
      currency: payment.currency,
      donatedOn: payment.paidOn,
      message,
      isAnonymous: isAnonymous || donorType === 'anonymous',
      channel: 'import' as const,
      paymentStatus: 'paid' as const,
      amountPaid: payment.amount,
      importId,
      createdAt: now,
      updatedAt: now,
    };
  });
  await insertMany(tx, 'donations', donations);
  const dedications = rows.flatMap(({ dedication }, place) => {
    if (!dedication) return [];
    const { offering, names, readOn = null, ritualId = null } = dedication;
    return [{ donationId: donations[place]!.id, offering, names: names as never, readOn, ritualId }];
  });
  await insertMany(tx, 'dedications', dedications);
  if (dedications.length > 0) {
    const dedicated = dedications.map(({ donationId }) => donationId);
    await placePastNames(tx, dedicated, now);
  }
  const dues = rows.map(({ member, purpose, payment }, place) => {
    const { id, donorName, identityNumber, email } = donations[place]!;
    const payer = member ?? { membershipCode: null, identityNumber, email };
    const { name, isTaxDeductible } = purpose;
    const given = { id, donorName, purpose: name, reference: null, isTaxDeductible };
    const facts = donationFacts({ ...payer, ...given });
    return { dueId: id, payment, facts };
  });
  await recordPastPayments(tx, donationDue, dues, batch);
}

type Donor = Omit<DonorColumns, 'memberId' | 'personId'>;

/** A member's details are those of the register; of somebody nameless only how to reach them is kept. */
function donorOf({ member, sought, details }: PastDonation): Donor {
  if (member) return { donorType: 'member', donorName: member.name, ...noDonorDetails };
  const { name, identityNumber } = sought;
  const { phone = null, email = null } = details;
  if (name === null)
    return { ...noDonorDetails, donorType: 'anonymous', donorName: words.anonymous, phone, email };
  const identityType = identityNumber === null ? null : isCid(identityNumber) ? 'cid' : 'other';
  const told = { ...noDonorDetails, ...details, identityType, identityNumber } as const;
  return { donorType: 'non_member', donorName: name, ...told };
}
