import { type Day, startOf } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import { type Ways, wayTo } from '../../platform/mail/way-to-sql.ts';
import type { Term } from './reminder-rule.ts';

/** Members with days that end: in the register, not for life, not ended. */
export const running = sql<SqlBool>`members.deleted_at is null and members.end_reason is null
  and not members.is_lifetime and members.paid_until is not null`;

/** A payment is being checked: the person who sent it has done their part. */
export const hasPaymentUnderWay = sql<SqlBool>`exists (select from membership_fees as fees
  join payments on payments.fee_id = fees.id
  where fees.member_id = members.id and fees.deleted_at is null and payments.status in ('pending', 'processing'))`;

/**
 * Also where it went to a record that was merged into this one, and where another reminder of the term has gone out since
 * the day of this one: the days may have been changed in the settings, and nobody is to be reminded again for that.
 */
export const wasReminded = (
  termEnd: Day,
  name: string,
  day: Day | null,
) => sql<SqlBool>`exists (select from reminders
  join all_members as reminded on reminded.id = reminders.member_id
  where (reminded.id = members.id or reminded.merged_into = members.id)
    and reminders.term_end = ${termEnd}::date
    and (reminders.reminder = ${name} or reminders.created_at >= ${day && startOf(day)}))`;

const hasTerm = ({ end, graceUntil }: Term) =>
  sql<SqlBool>`members.paid_until = ${end}::date and members.grace_until = ${graceUntil}::date`;

/** The different ends of paid days between two days, from the kept counts. */
export async function findTerms(db: Db | Tx, from: Day, to: Day): Promise<Term[]> {
  const { rows } = await sql<Term>`
    select distinct paid_until as "end", grace_until as "graceUntil" from shown_member_standing_counts
    where not is_removed and end_reason is null and not is_lifetime and grace_until is not null
      and paid_until between ${from}::date and ${to}::date
    order by paid_until, grace_until`.execute(db);
  return rows;
}

export async function findLongestGrace(db: Db | Tx): Promise<number> {
  const { days } = await db
    .selectFrom('membershipTypes')
    .select((is) => is.fn.max<number | null>('graceDays').as('days'))
    .executeTakeFirstOrThrow();
  return days ?? 0;
}

interface ReminderDay {
  term: Term;
  reminder: string;
  /** On which this reminder is sent. */
  day: Day;
  ways: Ways;
}

/** Who gets a reminder now. */
const isDue = ({ term, reminder, day, ways }: ReminderDay): RawBuilder<SqlBool> =>
  sql<SqlBool>`${running} and ${hasTerm(term)} and not members.is_opted_out and ${wayTo(ways)} is not null
    and not ${hasPaymentUnderWay} and not ${wasReminded(term.end, reminder, day)}`;

export async function findDueMembers(
  db: Db | Tx,
  sought: ReminderDay,
  after: string | null,
  take: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select members.id from members join people on people.id = members.person_id
    where ${isDue(sought)} and (${after}::uuid is null or members.id > ${after}::uuid)
    order by members.id limit ${take}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Reminded {
  id: string;
  name: string;
  membershipCode: string;
  membershipType: string;
  email: string | null;
  phone: string | null;
  way: 'email' | 'sms' | null;
  amount: number | null;
  currency: string | null;
}

/** The type of `members`, and what renewing costs: in the currency of the country of `people` where there is one. */
export const renewalPrice = (currency: string) => sql`
  join membership_types as type on type.id = members.membership_type_id
  left join countries on countries.id = people.country_id
  left join lateral (select fees.amount, fees.currency from membership_type_fees as fees
    where fees.membership_type_id = members.membership_type_id
      and fees.payment_frequency_id = members.payment_frequency_id
      and fees.currency in (countries.currency, ${currency})
    order by fees.currency = countries.currency desc nulls last limit 1) as price on true`;

/** What is said to a member about renewing. */
const facts = (ways: Ways, currency: string) => sql`
  members.id, people.name, members.membership_code as "membershipCode", type.name as "membershipType",
  people.email, people.phone, ${wayTo(ways)} as way, price.amount, price.currency
  from members join people on people.id = members.person_id ${renewalPrice(currency)}`;

/** The member, held until the commit, where the reminder is still due. Of two servers the second waits, and finds none. */
export async function lockDueMember(
  tx: Tx,
  id: string,
  sought: ReminderDay,
  currency: string,
): Promise<Reminded | undefined> {
  await tx.selectFrom('members').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  const { rows } = await sql<Reminded>`
    select ${facts(sought.ways, currency)} where members.id = ${id} and ${isDue(sought)}`.execute(tx);
  return rows[0];
}

/** False where the reminder was written before. */
export async function insertReminder(
  tx: Tx,
  row: { memberId: string; termEnd: Day; reminder: string; createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await tx
    .insertInto('reminders')
    .values(row)
    .onConflict((conflict) => conflict.doNothing())
    .executeTakeFirst();
  return (numInsertedOrUpdatedRows ?? 0n) > 0n;
}
