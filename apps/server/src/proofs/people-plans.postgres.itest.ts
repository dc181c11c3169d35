import { createHash } from 'node:crypto';
import {
  audit,
  type CallOf,
  dashboard,
  type Endpoint,
  longestPage,
  memberLists,
  members,
  reminders,
  reports,
  users,
} from '@kathok/contract';
import { sql } from 'kysely';
import { expect, test } from 'vitest';
import { forgetNames } from '../db/statements/prepared-statements.ts';
import { readCompleteNumber, readSearch } from '../db/searching/search-terms.ts';
import { findMembersByNumber } from '../modules/members/list/member-list.repository.ts';
import { watchServer } from '../testing/query-plans.ts';
import { startAppForFile } from '../testing/office.ts';

/** Enough that a query which walks a table reads far more rows than one that is served by an index. */
const many = 20_000;

const id = `overlay(overlay(md5('person' || i) placing '4' from 13) placing '8' from 17)::uuid`;
const names = `(array['Pema','Sonam','Karma','Tashi','Dorji','Ugyen','Kinley'])[1 + i % 7] || ' '
  || (array['Wangmo','Lhamo','Zangmo','Penjor','Choden'])[1 + i / 7 % 5] || ' ' || chr(65 + i / 35 % 26) || lower(chr(65 + i / 910 % 26))`;
const rows = [
  `insert into people (id, name, identity_type, identity_number, phone, email, country_id, dzongkhag)
    select ${id}, ${names}, 'cid', (10000000000 + i)::text, case when i % 400 > 0 then '+975' || 17000000 + i end,
      case when i % 800 > 0 then 'member' || i || '@example.bt' end, country.id, case when i % 3 = 0 then 'Paro' else 'Haa' end
    from generate_series(1, ${many}) as i, (select id from countries where iso_code = 'BT') as country`,
  `insert into members (person_id, membership_code, membership_type_id, payment_frequency_id, joined_on, paid_until, channel, deleted_at, is_opted_out)
    select ${id}, 'KM-' || lpad(i::text, 7, '0'), type.id, frequency.id, date '2020-01-01' + i % 2000,
      case when i % 300 > 0 then date '2026-11-15' + 300 - i * 13 % 1200 end, 'staff', case when i % 500 = 0 then now() end, i % 450 = 0
    from generate_series(1, ${many}) as i, (select id from membership_types where code = 'GEN') as type,
      (select id from payment_frequencies where months = 12) as frequency`,
  // More of them than a page shows, and far fewer than there are members.
  `insert into member_lists (id, name, created_at) select ${id}, 'List ' || i, now() from generate_series(1, 30) as i`,
  `insert into member_list_entries (list_id, member_id, added_at)
    select lists.id, members.id, now() from member_lists as lists
    cross join lateral (select id from all_members order by md5(all_members.id::text || lists.id::text) limit 60) as members`,
  `insert into users (name, email, role_id, created_at)
    select 'Person ' || i, 'person' || i || '@example.bt', role.id, now() - i * interval '1 minute'
    from generate_series(1, ${many}) as i, (select id from roles where name = 'Member') as role`,
  `insert into audit_entries (at, actor_id, actor_name, action, entity, entity_id, label)
    select now() - i * interval '1 minute', ${id}, ${names}, 'update', case when i % 2 = 0 then 'Member' else 'Donation' end,
      i::text, 'KM-' || lpad(i::text, 7, '0')
    from generate_series(1, ${many}) as i`,
];

const app = await startAppForFile();
for (const statement of rows) await app.database.pool.query(statement);
await app.database.pool.query('vacuum (analyze)');
const { walksOf } = await watchServer(app);

