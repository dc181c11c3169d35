import { dayOf, erasedName, type InputOf, type pledges, type ResponseOf } from '@kathok/contract';
import { AppError, fieldProblem, orNotFound } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { type Ctx, inTransaction } from '../../platform/context.ts';
import { createDonation } from '../donations/index.ts';
import type { RitualBook } from '../rituals/index.ts';
import { findHeld, isPledgeStaff } from './pledge-access.ts';
import type { PledgeRecord } from './pledge-facts-sql.ts';
import { findPledge } from './pledge.repository.ts';
import { words } from './words.en.ts';

type Donate = typeof pledges.donate;
type Payment = InputOf<Donate>['body']['payment'];
type Made = ResponseOf<Donate>;

/** Somebody gives for a pledge now: staff record what came, everybody else goes on to pay. */
export async function donateToPledge(
  ctx: Ctx,
  { params, body }: InputOf<Donate>,
  book: RitualBook,
): Promise<Made> {
  await findHeld(ctx, params.id, 'create');
  if (body.payment && !isPledgeStaff(ctx, 'create'))
    throw fieldProblem('payment', 'isForStaff', words.onlyStaff);
  return inTransaction(ctx, (tx) =>
    giveForPledge({ ...ctx, db: tx }, { pledgeId: params.id, ...body }, book),
  );
}

interface DonationForPledge {
  pledgeId: string;
  amount?: number | undefined;
  payment?: Payment | undefined;
}

/** An ordinary donation, with donor, purpose and dedication of the pledge; which periods it fills is computed. */
export async function giveForPledge(
  ctx: Ctx & { db: Tx },
  { pledgeId, amount, payment }: DonationForPledge,
  book: RitualBook,
): Promise<Made> {
  const pledge = orNotFound(await findPledge(ctx.db, pledgeId));
  if (pledge.donorName === erasedName) throw new AppError('wrong_state', { detail: words.erased });
  const body = {
    ...donorOf(pledge),
    pledgeId,
    purposeId: pledge.purposeId,
    amount: amount ?? pledge.amount,
    currency: pledge.currency,
    dedication: await dedicationOf(ctx, pledge, book),
    ...(payment && { payment, donatedOn: payment.paidOn ?? dayOf(ctx.now) }),
  };
  return createDonation(ctx, { params: {}, query: {}, body }, book);
}

/** As the pledge has it; a member's details are those of the register. */
function donorOf(pledge: PledgeRecord) {
  const { donorType, memberId, donorName, phone, email, identityType, identityNumber, address, countryId } =
    pledge;
  if (donorType === 'member') return { donorType, memberId: memberId! };
  const identity = identityType && identityNumber ? { identityType, identityNumber } : {};
  return { donorType, donorName, phone, email, address, countryId, ...identity };
}

/** Money is never held up by a ritual that has no day: its names are then given without one. */
async function dedicationOf(
  { db: tx, now }: Ctx & { db: Tx },
  { dedication }: PledgeRecord,
  book: RitualBook,
) {
  if (!dedication) return undefined;
  const { offering, names, ritualId } = dedication as {
    offering: string | null;
    names: { name: string; living: boolean }[];
    ritualId: string | null;
  };
  const plain = { offering: offering ?? words.prayers, names };
  if (!ritualId) return plain;
  const withRitual = { offering: offering ?? undefined, names, ritualId };
  try {
    await book.planDedication(tx, withRitual, { now, isStaff: true });
    return withRitual;
  } catch (error) {
    if (error instanceof AppError) return plain;
    throw error;
  }
}
