import { pick } from '../data/read-samples.ts';
import { alike, type Case, type Statement, take, toldBarePage, toldPage } from './case.ts';

const columns = `d.*, q.name AS purpose, m.membership_code, y.method, y.paid_on, r.receipt_number, e.offering, e.names, e.read_on,
  coalesce(p.identity_number, d.identity_number) AS identity, coalesce(p.phone, d.phone) AS telephone`;
const joined = `donations d JOIN donation_purposes q ON q.id = d.purpose_id LEFT JOIN all_members m ON m.id = d.member_id
  LEFT JOIN people p ON p.id = m.person_id LEFT JOIN payments y ON y.id = d.deciding_payment_id
  LEFT JOIN receipts r ON r.payment_id = y.id AND r.voided_at IS NULL LEFT JOIN dedications e ON e.donation_id = d.id`;

function page(where: string, values: unknown[] = []): Statement[] {
  const condition = `d.deleted_at IS NULL AND ${where}`;
  return [
    { text: `SELECT count(*) FROM donations d WHERE ${condition}`, values },
    {
      text: `SELECT ${columns} FROM ${joined}
        WHERE d.id = ANY (ARRAY(SELECT d.id FROM donations d WHERE ${condition} ORDER BY d.donated_on DESC, d.id DESC LIMIT ${take}))
        ORDER BY d.donated_on DESC, d.id DESC`,
      values,
    },
  ];
}

const list = (query: string) => [{ path: `/donations?take=${take}&${query}` }];

/** Slips that wait, with what has the same slip or journal number, since that is what makes one look twice. */
const waiting: Statement[] = [
  { text: `SELECT count(*) FROM payments WHERE status = 'pending' AND donation_id IS NOT NULL` },
  {
    text: `SELECT ${columns}, w.*, d.id, ${alike} AS alike
      FROM (SELECT * FROM payments WHERE status = 'pending' AND donation_id IS NOT NULL
        ORDER BY submitted_at, id LIMIT ${take}) w
      JOIN (${joined}) ON d.id = w.donation_id
      ORDER BY w.submitted_at, w.id`,
  },
];

const cases: Case[] = [
  { name: 'donations: plain list', group: 'list', calls: () => list(''), bare: () => page('true') },
  {
    name: 'donations: of one member',
    group: 'list',
    calls: ({ givers }, round) => list(`memberId=${pick(givers, round)}`),
    bare: ({ givers }, round) => page('d.member_id = $1', [pick(givers, round)]),
  },
  {
    name: 'donations: by number',
    group: 'list',
    calls: ({ donations }, round) => list(`q=${pick(donations, round).number}`),
    bare: ({ donations }, round) => page('d.donation_number = $1', [pick(donations, round).number]),
  },
  {
    name: "donations: by the donor's name",
    group: 'list',
    calls: () => list('q=sonam%20wangmo'),
    bare: () => page('d.donor_name_key LIKE $1 AND d.donor_name_key LIKE $2', ['%sonam%', '%wangmo%']),
  },
  {
    name: 'donations: waiting to be verified',
    group: 'list',
    calls: () => [{ path: `/donations/pending-list?take=${take}` }],
    bare: () => waiting,
  },
];

export const donationCases: Case[] = cases.map((one) => ({ told: toldPage, toldBare: toldBarePage, ...one }));
