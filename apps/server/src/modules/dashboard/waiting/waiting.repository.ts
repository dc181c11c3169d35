import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

export type DueName = 'fee' | 'donation';

interface WaitingSum {
  currency: string;
  count: number;
  amount: number;
  /** Of all of them, whatever their currency. */
  oldestAt: Date;
}

const column = { fee: sql.ref('fee_id'), donation: sql.ref('donation_id') };

/** What waits to be verified, by currency: how much is kept, and how long is seen in an index of what waits alone. */
export async function sumWaiting(db: Db | Tx, due: DueName): Promise<WaitingSum[]> {
  const { rows } = await sql<WaitingSum>`
    select currency, sum(row_count)::bigint as count, sum(amount)::bigint as amount,
      (select min(submitted_at) from payments where status = 'pending' and ${column[due]} is not null) as "oldestAt"
    from pending_payment_counts where due = ${sql.lit(due)}
    group by currency having sum(row_count) > 0 order by currency <> 'BTN', currency`.execute(db);
  return rows;
}

interface WaitingRow {
  kind: DueName;
  id: string;
  name: string;
  about: string;
  submittedAt: Date;
  currency: string;
  amount: number;
}

/** Lists the payments that have waited longest. */
export async function findLongestWaiting(
  db: Db | Tx,
  dues: readonly DueName[],
  most: number,
): Promise<WaitingRow[]> {
  const each = dues.map(
    (due) => sql`(select id, submitted_at from payments
      where status = 'pending' and ${column[due]} is not null order by submitted_at, id limit ${sql.lit(most)})`,
  );
  if (each.length === 0) return [];
  const { rows } = await sql<WaitingRow>`
    select case when payments.fee_id is null then 'donation' else 'fee' end as kind,
      coalesce(fees.id, donations.id) as id, coalesce(people.name, donations.donor_name) as name,
      coalesce(types.name, purposes.name) as about, payments.submitted_at as "submittedAt",
      payments.currency, payments.amount
    from (${sql.join(each, sql` union all `)}) as waiting
    join payments on payments.id = waiting.id
    left join membership_fees as fees on fees.id = payments.fee_id
    left join membership_types as types on types.id = fees.membership_type_id
    left join all_members as members on members.id = fees.member_id
    left join people on people.id = members.person_id
    left join donations on donations.id = payments.donation_id
    left join donation_purposes as purposes on purposes.id = donations.purpose_id
    order by waiting.submitted_at, waiting.id limit ${sql.lit(most)}`.execute(db);
  return rows;
}
