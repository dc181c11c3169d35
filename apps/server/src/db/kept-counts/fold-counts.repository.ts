import { sql } from 'kysely';
import type { Tx } from '../open-database.ts';
import { type KeptCount, keptCounts } from './kept-counts.ts';
import { lockTableBriefly } from '../migrations/lock-table.ts';

/**
 * Adds the shards of a kept count together and deletes what adds up to nothing: days that nobody is paid until any more, or the
 * name of an erased person. The lock waits for transactions that are changing a count; where one of them takes long, this is
 * left to the next hour.
 */
export async function foldCounts(tx: Tx, { table, numbers, sources }: KeptCount): Promise<void> {
  const counts = sql.table(table);
  const keys = sql.join(Object.keys(sources[0]!.keys).map((key) => sql.ref(key)));
  const names = Object.keys(numbers).map((name) => sql.ref(name));
  const isNothing = sql.join(
    names.map((name) => sql`sum(${name}) = 0`),
    sql` and `,
  );
  const { rows } = await sql<{ isDue: boolean }>`
    select coalesce(bool_or(is_nothing) or sum(shards) > 2 * count(*), false) as "isDue"
    from (select count(*) as shards, ${isNothing} as is_nothing from ${counts} group by ${keys}) as kept`.execute(
    tx,
  );
  if (!rows[0]?.isDue || !(await lockTableBriefly(tx, table))) return;
  await sql`
    with kept as (select ctid as place, count(*) over one_key as shards, ${sql.join(
      names.map((name) => sql`sum(${name}) over one_key as ${name}`),
    )} from ${counts} window one_key as (partition by ${keys})),
    gone as (delete from ${counts} where ctid in (select place from kept where shards > 1 or ${sql.join(
      names.map((name) => sql`${name} = 0`),
      sql` and `,
    )}) returning *)
    insert into ${counts} (${keys}, shard, ${sql.join(names)})
    select ${keys}, 0, ${sql.join(names.map((name) => sql`sum(${name})`))} from gone
    group by ${keys} having not (${isNothing})`.execute(tx);
}

/** The counts of names, in which somebody who is being erased must not stay. */
export async function foldNameCounts(tx: Tx): Promise<void> {
  for (const kept of keptCounts) if (kept.table.endsWith('_name_counts')) await foldCounts(tx, kept);
}
