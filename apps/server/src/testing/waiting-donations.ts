import type { Db, Tx } from '../db/open-database.ts';

let count = 0;

/** Donations whose slips wait to be verified, straight into the tables. Answers their ids. */
export async function insertWaitingDonations(db: Db | Tx, number: number): Promise<string[]> {
  const purpose = await db.selectFrom('donationPurposes').select('id').executeTakeFirstOrThrow();
  const submittedAt = new Date();
  const day = submittedAt.toISOString().slice(0, 10);
  const sum = { currency: 'BTN', amount: 10_000 };
  const donations = Array.from({ length: number }, () => {
    count += 1;
    return {
      ...sum,
      donationNumber: `D-${count}`,
      reference: `R-${count}`,
      donorType: 'anonymous' as const,
      donorName: 'Anonymous',
      purposeId: purpose.id,
      donatedOn: day,
      channel: 'public' as const,
      paymentStatus: 'pending' as const,
    };
  });
  const inserted = await db.insertInto('donations').values(donations).returning('id').execute();
  const slip = {
    ...sum,
    method: 'mobile_transfer' as const,
    status: 'pending' as const,
    paidOn: day,
    submittedAt,
  };
  const slips = inserted.map(({ id }) => Object.assign({ donationId: id }, slip));
  const payments = await db.insertInto('payments').values(slips).returning(['id', 'donationId']).execute();
  for (const { id, donationId } of payments) {
    await db.updateTable('donations').set({ decidingPaymentId: id }).where('id', '=', donationId).execute();
  }
  return inserted.map(({ id }) => id);
}
