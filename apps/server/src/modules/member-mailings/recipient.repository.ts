import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { waysToSend } from '../../platform/mail/ways-to-send.ts';
import { memberConditions, type MemberFilter } from '../members/index.ts';

type Ways = Awaited<ReturnType<typeof waysToSend>>;

/** By mail where there is an address, else by SMS where there is a phone. Nobody writes to the deceased. */
const wayTo = ({ hasMail, hasSms }: Ways) => sql<'email' | 'sms' | null>`case
  when members.end_reason = 'deceased' then null
  when ${hasMail}::boolean and people.email is not null then 'email'
  when ${hasSms}::boolean and people.phone is not null then 'sms' end`;

export async function countRecipients(db: Db | Tx, filter: MemberFilter, ways: Ways) {
  const { rows } = await sql<{ email: number; sms: number; unreachable: number; optedOut: number }>`
    select count(*) filter (where way = 'email' and not is_opted_out) as email,
      count(*) filter (where way = 'sms' and not is_opted_out) as sms,
      count(*) filter (where way is null and not is_opted_out) as unreachable,
      count(*) filter (where is_opted_out) as "optedOut"
    from (select members.is_opted_out, ${wayTo(ways)} as way
      from members join people on people.id = members.person_id where ${memberConditions(filter)}) as found`.execute(
    db,
  );
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
    where ${memberConditions(filter)} and not members.is_opted_out and ${wayTo(ways)} is not null`.execute(
    tx,
  );
}

/** The person as they are at the moment their turn comes. */
export async function findRecipient(tx: Tx, memberId: string, ways: Ways) {
  const { rows } = await sql<{
    id: string;
    email: string | null;
    phone: string | null;
    way: 'email' | 'sms' | null;
  }>`
    select members.id, people.email, people.phone, ${wayTo(ways)} as way
    from all_members as listed
    join members on members.id = coalesce(listed.merged_into, listed.id)
      and members.deleted_at is null and not members.is_opted_out
    join people on people.id = members.person_id
    where listed.id = ${memberId}`.execute(tx);
  return rows[0];
}
