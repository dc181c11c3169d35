import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';

/** Whose names stand on a day, or will once they are paid for. */
export async function findDonationsOn(tx: Tx, dayId: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select distinct donation_id as id from ritual_entries
    where ritual_day_id = ${dayId} and donation_id is not null and removed_at is null and read_at is null`.execute(
    tx,
  );
  return rows.map(({ id }) => id);
}

/**
 * Puts what has not been read on another day, or, without one, leaves it open. A donation that has names on that day
 * already waits for another one: a series stands once on each of its days.
 */
export async function moveListed(
  tx: Tx,
  from: string,
  { dayId, isLate }: { dayId: string | null; isLate: boolean },
): Promise<{ donationIds: string[]; left: number }> {
  const { rows } = await sql<{ donationId: string | null }>`
    update ritual_entries as entry
    set ritual_day_id = ${dayId}::uuid, cancelled_day_id = ${from}, is_late = ${isLate}, version = version + 1
    where entry.ritual_day_id = ${from} and entry.read_at is null
      and (entry.donation_id is null or ${dayId}::uuid is null or not exists (select from ritual_entries as other
        where other.donation_id = entry.donation_id and other.ritual_day_id = ${dayId}::uuid and other.removed_at is null)
        and not exists (select from ritual_entries as sooner
        where sooner.donation_id = entry.donation_id and sooner.ritual_day_id = ${from} and sooner.read_at is null
          and sooner.removed_at is null and sooner.turn < entry.turn))
    returning entry.donation_id as "donationId"`.execute(tx);
  const { rows: counted } = await sql<{ left: number }>`select count(*) as left from ritual_entries
    where ritual_day_id = ${from} and read_at is null`.execute(tx);
  const donationIds = [...new Set(rows.flatMap(({ donationId }) => donationId ?? []))];
  return { donationIds, left: counted[0]?.left ?? 0 };
}
