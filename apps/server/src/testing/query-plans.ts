import { CamelCasePlugin, type CompiledQuery, Kysely } from 'kysely';
import type pg from 'pg';
import { OneTripDialect } from '../db/one-trip-commit.ts';
import type { Database } from '../db/open-database.ts';
import type { Schema } from '../db/schema.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** The same database, and every query that it is asked from now on. */
export function watchQueries(database: Database): { database: Database; queries: CompiledQuery[] } {
  const queries: CompiledQuery[] = [];
  const kysely = new Kysely<Schema>({
    dialect: new OneTripDialect(database.pool),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ level, query }) => {
      if (level === 'query') queries.push(query);
    },
  });
  return { database: { ...database, kysely }, queries };
}

/** A table of which a query reads more than this is not read through an index that fits. */
const most = 5000;

/** What of a query walks a large table: reads all of it, or far more rows than it uses. In words, with the query. */
export async function findWalks(pool: pg.Pool, { sql, parameters }: CompiledQuery): Promise<string[]> {
  if (!/^\s*(select|with)/i.test(sql) || / for (no key )?update/i.test(sql)) return [];
  const { rows } = await pool.query<{ 'QUERY PLAN': [{ Plan: PlanNode }] }>(
    `explain (analyze, format json) ${sql}`,
    [...parameters],
  );
  return walksIn(rows[0]!['QUERY PLAN'][0].Plan).map((walk) => `${walk}: ${sql}`);
}

function walksIn(node: PlanNode): string[] {
  const below = (node.Plans ?? []).flatMap(walksIn);
  const table = node['Relation Name'];
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const read = (node['Actual Rows'] + removed) * node['Actual Loops'];
  return table && read > most ? [`${node['Node Type']} reads ${read} rows of ${table}`, ...below] : below;
}
