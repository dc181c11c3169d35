import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { type Ways, wayTo } from '../../platform/mail/way-to-sql.ts';
import type { MemberFilter } from '../members/index.ts';

/** Nobody writes to the deceased. */
const wayToLiving = (ways: Ways) => sql<'email' | 'sms' | null>`case
  when members.end_reason is distinct from 'deceased' then ${wayTo(ways)} end`;

export async function countRecipients(db: Db | Tx, filter: MemberFilter, ways: Ways) {
  const { rows } = await sql<{ email: number; sms: number; unreachable: number; optedOut: number }>`
    select count(*) filter (where way = 'email' and not is_opted_out) as email,
      count(*) filter (where way = 'sms' and not is_opted_out) as sms,
      count(*) filter (where way is null and not is_opted_out) as unreachable,
      count(*) filter (where is_opted_out) as "optedOut"
    from (select members.is_opted_out, ${wayToLiving(ways)} as way
      from members join people on people.id = members.person_id where ${filter.where}) as found`.execute(db);
  return rows[0]!;
}

/** Everybody who is to get the message, in one statement; their turns come one by one. */
export async function insertTurns(
  tx: Tx,
  mailingId: string,
  filter: MemberFilter,
  ways: Ways,
): Promise<void> {
  await sql`insert into member_mailing_people (mailing_id, member_id)
    select ${mailingId}, members.id from members join people on people.id = members.person_id
    where ${filter.where} and not members.is_opted_out and ${wayToLiving(ways)} is not null`.execute(tx);
}

/** The person as they are at the moment their turn comes. */
export async function findRecipient(tx: Tx, memberId: string, ways: Ways) {
  const { rows } = await sql<{
    id: string;
    email: string | null;
    phone: string | null;
    way: 'email' | 'sms' | null;
  }>`
    select members.id, people.email, people.phone, ${wayToLiving(ways)} as way
    from all_members as listed
    join members on members.id = coalesce(listed.merged_into, listed.id)
      and members.deleted_at is null and not members.is_opted_out
    join people on people.id = members.person_id
    where listed.id = ${memberId}`.execute(tx);
  return rows[0];
}
