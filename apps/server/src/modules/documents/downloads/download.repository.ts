import { type RawBuilder, sql, type SqlBool } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import type { CertificateKind } from '@kathok/contract';

/** The ids of the receipts of donations or fees that a filter lets through, in the order of their numbers. */
export async function findReceiptIds(
  db: Db | Tx,
  of: 'donations' | 'fees',
  filter: RawBuilder<SqlBool>,
  most: number,
): Promise<string[]> {
  const dues =
    of === 'donations'
      ? sql`donations on donations.id = payments.donation_id`
      : sql`membership_fees as fee on fee.id = payments.fee_id
        left join payments as deciding on deciding.id = fee.deciding_payment_id`;
  const { rows } = await sql<{ id: string }>`
    select receipts.id from receipts join payments on payments.id = receipts.payment_id
    join ${dues}
    where receipts.voided_at is null and ${filter}
    order by receipts.year, receipts.series, receipts.position limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** The ids of the valid certificates of a year, in the order of their numbers. */
export async function findCertificateIds(
  db: Db | Tx,
  { kind, year }: { kind: CertificateKind; year: number },
  most: number,
): Promise<string[]> {
  const rows = await db
    .selectFrom('certificates')
    .select('id')
    .where('kind', '=', kind)
    .where('year', '=', year)
    .where('voidedAt', 'is', null)
    .orderBy('position')
    .limit(most)
    .execute();
  return rows.map(({ id }) => id);
}