const today = '2026-11-15';
/** The id of the first list. */
const listId = (() => {
  const hash = createHash('md5').update('person1').digest('hex');
  const digits = `${hash.slice(0, 12)}4${hash.slice(13, 16)}8${hash.slice(17)}`;
  return digits.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12})$/, '$1-$2-$3-$4-$5');
})();
const lists: [string, Endpoint, object][] = [
  ['members', members.list, { query: {} }],
  ['the tabs of members', members.counts, {}],
  ['the number of active members', members.activeTotal, {}],
  ['members by type', members.totalByType, {}],
  ['members by country', members.totalByCountry, {}],
  ['the dashboard', dashboard.get, { query: {} }],
  ['members by the day they joined', members.list, { query: { sortBy: 'joinedOn', order: 'DESC' } }],
  ['active members', members.list, { query: { status: 'active' } }],
  ['applications', members.list, { query: { status: 'pending' } }],
  ['lapsed members', members.list, { query: { standing: 'lapsed' } }],
  [
    'lapsed members by the day paid for',
    members.list,
    { query: { standing: 'lapsed', sortBy: 'paidUntil' } },
  ],
  ['members in grace', members.list, { query: { standing: 'grace' } }],
  [
    'members in grace by the day paid for',
    members.list,
    { query: { standing: 'grace', sortBy: 'paidUntil' } },
  ],
  [
    'members who expire soon',
    members.list,
    { query: { standing: 'current', paidUntilFrom: today, paidUntilTo: '2026-12-15' } },
  ],
  ['the last members', members.list, { query: { page: 798, take: 25 } }],
  ['the oldest audit entries', audit.list, { query: { order: 'ASC' } }],
  ['the report of members by type', reports.members, { query: {} }],
  ['the report of members by country', reports.members, { query: { groupBy: 'country' } }],
  [
    'the report of members by dzongkhag and country',
    reports.members,
    { query: { groupBy: 'dzongkhag', thenBy: 'country' } },
  ],
  ['members without a phone', members.list, { query: { hasPhone: 'false' } }],
  ['members on a list', members.list, { query: { listId } }],
  ['members on a list by the day paid for', members.list, { query: { listId, sortBy: 'paidUntil' } }],
  ['active members on a list', members.list, { query: { listId, status: 'active' } }],
  ['the lists of members', memberLists.all, {}],
  ['members who were removed', members.list, { query: { isRemoved: 'true' } }],
  ['a member by phone', members.list, { query: { q: '17001234' } }],
  ['a member by CID', members.list, { query: { q: '10000001234' } }],
  ['a member by code', members.list, { query: { q: 'KM-0001234' } }],
  ['a member by name', members.list, { query: { q: 'pema lhamo ab' } }],
  ['quick search by the beginning of a name', members.search, { params: { text: 'pema lha' } }],
  ['quick search by phone', members.search, { params: { text: '17001234' } }],
  ['members who have no contact', reminders.unreachable, { query: { reason: 'no_contact' } }],
  ['members who asked for no messages', reminders.unreachable, { query: { reason: 'opted_out' } }],
  ['audit entries', audit.list, { query: {} }],
  ['audit entries about members', audit.list, { query: { entity: 'Member' } }],
  ['changes', audit.list, { query: { changesOnly: 'true' } }],
  ['audit entries by a part of a word', audit.list, { query: { q: '0001234' } }],
  ['audit entries of one record', audit.list, { query: { entity: 'Member', entityId: '1234' } }],
  ['users', users.list, { query: {} }],
  ['users, the last names first', users.list, { query: { order: 'DESC' } }],
  ['users by e-mail', users.list, { query: { sortBy: 'email' } }],
  ['users by their last login', users.list, { query: { sortBy: 'lastLoginAt', order: 'DESC' } }],
  ['users by age', users.list, { query: { sortBy: 'createdAt', order: 'DESC' } }],
  ['users by a word', users.list, { query: { q: 'person1234@' } }],
];

test.each(lists)('%s: read through indexes', async (_name, endpoint, input) => {
  expect(await walksOf(endpoint, input as CallOf<Endpoint>)).toEqual([]);
});

test('who has a complete number is found by one plan that is kept', async () => {
  // What was asked before was named already; it is asked under another name now.
  forgetNames();
  const plans = await app.db.transaction().execute(async (tx) => {
    for (let turn = 0; turn < 12; turn += 1)
      for (const q of ['17001234', '10000001234', 'KM-0001234'])
        expect(await findMembersByNumber(tx, readCompleteNumber(readSearch(q)!)!)).toHaveLength(1);
    const { rows } = await sql<{ isKept: boolean }>`
      select generic_plans > custom_plans as "isKept" from pg_prepared_statements
      where statement like ${`%membership_code = $%limit ${longestPage + 1}`}
      order by prepare_time desc limit 1`.execute(tx);
    return rows;
  });
  expect(plans).toEqual([{ isKept: true }]);
});
