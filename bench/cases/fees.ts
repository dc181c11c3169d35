import { alike, type Case, type Statement, take, toldBarePage, toldPage } from './case.ts';

const columns = `f.*, p.name, m.membership_code, m.end_reason, m.is_lifetime, t.name AS type, q.name AS frequency, y.method,
  y.paid_on, r.receipt_number`;
const joined = `membership_fees f JOIN all_members m ON m.id = f.member_id JOIN people p ON p.id = m.person_id
  JOIN membership_types t ON t.id = f.membership_type_id JOIN payment_frequencies q ON q.id = f.payment_frequency_id
  LEFT JOIN payments y ON y.id = f.deciding_payment_id LEFT JOIN receipts r ON r.payment_id = y.id AND r.voided_at IS NULL`;

/** `within` names the tables that the condition needs in order to choose and count. */
function page(within: string, where: string, values: unknown[] = []): Statement[] {
  const condition = `f.deleted_at IS NULL AND ${where}`;
  return [
    { text: `SELECT count(*) FROM ${within} WHERE ${condition}`, values },
    {
      text: `SELECT ${columns} FROM ${joined}
        WHERE f.id = ANY (ARRAY(SELECT f.id FROM ${within} WHERE ${condition} ORDER BY f.created_at DESC, f.id DESC LIMIT ${take}))
        ORDER BY f.created_at DESC, f.id DESC`,
      values,
    },
  ];
}

const withPeople = `membership_fees f JOIN all_members m ON m.id = f.member_id JOIN people p ON p.id = m.person_id`;

const waiting: Statement[] = [
  { text: `SELECT count(*) FROM payments WHERE status = 'pending' AND fee_id IS NOT NULL` },
  {
    text: `SELECT ${columns}, w.*, f.id, ${alike} AS alike
      FROM (SELECT * FROM payments WHERE status = 'pending' AND fee_id IS NOT NULL
        ORDER BY submitted_at, fee_id LIMIT ${take}) w
      JOIN (${joined}) ON f.id = w.fee_id ORDER BY w.submitted_at, f.id`,
  },
];

const cases: Case[] = [
  {
    name: 'fees: plain list',
    group: 'list',
    calls: () => [{ path: `/membershipFee?take=${take}` }],
    bare: () => page('membership_fees f', 'true'),
  },
  {
    name: 'fees: unpaid',
    group: 'list',
    calls: () => [{ path: `/membershipFee?take=${take}&paymentStatus=unpaid` }],
    bare: () => page('membership_fees f', `f.payment_status = 'unpaid'`),
  },
  {
    name: "fees: by the member's name",
    group: 'list',
    calls: () => [{ path: `/membershipFee?take=${take}&q=karma%20selden` }],
    bare: () => page(withPeople, 'p.name_key LIKE $1 AND p.name_key LIKE $2', ['%karma%', '%selden%']),
  },
  {
    name: 'fees: waiting to be verified',
    group: 'list',
    calls: () => [{ path: `/membershipFee/pending-list?take=${take}` }],
    bare: () => waiting,
  },
];

export const feeCases: Case[] = cases.map((one) => ({ told: toldPage, toldBare: toldBarePage, ...one }));
