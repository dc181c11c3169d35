import type { Day, RitualMaterial } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

interface Prepared {
  date: Day;
  materials: RitualMaterial[];
  names: number;
  donations: number;
  /** Of purposes that are counted in lamps; what was given for several days is spread over them. */
  lamps: number;
}

export async function findPrepared(db: Db | Tx, dayId: string): Promise<Prepared | undefined> {
  const { rows } = await sql<Prepared>`
    with given as (
      select entry.donation_id, count(*) as names from ritual_entries as entry
      join rituals as ritual on ritual.id = entry.ritual_id
      where entry.ritual_day_id = ${dayId}
        and (entry.standing = 'listed' or entry.standing = 'waiting' and ritual.include_unverified)
      group by entry.donation_id)
    select day.date, ritual.materials, (select coalesce(sum(names), 0)::bigint from given) as names,
      (select count(donation_id) from given) as donations,
      (select coalesce(sum(floor(donation.amount / purpose.unit_amount / turns.count)), 0)::bigint
        from given join donations as donation on donation.id = given.donation_id
        join donation_purposes as purpose on purpose.id = donation.purpose_id
          and purpose.unit_amount > 0 and purpose.unit_plural ilike '%lamp%'
        cross join lateral (select count(distinct turn) as count from ritual_entries
          where donation_id = given.donation_id and removed_at is null) as turns) as lamps
    from ritual_days as day join rituals as ritual on ritual.id = day.ritual_id where day.id = ${dayId}`.execute(
    db,
  );
  return rows[0];
}
