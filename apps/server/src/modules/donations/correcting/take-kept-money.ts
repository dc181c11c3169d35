import { dayOf, type Donation } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { DonorColumns } from '../donation.repository.ts';
import { presentDonation } from '../present-donation.ts';
import { requireActivePurpose, splitDonation } from './split-donation.ts';
import { type DueKind, findPayments, paymentWords, reverseDue } from '../../payments/index.ts';
import type { Ctx } from '../../../platform/context.ts';

interface Taken {
  kind: DueKind;
  dueId: string;
  /** Read once what was paid is locked, since members may be merged meanwhile. */
  readDonor(): Promise<DonorColumns>;
  purposeId: string;
  /** Where more than one payment is kept apart; else the latest. */
  paymentId?: string | undefined;
}

/**
 * Money that was kept apart is taken as a donation, once the sender has agreed: it leaves what is held for refund
 * and is booked as a donation, with a receipt of its own. Of two who decide at once, one finds it decided.
 */
export async function takeKeptMoney(
  tx: Tx,
  ctx: Ctx,
  { kind, dueId, readDonor, purposeId, paymentId }: Taken,
): Promise<Donation> {
  const due = orNotFound(await kind.lock(tx, dueId));
  const payments = await findPayments(tx, kind, due.id);
  const kept = payments.find(
    ({ id, status, isSurplus }) => status === 'paid' && isSurplus && id === (paymentId ?? id),
  );
  if (!kept) throw new AppError('wrong_state', { detail: paymentWords.nothingKeptApart });
  const { name } = await requireActivePurpose(tx, purposeId, 'purposeId');
  const { id, amount } = kept;
  const donor = await readDonor();
  await reverseDue(tx, ctx, kind, dueId, { reason: paymentWords.takenAsDonation(name), paymentId: id });
  const donationId = await splitDonation(tx, ctx, {
    donor,
    payment: kept,
    amount,
    purposeId,
    splitFrom: due.label,
    // The books of the day on which the money came are left as they are.
    day: dayOf(ctx.now),
  });
  return presentDonation(tx, donationId, ctx.now);
}
