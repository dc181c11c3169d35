import { type Case, type Statement, take } from './case.ts';

/* The first page of each report, against the sums and lists on the tables themselves. */

const sums = (head: string, by: string): Statement => ({
  text: `SELECT ${by} AS key, p.currency, sum(-e.amount)::bigint AS amount,
      sum(CASE p.kind WHEN 'settle' THEN 1 ELSE -1 END)::int AS count
    FROM ledger_postings p JOIN ledger_entries e ON e.posting_id = p.id AND e.account = p.head
    WHERE p.head = $1 GROUP BY 1, 2 ORDER BY 1, 2`,
  values: [head],
});
const membersBy = (key: string): Statement => ({
  text: `SELECT ${key} AS key, count(*)::int AS count FROM all_members m JOIN people p ON p.id = m.person_id
    WHERE m.deleted_at IS NULL GROUP BY 1`,
});

interface Report {
  series: { key: string; count: number; currency?: string }[];
}
const byKey = (a: unknown[], b: unknown[]) => (String(a) < String(b) ? -1 : 1);
const toldGroups = ([{ series }]: [Report]) =>
  series.map(({ key, count, currency = '' }) => [key, currency, count]).toSorted(byKey);
const toldBareGroups = ([groups]: Record<string, unknown>[][]) =>
  groups!.map(({ key, count, currency = '' }) => [key ?? '', currency, count]).toSorted(byKey);

const tables: [string, string, Statement][] = [
  ['reports: members by type', '/reports/members', membersBy('m.membership_type_id::text')],
  ['reports: members by country', '/reports/members?groupBy=country', membersBy('p.country_id::text')],
  [
    'reports: members by year of joining',
    '/reports/members?groupBy=joinedYear',
    membersBy(`to_char(m.joined_on, 'YYYY')`),
  ],
  ['reports: fees by month', '/reports/fees', sums('membership_fees', `to_char(p.day, 'YYYY-MM')`)],
  ['reports: donations by month', '/reports/donations', sums('donations', `to_char(p.day, 'YYYY-MM')`)],
  ['reports: donations by method', '/reports/donations?groupBy=method', sums('donations', 'p.method')],
];

const entries: Statement[] = [
  { text: `SELECT count(*) FROM ledger_postings WHERE head = 'donations'` },
  {
    text: `SELECT p.id, p.day, p.kind, p.method, p.currency, -e.amount AS amount, r.receipt_number, d.donation_number,
        d.donor_name, m.membership_code, q.name AS purpose
      FROM ledger_postings p JOIN ledger_entries e ON e.posting_id = p.id AND e.account = p.head
      JOIN payments y ON y.id = p.payment_id LEFT JOIN receipts r ON r.payment_id = y.id
      JOIN donations d ON d.id = y.donation_id JOIN donation_purposes q ON q.id = d.purpose_id
      LEFT JOIN all_members m ON m.id = d.member_id
      WHERE p.id = ANY (ARRAY(SELECT id FROM ledger_postings WHERE head = 'donations'
        ORDER BY day DESC, id DESC LIMIT ${take}))
      ORDER BY p.day DESC, p.id DESC`,
  },
];

const donorsOf = (from: string, to: string) => `
  SELECT d.person_id, p.currency, sum(-e.amount)::bigint AS amount, max(p.day) AS last_day
  FROM ledger_postings p JOIN ledger_entries e ON e.posting_id = p.id AND e.account = p.head
  JOIN payments y ON y.id = p.payment_id JOIN donations d ON d.id = y.donation_id
  WHERE p.head = 'donations' AND p.day BETWEEN ${from} AND ${to} AND d.person_id IS NOT NULL
  GROUP BY 1, 2 HAVING sum(-e.amount) > 0`;
const named = (donors: string, where: string, most: number) => `
  SELECT g.*, w.name, w.phone, w.email, m.membership_code FROM (${donors}) g JOIN people w ON w.id = g.person_id
  LEFT JOIN all_members m ON m.person_id = w.id AND m.deleted_at IS NULL
  WHERE ${where} ORDER BY g.amount DESC, g.person_id, g.currency LIMIT ${most}`;
