import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { hideFromPlanner } from '../../../db/statements/hide-from-planner.ts';

export interface TypePrice {
  name: string;
  months: number;
  amount: number;
  currency: string;
}

/** What each type costs in the frequency that it is paid in least often; the centre's own currency before others. */
export async function findTypePrices(db: Db | Tx): Promise<TypePrice[]> {
  const { rows } = await sql<TypePrice>`
    select * from (
      select distinct on (types.id) types.name, months, fees.amount, fees.currency
      from membership_types as types
      join membership_type_fees as fees on fees.membership_type_id = types.id
      join payment_frequencies as frequencies on frequencies.id = fees.payment_frequency_id
      where types.deleted_at is null and types.is_active
      order by types.id, months = 0 desc, abs(months - 12), fees.currency <> 'BTN', fees.currency) as prices
    order by amount, name`.execute(db);
  return rows;
}

interface Colleague {
  name: string;
  role: string;
  hasSignedIn: boolean;
}

/** Somebody else who works here, preferably one who has signed in already. */
export async function findColleague(db: Db | Tx, userId: string): Promise<Colleague | undefined> {
  const { rows } = await sql<Colleague>`
    select colleagues.name, roles.name as role, "hasSignedIn"
    from roles cross join lateral (
      select name, created_at, password_hash is not null as "hasSignedIn" from users
      where role_id = roles.id and deleted_at is null and status = 'active' and id <> ${hideFromPlanner(userId, 'uuid')}
      order by "hasSignedIn" desc, created_at desc limit 1) as colleagues
    where roles.role_type = 'admin'
    order by "hasSignedIn" desc, colleagues.created_at desc limit 1`.execute(db);
  return rows[0];
}

/** Whether anybody is in the register, from the kept counts, and whether a message has ever left. */
export async function findFirsts(db: Db | Tx): Promise<{ hasMember: boolean; hasSent: boolean }> {
  const { rows } = await sql<{ hasMember: boolean; hasSent: boolean }>`select
    exists (select from shown_member_place_counts where not is_removed and row_count > 0) as "hasMember",
    exists (select from outbox_messages where status = 'sent') as "hasSent"`.execute(db);
  return rows[0]!;
}
