import { mostCounted, type InputOf, type reminders, type UnheardReason } from '@kathok/contract';
import { type RawBuilder, sql, type SqlBool } from 'kysely';
import { foundBy } from '../../../db/searching/ids-first.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { readNumber, readPage } from '../../../db/lists/read-page.ts';
import { containsWords } from '../../../db/searching/like-patterns.ts';
import { bothWays, type Ways, wayTo } from '../../../platform/mail/way-to-sql.ts';

/** The latest message that nobody had asked for was given up, and nothing has arrived since. */
const failing = sql`select failed.member_id from outbox_messages as failed
  where failed.status = 'failed' and failed.waits_for_daytime and failed.member_id is not null and failed.attempts > 0
    and not exists (select from outbox_messages as later where later.member_id = failed.member_id
      and later.status = 'sent' and later.created_at > failed.created_at)`;

const holders = (are: RawBuilder<unknown>) => sql`select held.id from all_members as held
  join people on people.id = held.person_id where ${are}`;

/** Nothing on file, and what is on file cannot be used; the first is served by an index of its own. */
const without = sql<SqlBool>`(people.email is null and people.phone is null)`;
const unused = (ways: Ways) => sql<SqlBool>`(people.email is not null or people.phone is not null)
  and ${wayTo(ways)} is null`;

/** Where to find those of each reason, and what tells them from those of another: each member has one reason. */
const reasons = (
  ways: Ways,
): Record<UnheardReason, { found: RawBuilder<unknown>; is: RawBuilder<SqlBool> }> => ({
  opted_out: {
    found: sql`select id from all_members where is_opted_out`,
    is: sql`members.is_opted_out`,
  },
  no_contact: { found: holders(without), is: sql`not members.is_opted_out and ${without}` },
  no_way: { found: holders(unused(ways)), is: sql`not members.is_opted_out and ${unused(ways)}` },
  failed: { found: failing, is: sql`not members.is_opted_out and ${wayTo(ways)} is not null` },
});

/** Members whose paid days began once and who have not ended their membership. */
const members = (db: Db | Tx) =>
  db
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.personId')
    .where('members.deletedAt', 'is', null)
    .where('members.endReason', 'is', null)
    .where((is) => is.or([is('members.paidUntil', 'is not', null), is('members.isLifetime', '=', true)]));

export function findUnreachable(
  db: Db | Tx,
  { reason, q, ...paging }: InputOf<typeof reminders.unreachable>['query'],
) {
  const direction = paging.order === 'DESC' ? 'desc' : 'asc';
  const all = reasons(bothWays);
  const sought = reason ? [all[reason]] : Object.values(all);
  const searched = sql<string>`lower(concat_ws(' ', people.name, members.membership_code))`;
  const found = members(db)
    .innerJoin('membershipTypes as type', 'type.id', 'members.membershipTypeId')
    .select(['members.id', 'people.name', 'members.membershipCode', 'type.name as membershipType'])
    .select(['people.dzongkhag', 'people.email', 'people.phone'])
    .select(
      sql<string | null>`case when members.is_lifetime then null else members.paid_until end`.as('paidUntil'),
    )
    .select(
      sql<UnheardReason>`case when ${all.opted_out.is} then 'opted_out' when ${all.no_contact.is} then 'no_contact'
        when ${all.no_way.is} then 'no_way' else 'failed' end`.as('reason'),
    )
    .where(
      foundBy(
        'members.id',
        sought.map(({ found }) => found),
      ),
    )
    // Somebody who asked for no messages may be found by another reason too.
    .where(reason ? all[reason].is : sql<SqlBool>`true`)
    .orderBy('people.nameKey', direction)
    .orderBy('people.id', direction);
  return readPage(db, q ? found.where(containsWords(searched, q)) : found, paging);
}

/** Members of these reasons in the order of their names, with where a letter goes. */
export function findToPrint(
  db: Db | Tx,
  wanted: readonly UnheardReason[],
  ways: Ways,
  { withPhone, most }: { withPhone: boolean; most: number },
) {
  const all = reasons(ways);
  const sought = wanted.map((reason) => all[reason]);
  return members(db)
    .leftJoin('countries', 'countries.id', 'people.countryId')
    .select(['members.id', 'members.membershipCode', 'members.paidUntil', 'members.isLifetime'])
    .select(['people.name', 'people.phone', 'people.address', 'people.houseNumber', 'people.village'])
    .select(['people.gewog', 'people.dzongkhag', 'countries.name as country'])
    .select(sql<boolean>`countries.iso_code is not distinct from 'BT'`.as('isHome'))
    .select(sql<boolean>`${all.failed.is}`.as('hasWay'))
    .where(
      foundBy(
        'members.id',
        sought.map(({ found }) => found),
      ),
    )
    .where((is) => is.or(sought.map((reason) => reason.is)))
    .$if(withPhone, (found) => found.where('people.phone', 'is not', null))
    .orderBy('people.nameKey')
    .orderBy('people.id')
    .limit(most)
    .execute();
}

/** How many have no contact or address by which any message could go, whatever is set up. */
export async function countUnreachable(db: Db | Tx): Promise<Record<UnheardReason, number>> {
  const all = reasons(bothWays);
  const counted = async (reason: UnheardReason) => {
    const some = members(db)
      .select(sql`1`.as('one'))
      .where(foundBy('members.id', [all[reason].found]))
      .where(all[reason].is)
      .limit(mostCounted + 1);
    const { rows } = await sql<{ count: number }>`select count(*) from (${some}) as counted`.execute(db);
    return rows[0]?.count ?? 0;
  };
  return {
    no_contact: await counted('no_contact'),
    no_way: await counted('no_way'),
    failed: await counted('failed'),
    opted_out: await counted('opted_out'),
  };
}

/** How many could be reached once e-mail or SMS is set up, each counted up to a limit. */
export async function countWaiting(db: Db | Tx, ways: Ways): Promise<{ email: number; sms: number }> {
  const counted = async (way: 'email' | 'sms') => {
    const some = members(db)
      .select(sql`1`.as('one'))
      .where('members.isOptedOut', '=', false)
      .where(sql<SqlBool>`${wayTo(ways)} is null and ${wayTo(bothWays)} = ${way}`)
      .limit(mostCounted + 1);
    return readNumber(db, sql<number>`(select count(*) from (${some}) as counted)`);
  };
  return {
    email: ways.hasMail ? 0 : await counted('email'),
    sms: ways.hasSms ? 0 : await counted('sms'),
  };
}

/** Messages since a moment, and those of them that were given up; counted up to a limit. */
export async function countMessagesSince(db: Db | Tx, since: Date) {
  const some = sql`select status from outbox_messages where created_at >= ${since} limit ${mostCounted + 1}`;
  const { rows } = await sql<{ messages: number; failed: number }>`
    select count(*) as messages, count(*) filter (where status = 'failed') as failed from (${some}) as counted`.execute(
    db,
  );
  return rows[0]!;
}

/** All messages of the outbox, counted up to a limit. */
export const countMessages = (db: Db | Tx): Promise<number> =>
  readNumber(
    db,
    sql<number>`(select count(*) from (select from outbox_messages limit ${sql.lit(mostCounted + 1)}) as counted)`,
  );
