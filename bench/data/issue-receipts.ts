import { dayOf, defaultSettings } from '@kathok/contract';
import { createHash } from 'node:crypto';
import type { ClientBase } from 'pg';
import { donationFacts } from '../../apps/server/src/modules/donations/donation-due.ts';
import { feeFacts } from '../../apps/server/src/modules/fees/present-fee.ts';
import {
  type PrintedPayment,
  receiptHash,
  snapshotText,
} from '../../apps/server/src/modules/receipts/snapshot.ts';

type Facts = Parameters<typeof feeFacts>[0] & Parameters<typeof donationFacts>[0];
type Paid = PrintedPayment &
  Facts & { isFee: boolean; verifiedAt: Date; voidedAt: Date | null; voidReason: string };

const portion = 5000;
const paid = `
  SELECT p.id, p.amount, p.currency, p.paid_on AS "paidOn", p.method, p.bank, p.journal_number AS "journalNumber",
    p.gateway_reference AS "gatewayReference", p.verified_at AS "verifiedAt", p.reversed_at AS "voidedAt",
    p.reason AS "voidReason", p.fee_id IS NOT NULL AS "isFee", f.kind, f.period_from AS "periodFrom",
    f.period_to AS "periodTo", t.name AS "membershipType", q.name AS purpose, d.donor_name AS "donorName",
    coalesce(t.is_tax_deductible, q.is_tax_deductible) AS "isTaxDeductible", m.membership_code AS "membershipCode",
    w.name, coalesce(d.identity_number, w.identity_number) AS "identityNumber"
  FROM payments p
  LEFT JOIN membership_fees f ON f.id = p.fee_id
  LEFT JOIN membership_types t ON t.id = f.membership_type_id
  LEFT JOIN donations d ON d.id = p.donation_id
  LEFT JOIN donation_purposes q ON q.id = d.purpose_id
  LEFT JOIN all_members m ON m.id = coalesce(f.member_id, d.member_id)
  LEFT JOIN people w ON w.id = m.person_id AND f.id IS NOT NULL
  WHERE p.status IN ('paid', 'reversed') ORDER BY p.verified_at, p.id`;

/** One for each paid payment, in the words of the product, numbered and chained by year in the order they were paid. */
export async function issueReceipts(client: ClientBase): Promise<void> {
  const ends = new Map<number, { position: number; hash: string }>();
  await client.query('BEGIN');
  await client.query(`DECLARE paid NO SCROLL CURSOR FOR ${paid}`);
  for (;;) {
    const { rows } = await client.query<Paid>(`FETCH ${portion} FROM paid`);
    if (rows.length === 0) break;
    await insert(
      client,
      rows.map((row) => receiptOf(row, ends)),
    );
  }
  for (const [year, { position }] of ends)
    await client.query(`INSERT INTO receipt_counters (series, year, value) VALUES ('issued', $1, $2)`, [
      year,
      position,
    ]);
  await client.query('COMMIT');
}

function receiptOf(payment: Paid, ends: Map<number, { position: number; hash: string }>): unknown[] {
  const issuedOn = dayOf(payment.verifiedAt);
  const year = Number(issuedOn.slice(0, 4));
  const before = ends.get(year) ?? { position: 0, hash: '' };
  const position = before.position + 1;
  const receiptNumber = `KM/R/${year}/${String(position).padStart(6, '0')}`;
  const head = payment.isFee ? 'membership_fees' : 'donations';
  const facts = payment.isFee
    ? feeFacts({ ...payment, reference: null })
    : donationFacts({ ...payment, reference: null });
  const snapshot = snapshotText(
    { receiptNumber, issuedOn, head, isSimulated: false, nameDzongkha: null },
    payment,
    facts,
    defaultSettings,
  );
  const hash = receiptHash(before.hash, snapshot);
  ends.set(year, { position, hash });
  const code = createHash('md5').update(payment.id).digest();
  const verification = code.toString('base64url');
  return [
    receiptNumber,
    year,
    position,
    payment.id,
    issuedOn,
    snapshot,
    before.hash,
    hash,
    verification,
    code.toString('hex', 0, 4).toUpperCase(),
    payment.voidedAt,
    payment.voidedAt ? payment.voidReason : null,
    payment.verifiedAt,
  ];
}

async function insert(client: ClientBase, receipts: unknown[][]): Promise<void> {
  const columns = receipts[0]!.map((_, column) => receipts.map((receipt) => receipt[column]));
  await client.query(
    `INSERT INTO receipts (series, receipt_number, year, position, payment_id, issued_on, snapshot, previous_hash, hash,
       verification_code, check_code, voided_at, void_reason, created_at)
     SELECT 'issued', * FROM unnest($1::text[], $2::int[], $3::int[], $4::uuid[], $5::date[], $6::text[], $7::text[],
       $8::text[], $9::text[], $10::text[], $11::timestamptz[], $12::text[], $13::timestamptz[])`,
    columns,
  );
}
