import type { Tx } from '../../../db/open-database.ts';

/** What would lose its owner: money that was paid, also what is kept apart, and an account to sign in with. */
export async function countMemberDependents(
  tx: Tx,
  memberId: string,
): Promise<{ fees: number; donations: number; logins: number }> {
  const fees = await tx
    .selectFrom('membershipFees')
    .where('memberId', '=', memberId)
    .where((fee) =>
      fee.or([
        fee('amountPaid', '>', 0),
        fee('paymentStatus', 'in', ['paid', 'pending', 'processing']),
        fee.exists(
          fee
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.feeId', '=', 'membershipFees.id')
            .where('payments.status', '=', 'paid'),
        ),
      ]),
    )
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const donations = await tx
    .selectFrom('donations')
    .where('memberId', '=', memberId)
    .where((donation) =>
      donation.or([
        donation('paymentStatus', 'in', ['paid', 'pending', 'processing']),
        donation.exists(
          donation
            .selectFrom('payments')
            .select('payments.id')
            .whereRef('payments.donationId', '=', 'donations.id')
            .where('payments.status', '=', 'paid'),
        ),
      ]),
    )
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  const logins = await tx
    .selectFrom('users')
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .select((row) => row.fn.countAll<number>().as('count'))
    .executeTakeFirstOrThrow();
  return { fees: fees.count, donations: donations.count, logins: logins.count };
}

/** The code of the membership that a person has now. */
export async function findCodeOfPerson(tx: Tx, personId: string): Promise<string | undefined> {
  const row = await tx
    .selectFrom('members')
    .select('membershipCode')
    .where('personId', '=', personId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return row?.membershipCode;
}
