import { type Case, type Statement, take, toldBarePage, toldPage } from './case.ts';

const running = 'm.end_reason IS NULL AND NOT m.is_lifetime';
const counting = `SELECT count(*) AS total FROM all_members m JOIN membership_types t ON t.id = m.membership_type_id
  WHERE m.deleted_at IS NULL AND`;

const totals = (from?: string): Statement[] => [
  {
    text: `SELECT p.head, p.method, p.currency, sum(-e.amount)::bigint AS amount,
        sum(CASE p.kind WHEN 'settle' THEN 1 ELSE -1 END)::int AS count
      FROM ledger_postings p JOIN ledger_entries e ON e.posting_id = p.id AND e.account = p.head
      WHERE p.head <> 'simulated' ${from ? 'AND p.day >= $1::date' : ''}
      GROUP BY 1, 2, 3 ORDER BY 1, 2, 3`,
    values: from ? [from] : [],
  },
  {
    text: `SELECT count(fee_id)::int AS fees, count(donation_id)::int AS donations FROM payments WHERE status = 'pending'`,
  },
];

interface Totals {
  totals: { head: string; method: string; currency: string; count: number }[];
  waiting: object;
}
const toldTotals = ([answer]: Totals[]) => ({
  counts: answer!.totals.map(({ head, method, currency, count }) => [head, method, currency, count]),
  waiting: answer!.waiting,
});
const toldBareTotals = ([sums, waiting]: Record<string, unknown>[][]) => ({
  counts: sums!.map(({ head, method, currency, count }) => [head, method, currency, count]),
  waiting: waiting![0],
});

const audited = (where: string, values: unknown[] = [], most = take): Statement[] => [
  { text: `SELECT count(*) FROM audit_entries WHERE ${where}`, values },
  { text: `SELECT * FROM audit_entries WHERE ${where} ORDER BY at DESC, id DESC LIMIT ${most}`, values },
];

const users = (where: string, values: unknown[] = []): Statement[] => [
  { text: `SELECT count(*) FROM users u WHERE u.deleted_at IS NULL AND ${where}`, values },
  {
    text: `SELECT u.*, r.name AS role, r.role_type FROM users u JOIN roles r ON r.id = u.role_id
      WHERE u.deleted_at IS NULL AND ${where} ORDER BY lower(u.name), u.id LIMIT ${take}`,
    values,
  },
];
const searchedUser = `(lower(u.name) || ' ' || u.email || ' ' || coalesce(u.phone, '')) LIKE $1`;

const campaigns = (today: string): Statement[] => [
  {
    text: `SELECT q.id, q.name, q.description, q.target_amount, q.ends_on,
        (SELECT sum(amount_paid) FROM donations d WHERE d.purpose_id = q.id AND d.payment_status = 'paid'
          AND d.currency = 'BTN' AND d.deleted_at IS NULL) AS given,
        (SELECT count(DISTINCT coalesce(d.person_id, d.id)) FROM donations d WHERE d.purpose_id = q.id
          AND d.payment_status = 'paid' AND d.deleted_at IS NULL)::int AS donors
      FROM donation_purposes q WHERE q.deleted_at IS NULL AND q.is_active AND q.target_amount IS NOT NULL
        AND coalesce(q.starts_on, '-infinity') <= $1 AND coalesce(q.ends_on, 'infinity') >= $1`,
    values: [today],
  },
];

const pages: Case[] = [
  {
    name: 'audit: newest',
    group: 'list',
    calls: () => [{ path: `/audit?take=${take}` }],
    bare: () => audited('true'),
  },
  {
    name: 'audit: by a word',
    group: 'list',
    calls: () => [{ path: `/audit?take=${take}&q=rinchen` }],
    bare: () => audited(`lower(concat_ws(' ', label, actor_name, action, entity)) LIKE $1`, ['%rinchen%']),
  },
  {
    name: 'users: plain list',
    group: 'list',
    calls: () => [{ path: `/users?take=${take}` }],
    bare: () => users('true'),
  },
  {
    name: 'users: by a word',
    group: 'list',
    calls: () => [{ path: `/users?take=${take}&q=dorji` }],
    bare: () => users(searchedUser, ['%dorji%']),
  },
];

