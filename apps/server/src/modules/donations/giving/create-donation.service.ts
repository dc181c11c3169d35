import {
  type Day,
  dayOf,
  type donations,
  formatAmount,
  type InputOf,
  type ResponseOf,
} from '@kathok/contract';
import { fieldProblem, requireNoFaults } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { isDonationStaff } from '../donation-access.ts';
import { donationDue } from '../donation-due.ts';
import {
  dedicationColumns,
  type DonorColumns,
  lookUpForDonation,
  type NewDedication,
} from '../donation.repository.ts';
import { closedOf, withOffering } from './dedicated.ts';
import { donorErrors, findDonor, memberOf } from './donor.ts';
import { donationErrors } from './donation-rules.ts';
import { factsOf, newDonation, numbered, recordOf } from './new-donation.ts';
import { auditableDonation, auditedDonation, toDonation } from '../present-donation.ts';
import { words } from '../words.en.ts';
import type { DedicationPlan, RitualBook } from '../../rituals/index.ts';
import { recordClaim } from '../../members/index.ts';
import { newStaffPayment, recordFirstPayment, withReceipt } from '../../payments/index.ts';
import { opensPledge } from '../../../platform/links/pledge-link.ts';
import { drawReference, newReference } from '../../../platform/payment-reference.repository.ts';
import { findEmailOfDonor, paperAddress } from '../../receipts/index.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { codeAtEnd, nameAtEnd, writeAtEnd } from '../../../db/at-end/index.ts';

type Create = typeof donations.create;

/**
 * Anybody may give; the office may say at once that the money is there. All is looked up first, then everything is
 * written and numbered by the last statement: everybody else who gives waits for no more than that.
 */
export function createDonation(
  ctx: Ctx,
  { body }: InputOf<Create>,
  book: RitualBook,
): Promise<ResponseOf<Create>> {
  return inTransaction(ctx, async (tx) => {
    const isStaff = isDonationStaff(ctx, 'create');
    const { now } = ctx;
    if (body.payment && !isStaff) throw fieldProblem('payment', 'isForStaff', words.onlyStaff);
    const drawn = drawReference();
    const sought = { ...body, memberId: memberOf(body), reference: drawn };
    const found = await lookUpForDonation(tx, sought);
    requireNoFaults([...donorErrors(body), ...donationErrors(body, found, { isStaff, now })]);
    if (body.pledgeId && !isStaff) await requireOwnPledge(tx, ctx, body.pledgeId, found.pledge);
    const { purpose } = found;
    if (!purpose) throw fieldProblem('purposeId', 'exists', words.noPurpose);
    const donor = await findDonor(tx, body, { isStaff, now, giver: found.giver });
    const channel = isStaff ? 'staff' : ctx.actor?.memberId ? 'member' : 'public';
    const reference = found.isReferenceTaken ? await newReference(tx) : drawn;
    const promised = newDonation(body, donor.columns, { channel, reference, today: dayOf(now), now });
    const staffPayment = body.payment && { ...body.payment, paidOn: body.payment.paidOn ?? body.donatedOn };
    const payment = staffPayment && newStaffPayment(ctx, donationDue, promised, staffPayment, found.settings);
    const plan = body.dedication ? await book.planDedication(tx, body.dedication, { now, isStaff }) : null;
    const dedication = body.dedication && withOffering(body.dedication, plan);
    if (!isStaff && donor.columns.donorType === 'non_member' && donor.columns.personId) {
      const { personId, donorName, phone, email, countryId, address } = donor.columns;
      const said = { name: donorName, phone, email, countryId, address };
      await recordClaim(tx, { personId, from: { donationId: promised.id }, said, now });
    }

    const donation = numbered(promised, await codeAtEnd(tx, 'donation_number', 'D'), payment);
    nameAtEnd(tx, 'donations', 'donationNumber', { id: donation.id, code: donation.donationNumber });
    const { dedications, ritualEntries, ...told } = dedicated(book, dedication, plan, donation, now);
    await writeAtEnd(tx, { donations: [donation], dedications, ritualEntries });
    const recorded = payment
      ? await recordFirstPayment(tx, ctx, {
          kind: donationDue,
          due: { id: donation.id, label: donation.donationNumber },
          payment,
          facts: factsOf(donation, donor.shown, purpose),
          settings: found.settings,
          findAddress: () => addressOf(tx, donor.columns, payment.paidOn),
        })
      : null;
    const receipt = recorded?.receipt ?? null;
    const beside = { ...donor, purpose, dedication, payment };
    const record = recordOf(donation, { ...beside, receipt: receipt ?? undefined });
    await ctx.audit(tx, { action: 'create', ...auditedDonation(record), after: auditableDonation(record) });
    if (!isStaff || !isDonationStaff(ctx, 'read')) {
      const { id, amount, currency } = record;
      return { id, reference, amount: formatAmount(amount), currency, ...told };
    }
    return withReceipt(toDonation(record, recorded ? [recorded.shown] : [], told.days), receipt);
  });
}

/** A member names a pledge of theirs, and a stranger only the one whose link they have. */
async function requireOwnPledge(
  tx: Tx,
  { actor, grant }: Ctx,
  pledgeId: string,
  pledge: { memberId: string | null } | null,
): Promise<void> {
  const isOwn = Boolean(actor?.memberId && actor.memberId === pledge?.memberId);
  if (!isOwn && !(await opensPledge(tx, grant, pledgeId)))
    throw fieldProblem('pledgeId', 'exists', words.noPledge);
}

/** Its names on the lists of their days, in the statement that writes the donation; and what the donor is told of them. */
function dedicated(
  book: RitualBook,
  dedication: NewDedication | null | undefined,
  plan: DedicationPlan | null,
  { id: donationId, paymentStatus }: { id: string; paymentStatus: string },
  now: Date,
) {
  if (!dedication) return { dedications: [], ritualEntries: [], days: [], closed: null };
  const { offering, names } = dedication;
  return {
    dedications: [{ donationId, names, ...dedicationColumns(dedication) }],
    ritualEntries: book.entriesOfPlan(plan, names, { donationId, paymentStatus, offering }, now),
    days: book.daysOfPlan(plan, now),
    closed: closedOf(plan),
  };
}

/** Where the receipt goes of a donation that is about to be written. */
async function addressOf(tx: Tx, donor: DonorColumns, paidOn: Day): Promise<string | null> {
  const { personId, phone, email } = donor;
  const onFile = personId && (await findEmailOfDonor(tx, { personId, phone, email, paidOn }));
  return paperAddress({ personId, given: email, onFile });
}
