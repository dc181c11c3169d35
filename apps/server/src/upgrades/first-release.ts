import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { brotliDecompressSync } from 'node:zlib';
import { sql } from 'kysely';
import { unpackCluster } from '../db/embedded/cluster-archive.ts';
import type { Db } from '../db/open-database.ts';
import { packageRoot } from '../base/start/package-root.ts';

const fixtures = join(packageRoot(), 'fixtures');

export const firstReleaseBackup = join(fixtures, 'first-release.backup');

/** The data folder as the first release left it. */
export function unpackFirstRelease(dataDir: string): void {
  unpackCluster(brotliDecompressSync(readFileSync(join(fixtures, 'first-release-data.tar.br'))), dataDir);
}

/** What the first release had, as counted in the rows of its backup without this program. Sums are minor units. */
export const firstReleaseHolds = {
  members: 302,
  donations: 32,
  fees: 48,
  payments: 61,
  receipts: 42,
  voidReceipts: 2,
  files: 27,
  auditEntries: 207,
  ledger: ['donations BTN 25509000', 'donations USD 20000', 'membership_fees BTN 3270000'],
};

/** The last seal of its audit and the last receipt of its series, as it wrote them. */
const firstReleaseHeads = [
  'audit:207:87918088d5c0492fd603e2637fe50d7ccf4c2a2f6dd4a175dcea2cab3fc8bd7c',
  'issued-2026:42:b81e93c1dcbe06e3b26c52cf80ec456eba5447bb7a924a9b8cfddca7ef37083f',
];

/** What `verify` is told of them, and what it says when it agrees. */
export const expectedHeads = firstReleaseHeads.flatMap((head) => ['--expect', head]);
export const agrees = /the chains go through the heads that were noted\n(.*\n)*Everything agrees\.\n$/;

export async function countContents(db: Db): Promise<typeof firstReleaseHolds> {
  const { rows } = await sql<typeof firstReleaseHolds>`
    select (select count(*) from all_members) as members, (select count(*) from donations) as donations,
      (select count(*) from membership_fees) as fees, (select count(*) from payments) as payments,
      (select count(*) from receipts) as receipts,
      (select count(*) from receipts where voided_at is not null) as "voidReceipts",
      (select count(*) from files) as files, (select count(*) from audit_entries) as "auditEntries",
      (select array_agg(total order by total) from (
        select head || ' ' || currency || ' ' || -sum(amount) as total
        from ledger_postings join ledger_entries on posting_id = id and account = head
        group by head, currency) as totals) as ledger`.execute(db);
  return rows[0]!;
}
