import { sql } from 'kysely';
import { foldName } from '../../../db/searching/fold-name.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { DonationPurpose, PastDonation } from './past-donation.ts';

/** Also those that are no longer collected for. */
export function findPurposes(db: Db | Tx): Promise<DonationPurpose[]> {
  return db
    .selectFrom('donationPurposes')
    .select(['id', 'name', 'isTaxDeductible'])
    .where('deletedAt', 'is', null)
    .orderBy('isActive', 'desc')
    .execute();
}

/** Donations of the same donor, day and sum, by the place of the row: place → donation number. */
export async function findSameDonations(
  db: Db | Tx,
  donations: readonly PastDonation[],
): Promise<Map<number, string>> {
  const sought = donations.map(({ member, sought: { name }, payment }, place) => ({
    place,
    member_id: member?.id ?? null,
    name_key: member || name === null ? null : foldName(name),
    amount: payment.amount,
    currency: payment.currency,
    day: payment.paidOn,
  }));
  const { rows } = await sql<{ place: number; donationNumber: string }>`
    select place, donation_number
    from jsonb_to_recordset(${JSON.stringify(sought)}::jsonb)
        as sought (place int, member_id uuid, name_key text, amount bigint, currency text, day date)
      join donations on donated_on = day and donations.amount = sought.amount and donations.currency = sought.currency
        and (donations.member_id = sought.member_id or donor_name_key = name_key)
    where deleted_at is null`.execute(db);
  return new Map(rows.map(({ place, donationNumber }) => [place, donationNumber]));
}

export async function countChangedDonations(tx: Tx, importId: string): Promise<number> {
  const { count } = await tx
    .selectFrom('donations')
    .select(tx.fn.countAll<number>().as('count'))
    .where('importId', '=', importId)
    .where('version', '>', 1)
    .executeTakeFirstOrThrow();
  return count;
}
