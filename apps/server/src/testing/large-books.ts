import { sql } from 'kysely';
import type { Db } from '../db/open-database.ts';

/** The same text gives the same id, so that rows of one table know those of another. */
const uuidOf = (text: string) =>
  `overlay(overlay(md5(${text}) placing '4' from 13) placing '8' from 17)::uuid`;
const id = (kind: string) => uuidOf(`'${kind}' || i`);
/** Two or more of these have nothing to do with each other, nor with the day. */
const anyOf = (count: number | string, salt: number) => `(1 + abs(hashint4(i + ${salt})::bigint) % ${count})`;
const each = (count: number) => `generate_series(1, ${count}) as i`;
const day = `(date '2026-11-15' - (i::bigint * 7919 % 1800)::int)`;
const word = (list: string) => `('{${list}}'::text[])`;
const first = word('Pema,Sonam,Karma,Tashi,Dorji,Ugyen,Kinley,Tshering,Jigme,Choki,Namgay,Deki');
const last = word(
  'Wangmo,Dorji,Lhamo,Tshering,Zangmo,Penjor,Choden,Wangchuk,Yangzom,Rinzin,Dema,Gyeltshen,Tobgay',
);
const name = `(${first}[1 + i % 12] || ' ' || ${last}[1 + i / 12 % 13] || ' ' || chr(65 + i / 156 % 26) || lower(chr(65 + i / 4056 % 26)))`;
/** One in twenty is not paid; one in two hundred waits to be verified. */
const status = `case when i % 200 = 0 then 'pending' when i % 20 = 1 then 'unpaid' else 'paid' end`;
const nth = (table: string, extra = '') =>
  `(select array_agg(id order by id) from ${table} where deleted_at is null ${extra}) as ${table}_ids`;

const oneOf = (ids: string) => `ids.${ids}_ids[${anyOf(`cardinality(ids.${ids}_ids)`, 2)}]`;

type Dues = 'fee' | 'donation';

/** The payment of a fee or a donation, where there is one: known before it is written, so that nothing is written twice. */
const deciding = (due: Dues) => `case when ${status} <> 'unpaid' then ${id(`${due}-payment`)} end`;

/**
 * A register and its books by SQL: two fees, one of them for a renewal, and two donations for each member, over five
 * years, most of them paid. For tests of plans; nothing in it was ever sealed, and `npm run verify` would say so.
 */
