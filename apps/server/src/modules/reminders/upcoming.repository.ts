import type { Day, UpcomingMember } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { type Ways, wayTo } from '../../platform/mail/way-to-sql.ts';
import { hasPaymentUnderWay, running, wasReminded } from './reminder.repository.ts';

export interface TermCount {
  end: Day;
  graceUntil: Day;
  email: number;
  sms: number;
  unreachable: number;
  optedOut: number;
}

/** By which way each member is reached, or why they are not. */
const wayOrNone = (ways: Ways) => sql`case when members.is_opted_out then 'opted_out'
  else coalesce(${wayTo(ways)}, 'unreachable') end`;

/** How many members have their paid days end on each of these days, by the way they are reached. */
export async function countTerms(db: Db | Tx, from: Day, to: Day, ways: Ways): Promise<TermCount[]> {
  const { rows } = await sql<TermCount>`
    select paid_until as "end", grace_until as "graceUntil",
      count(*) filter (where way = 'email') as email, count(*) filter (where way = 'sms') as sms,
      count(*) filter (where way = 'unreachable') as unreachable,
      count(*) filter (where way = 'opted_out') as "optedOut"
    from (select members.paid_until, members.grace_until, ${wayOrNone(ways)} as way
      from members join people on people.id = members.person_id
      where ${running} and members.paid_until between ${from}::date and ${to}::date
        and not ${hasPaymentUnderWay}) as counted
    group by paid_until, grace_until order by paid_until, grace_until`.execute(db);
  return rows;
}

interface Group {
  termEnd: Day;
  reminder: string;
  /** Null where the days of grace make no difference. */
  graceUntil: Day | null;
  most: number;
}

/** Those of one group who were not reminded yet, by name. */
export async function findTermMembers(
  db: Db | Tx,
  { termEnd, reminder, graceUntil, most }: Group,
  ways: Ways,
): Promise<UpcomingMember[]> {
  const { rows } = await sql<UpcomingMember>`
    select members.id, people.name, members.membership_code as "membershipCode", ${wayOrNone(ways)} as way
    from members join people on people.id = members.person_id
    where ${running} and members.paid_until = ${termEnd}::date and not ${hasPaymentUnderWay}
      and not ${wasReminded(termEnd, reminder, null)}
      and (${graceUntil}::date is null or members.grace_until = ${graceUntil}::date)
    order by people.name_key, people.id limit ${most}`.execute(db);
  return rows;
}
