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
import { type DonorColumns, lookUpForDonation } from '../donation.repository.ts';
import { donorErrors, findDonor, memberOf } from './donor.ts';
import { donationErrors } from './donation-rules.ts';
import { factsOf, newDonation, numbered, recordOf } from './new-donation.ts';
import { auditableDonation, auditedDonation, toDonation } from '../present-donation.ts';
import { words } from '../words.en.ts';
import { recordClaim } from '../../members/index.ts';
import {
  drawReference,
  mailReceipt,
  newReference,
  newStaffPayment,
  recordedPayment,
  settlement,
  toNewPayment,
  withReceipt,
} from '../../payments/index.ts';
import { findEmailOfDonor, lookUpForReceipts, paperAddress, writeReceipts } from '../../receipts/index.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';
import { codeAtEnd, nameAtEnd, writeAtEnd } from '../../../db/at-end/index.ts';

type Create = typeof donations.create;

/**
 * Anybody may give; the office may say at once that the money is there. All is looked up first, then everything is
 * written and numbered by the last statement: everybody else who gives waits for no more than that.
 */
export function createDonation(ctx: Ctx, { body }: InputOf<Create>): Promise<ResponseOf<Create>> {
  return inTransaction(ctx, async (tx) => {
    const isStaff = isDonationStaff(ctx, 'create');
    const { now } = ctx;
    if (body.payment && !isStaff) throw fieldProblem('payment', 'isForStaff', words.onlyStaff);
    const drawn = drawReference();
    const sought = { ...body, memberId: memberOf(body), reference: drawn };
    const found = await lookUpForDonation(tx, sought);
    requireNoFaults([...donorErrors(body), ...donationErrors(body, found, { isStaff, now })]);
    const { purpose } = found;
    if (!purpose) throw fieldProblem('purposeId', 'exists', words.noPurpose);
    const donor = await findDonor(tx, body, { isStaff, now, giver: found.giver });
    const channel = isStaff ? 'staff' : ctx.actor?.memberId ? 'member' : 'public';
    const reference = found.isReferenceTaken ? await newReference(tx) : drawn;
    const promised = newDonation(body, donor.columns, { channel, reference, today: dayOf(now), now });
    const staffPayment = body.payment && { ...body.payment, paidOn: body.payment.paidOn ?? body.donatedOn };
    const payment = staffPayment && newStaffPayment(ctx, donationDue, promised, staffPayment, found.settings);
    if (!isStaff && donor.columns.donorType === 'non_member' && donor.columns.personId) {
      const { personId, donorName, phone, email, countryId, address } = donor.columns;
      const said = { name: donorName, phone, email, countryId, address };
      await recordClaim(tx, { personId, from: { donationId: promised.id }, said, now });
    }

    const series = 'issued' as const;
    const paid = payment?.status === 'paid' ? payment : null;
    const address =
      paid && found.settings.mailReceipts ? await addressOf(tx, donor.columns, paid.paidOn) : null;
    const donation = numbered(promised, await codeAtEnd(tx, 'donation_number', 'D'), payment);
    nameAtEnd(tx, 'donations', 'donationNumber', { id: donation.id, code: donation.donationNumber });
    const dedications = body.dedication ? [{ donationId: donation.id, ...body.dedication }] : [];
    const facts = factsOf(donation, donor.shown, purpose);
    const known = paid && (await lookUpForReceipts(tx, series, [donor.shown.membershipCode]));
    const [receipt] = known
      ? writeReceipts(tx, [{ payment: paid, facts }], {
          head: donationDue.head,
          now,
          series,
          settings: found.settings,
          known,
        })
      : [];
    await writeAtEnd(tx, {
      donations: [donation],
      dedications,
      payments: payment ? [payment] : [],
      ...(paid && settlement(ctx, paid, donationDue.head)),
    });
    if (paid && receipt) {
      const { amount, currency } = paid;
      const told = { receipt, amount, currency, balance: 0, isSurplus: false, isSimulated: false };
      await mailReceipt(tx, ctx, facts, told, { address, settings: found.settings });
    }

    const record = recordOf(donation, { ...donor, purpose, dedication: body.dedication, payment, receipt });
    const due = { id: donation.id, label: donation.donationNumber };
    if (payment) await ctx.audit(tx, recordedPayment(donationDue, due, payment));
    await ctx.audit(tx, { action: 'create', ...auditedDonation(record), after: auditableDonation(record) });
    if (!isStaff || !isDonationStaff(ctx, 'read')) {
      const { id, amount, currency } = record;
      return { id, reference, amount: formatAmount(amount), currency };
    }
    const written = toDonation(record, payment ? [toNewPayment(payment, ctx.actor?.name ?? null)] : []);
    return receipt ? withReceipt(written, { ...receipt, isDeciding: true }) : written;
  });
}

/** Where the receipt goes of a donation that is about to be written. */
async function addressOf(tx: Tx, donor: DonorColumns, paidOn: Day): Promise<string | null> {
  const { personId, phone, email } = donor;
  const onFile = personId && (await findEmailOfDonor(tx, { personId, phone, email, paidOn }));
  return paperAddress({ personId, given: email, onFile });
}