function largeBooks(members: number, kinds: readonly Dues[]): string[] {
  const dues = members * 2;
  const paymentsOf = (due: Dues, column: string) => `
    insert into payments (id, ${column}, method, amount, currency, status, bank, journal_number, journal_key, paid_on,
      slip_sha256, submitted_at, verified_at)
    select ${id(`${due}-payment`)}, ${id(due)}, ${word('cash,cheque,bank_deposit,mobile_transfer,card')}[${anyOf(5, 1)}],
      10000 + i % 500 * 100, 'BTN', ${status}, 'Bank of Bhutan', i::text,
      ${word('BANKOFBHUTAN,BNB,TBANK')}[1 + i % 3] || ':' || ${due === 'fee' ? 1 : 2}00000000 + i, ${day},
      md5('${due}-slip' || i), ${day} + interval '5 hours' + i * interval '1 ms', ${day} + interval '9 hours'
    from ${each(dues)} where ${status} <> 'unpaid'`;
  const of = (due: Dues, ...statements: string[]) => (kinds.includes(due) ? statements : []);
  return [
    `insert into people (id, name, identity_type, identity_number, phone, email, country_id)
      select ${id('person')}, ${name}, 'cid', (10000000000 + i)::text, '+975' || 17000000 + i, 'member' || i || '@example.bt', country.id
      from ${each(members)}, (select id from countries limit 1) as country`,
    `insert into all_members (id, person_id, membership_code, membership_type_id, payment_frequency_id, joined_on, channel)
      select ${id('member')}, ${id('person')}, 'KM-' || lpad(i::text, 7, '0'), ${oneOf('membership_types')},
        ids.payment_frequencies_ids[1], ${day}, 'staff'
      from ${each(members)}, (select ${nth('membership_types')}, ${nth('payment_frequencies')}) as ids`,
    ...of(
      'fee',
      `insert into membership_fees (id, fee_number, member_id, kind, membership_type_id, payment_frequency_id, period_from,
        period_to, amount, currency, reference, status, payment_status, amount_paid, created_at, deciding_payment_id)
      select ${id('fee')}, 'F-' || lpad(i::text, 8, '0'), ${uuidOf(`'member' || 1 + (i - 1) / 2`)},
        case when i % 2 = 1 then 'registration' else 'renewal' end, ${oneOf('membership_types')},
        ids.payment_frequencies_ids[1], ${day}, ${day} + 364, 10000 + i % 500 * 100, 'BTN', 'FEE-' || i,
        case when ${status} = 'paid' then 'paid' else 'open' end, ${status},
        case when ${status} = 'paid' then 10000 + i % 500 * 100 else 0 end, ${day} + interval '3 hours', ${deciding('fee')}
      from ${each(dues)}, (select ${nth('membership_types')}, ${nth('payment_frequencies')}) as ids`,
      `insert into membership_renewals (member_id, fee_id, channel, status, created_at)
      select member_id, id, 'staff', case when payment_status = 'paid' then 'confirmed' else 'proposed' end, created_at
      from membership_fees where kind = 'renewal'`,
      paymentsOf('fee', 'fee_id'),
    ),
    ...of(
      'donation',
      `insert into donations (id, donation_number, donor_type, member_id, person_id, donor_name, phone, email, purpose_id,
        amount, currency, donated_on, reference, channel, payment_status, amount_paid, created_at, deciding_payment_id)
      select ${id('donation')}, 'D-' || lpad(i::text, 8, '0'), case when i % 4 = 0 then 'member' else 'non_member' end,
        case when i % 4 = 0 then ${uuidOf(`'member' || 1 + (i - 1) / 2`)} end,
        case when i % 4 < 2 then ${uuidOf(`'person' || 1 + (i - 1) / 2`)} end, ${name}, '+975' || 77000000 + i,
        'donor' || i || '@example.bt', ${oneOf('donation_purposes')}, 10000 + i % 500 * 100, 'BTN', ${day},
        'DON-' || i, 'staff', ${status}, case when ${status} = 'paid' then 10000 + i % 500 * 100 else 0 end,
        ${day} + interval '3 hours', ${deciding('donation')}
      from ${each(dues)}, (select ${nth('donation_purposes')}) as ids`,
      paymentsOf('donation', 'donation_id'),
    ),
    `insert into receipts (receipt_number, series, year, position, payment_id, issued_on, snapshot, previous_hash, hash,
        verification_code, check_code, created_at, seal)
      select 'KM/2026/' || lpad(i::text, 8, '0'), 'issued', 2026, i, id, paid_on, '{}', '', '', md5(i::text), '', submitted_at, ''
      from (select row_number() over (order by submitted_at, id) as i, payments.* from payments where status = 'paid') as paid`,
    `insert into ledger_postings (id, payment_id, kind, head, method, currency, day, posted_at, seal)
      select ${uuidOf(`'posting' || id`)}, id, 'settle', case when fee_id is null then 'donations' else 'membership_fees' end,
        method, currency, paid_on, submitted_at, ''
      from payments where status = 'paid'`,
    `insert into ledger_entries (posting_id, account, amount)
      select ${uuidOf(`'posting' || id`)}, account, case when account = method then amount else -amount end
      from payments, lateral (values (method), (case when fee_id is null then 'donations' else 'membership_fees' end)) as
        accounts (account)
      where status = 'paid'`,
  ];
}

/** Triggers that stay enabled: they write the kept sums and the columns that lists search. */
const triggersKeptOn = [
  ['ledger_entries', 'ledger_entries_summed'],
  ['ledger_sums', 'ledger_totals_insert'],
  ['ledger_sums', 'ledger_totals_update'],
  ['payments', 'pending_payment_counts_insert'],
  ['membership_fees', 'due_counts_insert'],
  ['donations', 'due_counts_insert'],
  ['donations', 'donor_name_counts_insert'],
  ['all_members', 'members_copy_from_person'],
  ['all_members', 'member_name_counts_insert'],
] as const;

/** Past the rules that look at each row, which would take long; the kept sums are written all the same. */
export async function fillBooks(
  db: Db,
  members: number,
  kinds: readonly Dues[] = ['fee', 'donation'],
): Promise<void> {
  await db.transaction().execute(async (tx) => {
    for (const [table, trigger] of triggersKeptOn)
      await sql`alter table ${sql.table(table)} enable always trigger ${sql.ref(trigger)}`.execute(tx);
    await sql`set local session_replication_role = replica`.execute(tx);
    for (const statement of largeBooks(members, kinds)) await sql.raw(statement).execute(tx);
  });
  await sql`vacuum (analyze)`.execute(db);
}
