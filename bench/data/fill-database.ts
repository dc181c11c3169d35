import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { ClientBase } from 'pg';
import { firstNames, occupations, secondNames } from '../../apps/server/src/demo/register/names.ts';
import type { Database } from '../../apps/server/src/db/open-database.ts';
import { addAdministrator } from './administrator.ts';
import { bulkLoad } from './bulk-load.ts';
import { issueReceipts } from './issue-receipts.ts';

const third = ['Wangchuk', 'Yangzom', 'Gyeltshen', 'Selden', 'Jamtsho', 'Lhendup', 'Dolma', 'Zangpo'];

/** How many slips wait to be verified: a tenth of the members, and never more than an office could bear. */
const mostWaiting = 10_000;

export interface CentreSize {
  members: number;
  donations: number;
  /** Left out where nothing that is measured reads it: millions of entries and their seals take the longest. */
  hasAudit: boolean;
}

/**
 * A centre that has grown to that many members: for each one person and a little more, and some fees; for each fee and
 * donation a payment with its receipt and the books, and entries of the audit; all as the product would have written it,
 * which `npm run verify` confirms. The tables are migrated and have no people yet.
 */
export async function fillDatabase(
  { pool }: Pick<Database, 'pool'>,
  size: CentreSize,
  tell: (progress: string) => void = () => {},
): Promise<void> {
  const client = await pool.connect();
  try {
    await client.query('SET jit = off');
    // Sorts of millions of rows, and the indexes built from them, in memory.
    await client.query(
      `SET maintenance_work_mem = '1GB'; SET work_mem = '512MB'; SET synchronous_commit = off`,
    );
    await prepare(client, size);
    await bulkLoad(client, async () => {
      for (const name of steps(size)) {
        const begun = performance.now();
        await client.query(readFileSync(join(import.meta.dirname, name), 'utf8'));
        if (name.startsWith('07')) await issueReceipts(client);
        tell(`${name} ${((performance.now() - begun) / 1000).toFixed(1)} s`);
      }
    });
    await addAdministrator(client);
    await client.query('DISCARD TEMP');
    await client.query('VACUUM ANALYZE');
  } finally {
    client.release();
  }
}

const steps = ({ hasAudit }: CentreSize) =>
  readdirSync(import.meta.dirname)
    .filter((name) => name.endsWith('.sql') && (hasAudit || !name.includes('audit')))
    .sort();

async function prepare(client: ClientBase, { members, donations }: CentreSize): Promise<void> {
  await client.query(
    'CREATE TEMP TABLE bench AS SELECT $1::int AS members, $2::int AS donations, $3::int AS waiting, now() AS now',
    [members, donations, Math.min(mostWaiting, Math.floor(members / 10))],
  );
  await client.query(
    `CREATE TEMP TABLE names AS SELECT $1::text[] AS given, $2::text[] AS female, $3::text[] AS male, $4::text[] AS third,
       $5::text[] AS occupations`,
    [firstNames, secondNames.female, secondNames.male, third, occupations],
  );
}
