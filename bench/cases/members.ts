import { pick } from '../data/read-samples.ts';
import { type Case, type Statement, take, toldBarePage, toldPage } from './case.ts';

const withPeople = 'all_members m JOIN people p ON p.id = m.person_id';
const joinType = 'JOIN membership_types t ON t.id = m.membership_type_id';
const withType = `all_members m ${joinType}`;
const byName = 'p.name_key, p.id';

interface ListCase {
  /** Which tables the condition needs in order to count. */
  counted?: string;
  where?: string;
  values?: unknown[];
  order?: string;
  page?: number;
}

/** How many there are, and one page of them: each written as well as one can by hand, which ones first, then what they say. */
function page({
  counted = 'all_members m',
  where = 'true',
  values = [],
  order = byName,
  page = 1,
}: ListCase): Statement[] {
  const condition = `m.deleted_at IS NULL AND ${where}`;
  const chosenFrom = counted === withType ? `${withPeople} ${joinType}` : withPeople;
  return [
    { text: `SELECT count(*) FROM ${counted} WHERE ${condition}`, values },
    {
      text: `SELECT m.*, p.*, m.id, t.name AS type, f.name AS frequency, c.name AS country
        FROM ${withPeople} ${joinType}
        JOIN payment_frequencies f ON f.id = m.payment_frequency_id
        LEFT JOIN countries c ON c.id = p.country_id
        WHERE m.id = ANY (ARRAY(SELECT m.id FROM ${chosenFrom} WHERE ${condition}
          ORDER BY ${order} LIMIT ${take} OFFSET ${(page - 1) * take}))
        ORDER BY ${order}`,
      values,
    },
  ];
}

const list = (query: string) => [{ path: `/member?take=${take}${query && `&${query}`}` }];
const running = 'm.end_reason IS NULL AND NOT m.is_lifetime';

const tabs: [string, string, string, string][] = [
  ['members: plain list', '', 'all_members m', 'true'],
  [
    'members: tab active',
    'status=active',
    withType,
    `m.end_reason IS NULL AND (m.is_lifetime OR m.paid_until + t.grace_days >= $1::date)`,
  ],
  [
    'members: tab inactive',
    'status=inactive',
    withType,
    `(m.end_reason IS NOT NULL OR (${running} AND m.paid_until < $1::date AND m.paid_until + t.grace_days < $1::date))`,
  ],
  ['members: tab pending', 'status=pending', 'all_members m', `${running} AND m.paid_until IS NULL`],
  [
    'members: lapsed',
    'standing=lapsed',
    withType,
    `${running} AND m.paid_until < $1::date AND m.paid_until + t.grace_days < $1::date`,
  ],
  [
    'members: in grace',
    'standing=grace',
    withType,
    `${running} AND m.paid_until < $1::date AND m.paid_until >= $1::date - 60 AND m.paid_until + t.grace_days >= $1::date`,
  ],
];

const listed: Case[] = tabs.map(([name, query, counted, where]) => ({
  name,
  group: 'list',
  calls: () => list(query),
  bare: ({ today }) => page({ counted, where, values: where.includes('$1') ? [today] : [] }),
}));

const names: [string, string][] = [
  ['members: a name of one word', 'tshering'],
  ['members: a name of two words', 'karma selden'],
];
const byWords: Case[] = names.map(([name, text]) => ({
  name,
  group: 'list',
  calls: () => list(`q=${encodeURIComponent(text)}`),
  bare: () =>
    page({
      counted: withPeople,
      where: text
        .split(' ')
        .map((_, at) => `p.name_key LIKE $${at + 1}`)
        .join(' AND '),
      values: text.split(' ').map((word) => `%${word}%`),
    }),
}));

const byNumber: Case[] = [
  {
    name: 'members: a CID',
    group: 'list',
    calls: ({ members }, round) => list(`q=${pick(members, round).cid}`),
    bare: ({ members }, round) =>
      page({ counted: withPeople, where: 'p.identity_number = $1', values: [pick(members, round).cid] }),
  },
  {
    name: 'members: a phone number',
    group: 'list',
    calls: ({ members }, round) => list(`q=${pick(members, round).phone.slice(4)}`),
    bare: ({ members }, round) =>
      page({ counted: withPeople, where: 'p.phone = $1', values: [pick(members, round).phone] }),
  },
  {
    name: 'members: a code',
    group: 'list',
    calls: ({ members }, round) => list(`q=${pick(members, round).code}`),
    bare: ({ members }, round) =>
      page({ where: 'm.membership_code = $1', values: [pick(members, round).code] }),
  },
  {
    name: 'members: page 400',
    group: 'list',
    calls: ({ members400 }) => list(`page=${members400}`),
    bare: ({ members400 }) => page({ page: members400 }),
  },
];

export const memberCases: Case[] = [...listed, ...byWords, ...byNumber].map((one) => ({
  told: toldPage,
  toldBare: toldBarePage,
  ...one,
}));
