import { pick } from '../data/read-samples.ts';
import type { Case } from './case.ts';

const audit = (action: string, entity: string) =>
  `INSERT INTO audit_entries (at, actor_name, action, entity, entity_id, label, after)
   VALUES (now(), 'Bench', '${action}', '${entity}', $1, $2, $3)`;

/** Reading and writing one record. Every look and every change has its entry in the audit, in the bare form too. */
export const recordCases: Case[] = [
  {
    name: 'one member: read',
    group: 'one',
    calls: ({ members }, round) => [{ path: `/member/${pick(members, round).id}` }],
    bare: ({ members }, round) => {
      const { id, code } = pick(members, round);
      return [
        {
          text: `SELECT m.*, p.*, m.id, t.name AS type, t.grace_days, f.name AS frequency, c.name AS country
            FROM all_members m JOIN people p ON p.id = m.person_id
            JOIN membership_types t ON t.id = m.membership_type_id
            JOIN payment_frequencies f ON f.id = m.payment_frequency_id
            LEFT JOIN countries c ON c.id = p.country_id WHERE m.id = $1 AND m.deleted_at IS NULL`,
          values: [id],
        },
        { text: audit('view', 'Member'), values: [id, code, null] },
      ];
    },
    told: ([{ id, membershipCode }]: [{ id: string; membershipCode: string }]) => [id, membershipCode],
    toldBare: ([found]) => [found![0]!['id'], found![0]!['membership_code']],
  },
  {
    name: 'one donation: read',
    group: 'one',
    calls: ({ donations }, round) => [{ path: `/donations/${pick(donations, round).id}` }],
    bare: ({ donations }, round) => {
      const { id } = pick(donations, round);
      return [
        {
          text: `SELECT d.*, q.name AS purpose, m.membership_code, p.name, e.offering, e.names FROM donations d
            JOIN donation_purposes q ON q.id = d.purpose_id LEFT JOIN all_members m ON m.id = d.member_id
            LEFT JOIN people p ON p.id = m.person_id LEFT JOIN dedications e ON e.donation_id = d.id
            WHERE d.id = $1 AND d.deleted_at IS NULL`,
          values: [id],
        },
        {
          text: `SELECT y.*, r.receipt_number, r.snapshot, u.name AS verifier FROM payments y
            LEFT JOIN receipts r ON r.payment_id = y.id LEFT JOIN users u ON u.id = y.verified_by
            WHERE y.donation_id = $1 ORDER BY y.submitted_at DESC`,
          values: [id],
        },
        { text: audit('view', 'Donation'), values: [id, '', null] },
      ];
    },
    told: ([{ id, donationNumber }]: [{ id: string; donationNumber: string }]) => [id, donationNumber],
    toldBare: ([found]) => [found![0]!['id'], found![0]!['donation_number']],
  },
  {
    name: 'one member: change',
    group: 'write',
    calls: ({ members }, round) => [
      {
        method: 'PATCH',
        path: `/member/${pick(members, round).id}`,
        body: { occupation: `Weaver ${round}` },
      },
    ],
    bare: ({ members }, round) => {
      const { id, code } = pick(members, round);
      const occupation = `Weaver ${round}`;
      return [
        { text: 'SELECT person_id FROM all_members WHERE id = $1 FOR NO KEY UPDATE', values: [id] },
        {
          text: `UPDATE people SET occupation = $2, updated_at = now()
            WHERE id = (SELECT person_id FROM all_members WHERE id = $1) RETURNING occupation`,
          values: [id, occupation],
        },
        {
          text: 'UPDATE all_members SET version = version + 1, updated_at = now() WHERE id = $1',
          values: [id],
        },
        { text: audit('update', 'Member'), values: [id, code, JSON.stringify({ occupation })] },
      ];
    },
    told: ([{ occupation }]: [{ occupation: string }]) => occupation,
    toldBare: (rows) => rows[1]![0]!['occupation'],
  },
  {
    name: 'one donation: write down',
    group: 'write',
    calls: ({ givers, donations }, round) => [
      {
        method: 'POST',
        path: '/donations',
        body: {
          donorType: 'member',
          memberId: pick(givers, round),
          purposeId: pick(donations, round).purposeId,
          amount: '250.00',
        },
      },
    ],
    bare: ({ givers, donations, today }, round) => [
      {
        text: `WITH n AS (UPDATE number_counters SET value = value + 1 WHERE name = 'donation_number' RETURNING value)
            INSERT INTO donations (donation_number, donor_type, member_id, person_id, donor_name, purpose_id, amount,
              currency, donated_on, reference, channel)
            SELECT 'B-' || n.value, 'member', m.id, p.id, p.name, $2, 25000, 'BTN', $3, 'B-' || n.value, 'staff'
            FROM n, all_members m JOIN people p ON p.id = m.person_id WHERE m.id = $1 RETURNING amount`,
        values: [pick(givers, round), pick(donations, round).purposeId, today],
      },
      { text: audit('create', 'Donation'), values: [null, null, '{}'] },
    ],
    told: ([{ amount }]: [{ amount: string }]) => Number(amount) * 100,
    toldBare: ([written]) => Number(written![0]!['amount']),
  },
];