const yearOf = (today: string) => `${today.slice(0, 4)}-01-01`;
const yearBefore = (today: string) => `${Number(today.slice(0, 4)) - 1}-01-01`;

const cash = `SELECT p.day, p.currency, p.head, sum(-e.amount)::bigint AS amount
  FROM ledger_postings p JOIN ledger_entries e ON e.posting_id = p.id AND e.account = p.head
  WHERE p.method = 'cash' AND p.head <> 'simulated' AND p.day BETWEEN $1::date AND $2::date
  GROUP BY 1, 2, 3 ORDER BY 1, 2`;

interface ListReport {
  data: (string | null)[][];
}
const firstCells = ([{ data }]: [ListReport]) => data.map(([cell]) => cell);

const lists: Case[] = [
  {
    name: 'reports: the payments behind a report',
    group: 'report',
    calls: () => [{ path: `/reports/donations/entries?take=${take}` }],
    bare: () => entries,
    told: ([{ data, meta }]: [{ data: { id: string }[]; meta: { itemCount: number } }]) => [
      data.map(({ id }) => id),
      meta.itemCount,
    ],
    toldBare: ([counted, shown]) => [shown!.map(({ id }) => id), Number(counted![0]!['count'])],
  },
  {
    name: 'reports: those who gave most',
    group: 'report',
    calls: () => [{ path: `/reports/lists/top-donors?take=${take}` }],
    bare: ({ today }) => [
      { text: named(donorsOf('$1::date', '$2::date'), 'true', 100), values: [yearOf(today), today] },
    ],
    told: firstCells,
    toldBare: ([donors]) => donors!.slice(0, take).map(({ name }) => name),
  },
  {
    name: 'reports: those who gave last year only',
    group: 'report',
    calls: () => [{ path: `/reports/lists/lapsed-donors?take=${take}` }],
    bare: ({ today }) => [
      {
        text: named(
          donorsOf('$1::date', '$2::date - 1'),
          `NOT EXISTS (SELECT FROM (${donorsOf('$2::date', '$3::date')}) AS later WHERE later.person_id = g.person_id)`,
          take,
        ),
        values: [yearBefore(today), yearOf(today), today],
      },
    ],
    told: firstCells,
    toldBare: ([donors]) => donors!.map(({ name }) => name),
  },
  {
    name: 'reports: the cash book of this year',
    group: 'report',
    calls: () => [{ path: `/reports/lists/cash-book?take=${take}` }],
    bare: ({ today }) => [{ text: cash, values: [yearOf(today), today] }],
    told: ([{ data }]: [ListReport]) => data.length > 0,
    toldBare: ([days]) => days!.length > 0,
  },
  {
    name: 'reports: who stayed, by year of joining',
    group: 'report',
    calls: () => [{ path: `/reports/lists/retention?take=${take}` }],
    bare: ({ today }) => [
      {
        text: `SELECT to_char(m.joined_on, 'YYYY') AS year, count(*)::int AS joined, count(*) FILTER (WHERE m.end_reason IS NULL
            AND (m.is_lifetime OR m.paid_until + t.grace_days >= $1::date))::int AS active
          FROM all_members m JOIN membership_types t ON t.id = m.membership_type_id
          WHERE m.deleted_at IS NULL GROUP BY 1 ORDER BY 1 DESC`,
        values: [today],
      },
    ],
    told: ([{ data }]: [ListReport]) => data.map(([year, joined, active]) => [year, joined, active]),
    toldBare: ([years]) =>
      years!.slice(0, take).map(({ year, joined, active }) => [year, String(joined), String(active)]),
  },
];

export const reportCases: Case[] = [
  ...tables.map(([name, path, statement]): Case => ({
    name,
    group: 'report',
    calls: () => [{ path }],
    bare: () => [statement],
    told: toldGroups,
    toldBare: toldBareGroups,
  })),
  ...lists,
];