export const officeCases: Case[] = [
  ...pages.map((one) => ({ told: toldPage, toldBare: toldBarePage, ...one })),
  {
    name: 'payments: totals of all years',
    group: 'list',
    calls: () => [{ path: '/payments/totals' }],
    bare: () => totals(),
    told: toldTotals,
    toldBare: toldBareTotals,
  },
  {
    name: 'payments: totals of this month',
    group: 'list',
    calls: ({ monthBegin }) => [{ path: `/payments/totals?from=${monthBegin}` }],
    bare: ({ monthBegin }) => totals(monthBegin),
    told: toldTotals,
    toldBare: toldBareTotals,
  },
  {
    name: 'dashboard',
    group: 'list',
    calls: () => [{ path: '/dashboard' }],
    bare: ({ today, monthBegin }) => [
      {
        text: `${counting} m.end_reason IS NULL AND (m.is_lifetime OR m.paid_until + t.grace_days >= $1::date)`,
        values: [today],
      },
      {
        text: `${counting} (m.end_reason IS NOT NULL OR (${running} AND m.paid_until + t.grace_days < $1::date))`,
        values: [today],
      },
      {
        text: `SELECT count(*) AS total FROM all_members m WHERE m.deleted_at IS NULL AND ${running} AND m.paid_until IS NULL`,
      },
      {
        text: `SELECT t.name, count(*) AS total FROM all_members m JOIN membership_types t ON t.id = m.membership_type_id
          WHERE m.deleted_at IS NULL GROUP BY t.id`,
      },
      {
        text: `SELECT c.name, count(*) AS total FROM all_members m JOIN people p ON p.id = m.person_id
          JOIN countries c ON c.id = p.country_id WHERE m.deleted_at IS NULL GROUP BY c.id`,
      },
      {
        text: `SELECT p.dzongkhag, count(*) AS total FROM all_members m JOIN people p ON p.id = m.person_id
          WHERE m.deleted_at IS NULL AND p.dzongkhag IS NOT NULL GROUP BY 1`,
      },
      ...[30, 60, 90].map((days) => ({
        text: `SELECT count(*) AS total FROM all_members m WHERE m.deleted_at IS NULL AND ${running}
          AND m.paid_until BETWEEN $1::date AND $1::date + ${days}`,
        values: [today],
      })),
      {
        text: `SELECT to_char(p.day, 'YYYY-MM') AS month, p.head, p.currency, sum(-e.amount)::bigint AS amount
          FROM ledger_postings p JOIN ledger_entries e ON e.posting_id = p.id AND e.account = p.head
          WHERE p.head IN ('membership_fees', 'donations') AND p.day >= $1::date - interval '23 months' GROUP BY 1, 2, 3`,
        values: [monthBegin],
      },
      {
        text: `SELECT fee_id IS NULL AS is_donation, currency, count(*), sum(amount), min(submitted_at)
          FROM payments WHERE status = 'pending' GROUP BY 1, 2`,
      },
      ...campaigns(today),
      ...totals(monthBegin),
      ...audited(
        `action NOT IN ('sign_in', 'sign_out', 'end_session', 'view', 'look_up', 'preview', 'export')`,
        [],
        8,
      ),
    ],
    told: ([{ members }]: [{ members: { active: number; inactive: number; pending: number } }]) => [
      members.active,
      members.inactive,
      members.pending,
    ],
    toldBare: (rows) => rows.slice(0, 3).map(([row]) => Number(row!['total'])),
  },
  {
    name: 'public: campaigns',
    group: 'list',
    calls: () => [{ path: '/donations/campaigns' }],
    bare: ({ today }) => campaigns(today),
    told: ([found]: { purposeId: string; donors: number }[][]) =>
      found!.map(({ purposeId, donors }) => [purposeId, donors]),
    toldBare: ([found]) => found!.map(({ id, donors }) => [id, donors]),
  },
];
