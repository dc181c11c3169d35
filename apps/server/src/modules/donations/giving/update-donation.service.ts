import { type Donation, type donations, erasedName, type FieldError, type InputOf } from '@kathok/contract';
import { AppError, faultsIn, orNotFound, requireNoFaults } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { donationDue } from '../donation-due.ts';
import {
  type DonationRecord,
  findDonation,
  lockDonation,
  lookUpForDonation,
  setDedication,
  updateDonationRow,
} from '../donation.repository.ts';
import { changedDonor } from './changed-donor.ts';
import { details, donorErrors, findDonor, memberOf } from './donor.ts';
import { donationErrors } from './donation-rules.ts';
import { auditableDonation, auditedDonation, dedicationOf, presentDonation } from '../present-donation.ts';
import { words } from '../words.en.ts';
import type { RitualBook } from '../../rituals/index.ts';
import { recordPayment, wasEverPaid, withReceipt } from '../../payments/index.ts';
import { changes } from '../../../platform/audit/audit.ts';
import { type Ctx, inTransaction } from '../../../platform/context.ts';

type Update = typeof donations.update;
type Change = Omit<InputOf<Update>['body'], 'version'>;

export function updateDonation(
  ctx: Ctx,
  { params, body }: InputOf<Update>,
  book: RitualBook,
): Promise<Donation> {
  const { version, payment, ...change } = body;
  return inTransaction(ctx, async (tx) => {
    const before = orNotFound(await lockDonation(tx, params.id));
    if (version !== undefined && version !== before.version) throw new AppError('stale_version');
    const hasReceipt = await wasEverPaid(tx, donationDue, before.id);
    requireNoFaults(lateErrors({ ...before, hasReceipt }, { ...change, payment }));
    await applyChange(tx, ctx, before, change, book);
    const due = payment && orNotFound(await donationDue.lock(tx, before.id));
    const recorded = due && (await recordPayment(tx, ctx, donationDue, due, payment));
    const shown = withReceipt(await presentDonation(tx, before.id, ctx.now), recorded?.receipt ?? null);
    const { receiptNumber } = shown;
    const after = { ...orNotFound(await findDonation(tx, before.id)), receiptNumber };
    const hidden = before.identityNumber === after.identityNumber ? [] : ['identityNumber'];
    const differing = changes(auditableDonation(before), auditableDonation(after), hidden);
    if (Object.keys(differing.after).length > 0)
      await ctx.audit(tx, { action: 'update', ...auditedDonation(after), ...differing });
    return shown;
  });
}

const alwaysOpen = new Set(['dedication', 'message', 'isAnonymous', 'pledgeId']);
const sums = new Set(['amount', 'currency']);
/** What the books and a receipt, void or not, say of a donation beside its amount. */
const told = new Set(['currency', 'purposeId', 'donorType', 'memberId', ...details]);

/** Once it was paid, and while the sum is on its way, there is less that may change. */
function lateErrors(
  { paymentStatus, hasReceipt }: DonationRecord & { hasReceipt: boolean },
  change: Change,
): FieldError[] {
  const given = Object.entries(change).flatMap(([field, value]) => (value === undefined ? [] : [field]));
  if (paymentStatus === 'paid') {
    const closed = given.filter((field) => !alwaysOpen.has(field));
    return faultsIn(closed, 'isOpen', words.notAfterPayment);
  }
  const isOnItsWay = paymentStatus === 'pending' || paymentStatus === 'processing';
  const waiting = given.filter((field) => isOnItsWay && sums.has(field));
  const receipted = given.filter((field) => hasReceipt && told.has(field));
  return [
    ...faultsIn(waiting, 'isOpen', words.notWhileWaiting),
    ...faultsIn(receipted, 'isOpen', words.notAfterReceipt),
  ];
}

async function applyChange(
  tx: Tx,
  ctx: Ctx,
  before: DonationRecord,
  change: Omit<Change, 'payment'>,
  book: RitualBook,
) {
  const circumstances = { isStaff: true, now: ctx.now };
  const { purposeId, amount, currency, donatedOn, message, isAnonymous, dedication, pledgeId, ...written } =
    change;
  const donor = changedDonor(before, written);
  if (donor && before.donorName === erasedName) throw new AppError('wrong_state', { detail: words.erased });
  const kept = purposeId === before.purposeId;
  const heldAgainstPledge = pledgeId ? before.currency : undefined;
  const looked = {
    ...change,
    purposeId: kept ? undefined : purposeId,
    currency: currency ?? heldAgainstPledge,
  };
  const found = await lookUpForDonation(tx, { ...looked, memberId: donor ? memberOf(donor) : undefined });
  const errors = donationErrors(looked, found, circumstances);
  requireNoFaults([...(donor ? donorErrors(donor) : []), ...errors]);
  // What a visitor wrote stays what a visitor wrote, also where staff correct the donation: it fills no gap of a person.
  const isStaff = before.channel === 'staff' || before.channel === 'import';
  const columns = donor
    ? (await findDonor(tx, donor, { ...circumstances, isStaff, giver: found.giver })).columns
    : {};
  const donation = { purposeId, amount, currency, donatedOn, message, isAnonymous, pledgeId };
  if (dedication !== undefined) await changeDedicationOf(tx, ctx, before, dedication, book);
  await updateDonationRow(tx, before.id, { ...columns, ...withoutAbsent(donation) }, ctx.now);
}

/** What of its days is not said stays; the lists of the days follow. */
async function changeDedicationOf(
  tx: Tx,
  ctx: Ctx,
  before: DonationRecord,
  change: Change['dedication'],
  book: RitualBook,
) {
  const was = dedicationOf(before);
  const merged = change ? { ...was, ...change, offering: change.offering ?? was?.offering ?? '' } : null;
  await setDedication(tx, before.id, merged);
  const { id: donationId, paymentStatus } = before;
  const given = { donationId, paymentStatus, offering: merged?.offering ?? null };
  await book.changeDedication(tx, given, { before: was, after: merged }, { now: ctx.now, isStaff: true });
}

function withoutAbsent<Values extends object>(values: Values): Partial<Values> {
  const present = Object.entries(values).filter(([, value]) => value !== undefined);
  return Object.fromEntries(present) as Partial<Values>;
}
