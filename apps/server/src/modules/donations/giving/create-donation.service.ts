import { dayOf, type donations, formatAmount, type InputOf, type ResponseOf } from '@kathok/contract';
import { fieldProblem, orNotFound, requireNoFaults } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { isDonationStaff } from '../donation-access.ts';
import { donationDue } from '../donation-due.ts';
import { addDonation, findDonation, setDedication } from '../donation.repository.ts';
import { donorColumns, donorErrors } from './donor.ts';
import { donationErrors } from './donation-rules.ts';
import { auditableDonation, auditedDonation, presentDonation } from '../present-donation.ts';
import { words } from '../words.en.ts';
import { keepClaim } from '../../members/index.ts';
import { recordPayment } from '../../payments/index.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';

type Create = typeof donations.create;

/** Anybody may give; the office may say at once that the money is there. */
export function createDonation(ctx: Ctx, { body }: InputOf<Create>): Promise<ResponseOf<Create>> {
  return inTransaction(ctx, async (tx) => {
    const isStaff = isDonationStaff(ctx, 'create');
    const { payment } = body;
    if (payment && !isStaff) throw fieldProblem('payment', 'isForStaff', words.onlyStaff);
    const id = await insertDonation(tx, ctx, body, isStaff);
    if (payment) {
      const due = orNotFound(await donationDue.lock(tx, id));
      const paidOn = payment.paidOn ?? body.donatedOn;
      await recordPayment(tx, ctx, donationDue, due, { ...payment, paidOn });
    }
    const row = orNotFound(await findDonation(tx, id));
    await ctx.audit(tx, { action: 'create', ...auditedDonation(row), after: auditableDonation(row) });
    if (isDonationStaff(ctx, 'read') && isStaff) return presentDonation(tx, id);
    const { reference, currency } = row;
    return { id, reference, amount: formatAmount(row.amount), currency };
  });
}

async function insertDonation(tx: Tx, ctx: Ctx, body: InputOf<Create>['body'], isStaff: boolean) {
  const circumstances = { isStaff, now: ctx.now };
  requireNoFaults([...donorErrors(body), ...(await donationErrors(tx, body, circumstances))]);
  const donor = await donorColumns(tx, body, circumstances);
  const { purposeId, amount, currency, donatedOn = dayOf(ctx.now), message = null } = body;
  const { isAnonymous = donor.donorType === 'anonymous' } = body;
  const donation = { purposeId, amount, currency, donatedOn, message, isAnonymous };
  const channel = isStaff ? 'staff' : ctx.actor?.memberId ? 'member' : 'public';
  const id = await addDonation(tx, { ...donor, ...donation, channel }, ctx.now);
  if (body.dedication) await setDedication(tx, id, body.dedication);
  if (!isStaff && donor.donorType === 'non_member' && donor.personId) {
    const { personId, donorName, phone, email, countryId, address } = donor;
    const said = { name: donorName, phone, email, countryId, address };
    await keepClaim(tx, { personId, from: { donationId: id }, said, now: ctx.now });
  }
  return id;
}
