import { defaultSettings } from '@kathok/contract';
import type { ClientBase } from 'pg';
import type { Contents } from '../archive/manifest.ts';

type Counted = Omit<Contents, 'files'>;

const counted = `
  SELECT coalesce((SELECT value #>> '{}' FROM settings WHERE key = 'centreName'), $1) AS centre,
    (SELECT count(*)::int FROM all_members WHERE deleted_at IS NULL AND merged_into IS NULL) AS members,
    (SELECT count(*)::int FROM payments) AS payments,
    (SELECT count(*)::int FROM receipts) AS receipts,
    (SELECT receipt_number FROM receipts WHERE series = 'issued' ORDER BY year DESC, position DESC LIMIT 1) AS "lastReceipt",
    (SELECT coalesce(jsonb_agg(jsonb_build_object('currency', currency, 'amount', amount) ORDER BY currency), '[]')
      FROM (SELECT payments.currency, sum(payments.amount)::text AS amount
        FROM receipts JOIN payments ON payments.id = payment_id WHERE voided_at IS NULL GROUP BY 1) AS sums) AS sums`;

/** What is in the database, in the figures that people know. Undefined where its tables are those of another version. */
export async function readContents(client: ClientBase): Promise<Counted | undefined> {
  await client.query('SAVEPOINT contents');
  try {
    const { rows } = await client.query<Counted>(counted, [defaultSettings.centreName]);
    return rows[0];
  } catch {
    await client.query('ROLLBACK TO SAVEPOINT contents');
    return undefined;
  }
}
