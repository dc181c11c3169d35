import { type RawBuilder, sql } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { howMany } from '../testing/how-many.ts';
import type { TestApp } from '../testing/start-test-app.ts';
import { foundAfter, startCentreWithMoney } from '../testing/tampering.ts';
import { findDisagreements } from './verify.ts';

let app: TestApp;
beforeAll(async () => {
  app = await startCentreWithMoney();
});
afterAll(() => app.close());

test('what was entered through the front door agrees', async () => {
  expect(await findDisagreements(app.db)).toEqual([]);
});

const aPaidDonation = sql`(select id from donations where payment_status = 'paid' limit 1)`;
const aPaidFee = sql`(select id from membership_fees where payment_status = 'paid' limit 1)`;

const keptIn = {
  'members by standing': 'member_standing_counts',
  'members by place': 'member_place_counts',
  'fees and donations': 'due_counts',
  'payments that wait': 'pending_payment_counts',
};

const tamperings: [string, RawBuilder<unknown>][] = [
  [
    'every posting of the ledger balances',
    sql`update ledger_entries set amount = amount + 1 where account = 'donations'`,
  ],
  [
    'every paid payment is in the ledger with its sum',
    sql`update payments set amount = amount + 1 where donation_id = ${aPaidDonation}`,
  ],
  [
    'money stands under the head of what it paid for, in its currency',
    sql`update ledger_postings set head = 'membership_fees' where head = 'donations'`,
  ],
  [
    'members have the grace of their type and know whether there is a phone',
    sql`update all_members set grace_until = grace_until + 1 where grace_until is not null`,
  ],
  [
    'members have the grace of their type and know whether there is a phone',
    sql`update all_members set has_phone = not has_phone`,
  ],
  ...Object.entries(keptIn).map(([what, counts]): [string, RawBuilder<unknown>] => {
    const table = sql.table(counts);
    return [
      `the kept numbers of ${what} are right`,
      sql`update ${table} set row_count = row_count + 1 where ctid = (select min(ctid) from ${table})`,
    ];
  }),
  [
    'every receipt is what was issued',
    sql`update payments set paid_on = paid_on - 1 where donation_id = ${aPaidDonation}`,
  ],
  [
    'every paid payment has one receipt, void where it was reversed',
    sql`update receipts set voided_at = null, void_reason = null where voided_at is not null`,
  ],
  [
    'what was simulated has a receipt that says so, in a series of its own',
    sql`update payments set gateway = 'worldline-simulation' where donation_id = ${aPaidDonation}`,
  ],
  [
    'what was split off a payment is simulated as that is',
    sql`update payments set gateway = 'worldline-simulation',
      split_of = (select id from payments where not is_simulated and fee_id is not null limit 1)
      where donation_id = ${aPaidDonation}`,
  ],
  [
    'what the bank sent back is reversed',
    sql`insert into card_refunds (payment_id, call, state, reason, requested_at)
      select id, 'refund', 'done', 'Paid twice', now() from payments where donation_id = ${aPaidDonation}`,
  ],
  [
    'what is paid of a fee or donation is what its payments say',
    sql`update donations set amount_paid = 1 where id = ${aPaidDonation}`,
  ],
  [
    'the status of a fee or donation is that of its deciding payment',
    sql`update donations set payment_status = 'unpaid' where payment_status = 'pending'`,
  ],
  [
    'a fee that is paid covers its period, and no other does',
    sql`delete from coverages where fee_id = ${aPaidFee}`,
  ],
  [
    'no fee is paid beyond what it is',
    sql`update membership_fees set amount = amount - 1 where id = ${aPaidFee}`,
  ],
  [
    'nobody is covered by a fee on days that it is not for',
    sql`update coverages set to_day = to_day + 30 where fee_id = ${aPaidFee}`,
  ],
  [
    'nobody is a member on days that nobody paid for',
    sql`update coverages set from_day = from_day + 30, to_day = to_day + 30 where fee_id = ${aPaidFee}`,
  ],
  [
    'members are paid until the last day that is covered',
    sql`update all_members set paid_until = '2099-12-31'`,
  ],
  [
    'a renewal is confirmed when its fee is paid, and only then',
    sql`update membership_renewals set status = 'confirmed' where status = 'proposed'`,
  ],
  [
    'members have the grace of their type and know whether there is a phone',
    sql`update all_members set grace_until = grace_until + 1 where grace_until is not null`,
  ],
  [
    'members have the grace of their type and know whether there is a phone',
    sql`update all_members set has_phone = not has_phone`,
  ],
  [
    'members know where they live and what they are called',
    sql`update all_members set person_dzongkhag = 'Gasa'`,
  ],
  [
    'members know where they live and what they are called',
    sql`update all_members set person_name_key = 'somebody else'`,
  ],
  [
    'the kept numbers of members by name are right',
    sql`update member_name_counts set row_count = row_count + 1`,
  ],
  ['the kept numbers of donations by the name of the donor are right', sql`delete from donor_name_counts`],
  [
    'the kept numbers of the ledger are right',
    sql`update ledger_sums set amount = amount + 1 where grain = 'day' and head = 'donations'`,
  ],
  ['the kept numbers of the ledger are right', sql`delete from ledger_sums where grain = 'month'`],
  [
    'the kept numbers of the ledger without what money was for are right',
    sql`update ledger_totals set amount = amount + 1 where grain = 'year'`,
  ],
  [
    'the kept numbers of the ledger without what money was for are right',
    sql`delete from ledger_totals where grain = 'day'`,
  ],
  ['the kept numbers of purposes are right', sql`update purpose_sums set amount = amount + 1`],
  [
    'the kept numbers of payments that wait are right',
    sql`update pending_payment_counts set amount = amount - 1 where due = 'donation'`,
  ],
  [
    'the kept numbers of members by standing are right',
    sql`update member_standing_counts set without_phone = without_phone + 1`,
  ],
  ['the kept numbers of donors are right', sql`update purpose_donor_counts set donors = donors + 1`],
  [
    'the kept numbers of donations of each donor are right',
    sql`update purpose_donors set donations = donations + 1`,
  ],
  [
    'every receipt is what was issued',
    sql`update receipts set snapshot = replace(snapshot, '500.00', '900.00') where position = 1`,
  ],
  [
    'the audit is what was written',
    sql`update audit_entries set actor_name = 'Somebody else' where id = (select min(id) from audit_entries)`,
  ],
];

// Each looks through the whole database again, so `npm test` takes every third.
const every = howMany({ test: 3, prove: 1 });
test.each(tamperings.filter((_, at) => at % every === 0))(
  '%s: what is changed behind our back is named',
  async (check, tampering) => {
    const found = await foundAfter(app.db, tampering);
    expect(found.map((finding) => finding.check)).toContain(check);
    const named = found.find((finding) => finding.check === check)?.disagreement;
    expect(named).toEqual({ record: expect.stringMatching(/\w+ /), problem: expect.any(String) });
  },
);
