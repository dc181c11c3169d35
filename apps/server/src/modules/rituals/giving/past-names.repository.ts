import type { Day } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

/** The rituals that a book may name, by whatever name they have now. */
export function findRitualNames(db: Db | Tx) {
  return db.selectFrom('rituals').select(['id', 'name']).orderBy('createdAt').execute();
}

/** The dates on which the names of these donations are to be read, with the ritual of each. */
export async function findPastDates(tx: Tx, donationIds: readonly string[]) {
  const { rows } = await sql<{ ritualId: string; date: Day; closingDays: number; closingHour: number }>`
    select distinct ritual.id as "ritualId", read_on as date, closing_days as "closingDays", closing_hour as "closingHour"
    from dedications join rituals as ritual
      on ritual.id = dedications.ritual_id or (dedications.ritual_id is null and ritual.shipped = 'prayers')
    where donation_id = any(${[...donationIds]}::uuid[]) and read_on is not null and jsonb_array_length(names) > 0`.execute(
    tx,
  );
  return rows;
}

/** Puts the names of these donations on the lists of their days, all in one statement. */
export async function insertPastNames(tx: Tx, donationIds: readonly string[], now: Date): Promise<void> {
  await sql`
    insert into ritual_entries (ritual_id, ritual_day_id, donation_id, name_number, name, living, offering,
      payment_status, created_at)
    select ritual.id, day.id, donation.id, name.number, name.value ->> 'name', (name.value ->> 'living')::boolean,
      offering, donation.payment_status, ${now}
    from dedications
    join donations as donation on donation.id = dedications.donation_id
    join rituals as ritual
      on ritual.id = dedications.ritual_id or (dedications.ritual_id is null and ritual.shipped = 'prayers')
    left join ritual_days as day on day.ritual_id = ritual.id and day.date = read_on and day.state in ('confirmed', 'read')
    cross join lateral jsonb_array_elements(names) with ordinality as name (value, number)
    where donation.id = any(${[...donationIds]}::uuid[]) and read_on is not null
    order by donation.id, name.number`.execute(tx);
}
