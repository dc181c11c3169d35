import { takeBackMinutes } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

/** Days that were read longer ago than they can be taken back, and whose families have not been told. */
export async function findUntoldDays(db: Db | Tx, now: Date): Promise<string[]> {
  const rows = await db
    .selectFrom('ritualDays')
    .select('id')
    .where('state', '=', 'read')
    .where('toldAt', 'is', null)
    .where('readAt', '<=', new Date(now.getTime() - takeBackMinutes * 60_000))
    .orderBy('readAt')
    .execute();
  return rows.map(({ id }) => id);
}

/** Who asked for word, with the contact on file now. Somebody who was erased has none. */
export async function findFamilies(
  tx: Tx,
  { dayId, wasRead, donationIds }: { dayId?: string; wasRead?: boolean; donationIds?: readonly string[] },
) {
  return tx
    .selectFrom('dedications as dedication')
    .innerJoin('donations as donation', 'donation.id', 'dedication.donationId')
    .leftJoin('members', 'members.id', 'donation.memberId')
    .leftJoin('people', 'people.id', 'members.personId')
    .select((row) => [
      'donation.id as donationId',
      'donation.donorName as name',
      'dedication.notify',
      row.fn.coalesce('people.email', 'donation.email').as('email'),
      row.fn.coalesce('people.phone', 'donation.phone').as('phone'),
    ])
    .where('dedication.notify', 'is not', null)
    .where('donation.deletedAt', 'is', null)
    .$if(donationIds !== undefined, (query) => query.where('donation.id', 'in', donationIds!))
    .$if(dayId !== undefined, (query) =>
      query.where(
        sql<boolean>`exists (select from ritual_entries as entry where entry.donation_id = donation.id
          and entry.ritual_day_id = ${dayId!} and (entry.read_at is not null or ${!wasRead}))`,
      ),
    )
    .orderBy('donation.createdAt')
    .orderBy('donation.id')
    .execute();
}
export type Family = Awaited<ReturnType<typeof findFamilies>>[number];
