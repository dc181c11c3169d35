import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';
import { ownedRecords } from '../people/owned-records.ts';

/** What has been built on the members of an import since: how many of what. Zero everywhere: they can go again. */
export async function dependentsOfMembers(
  tx: Tx,
  { importId }: { importId: string },
): Promise<Record<string, number>> {
  const owners = {
    member: sql`(select id from all_members where import_id = ${importId})`,
    person: sql`(select id from people where import_id = ${importId})`,
  };
  const counts = ownedRecords.map(
    ({ table, column, to, noun }) =>
      sql`select ${sql.lit(noun)} as noun, count(*) from ${sql.table(table)} where ${sql.raw(column)} in ${owners[to]}`,
  );
  const others = [
    sql`select 'merges', count(*) from member_merges
      where kept_member_id in ${owners.member} or merged_member_id in ${owners.member}`,
    sql`select 'changedMembers', count(*) from all_members where import_id = ${importId} and version > 1`,
  ];
  const { rows } = await sql<{
    noun: string;
    count: number;
  }>`${sql.join([...counts, ...others], sql` union all `)}`.execute(tx);
  return Object.fromEntries(rows.map(({ noun, count }) => [noun, count]));
}
