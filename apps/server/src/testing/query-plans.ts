import { type CallOf, type Endpoint, mostCounted } from '@kathok/contract';
import { CamelCasePlugin, type CompiledQuery, Kysely } from 'kysely';
import { escapeLiteral, type Pool } from 'pg';
import { afterAll, expect } from 'vitest';
import { buildApp } from '../app.ts';
import { OneTripDialect } from '../db/at-end/dialect.ts';
import type { Database } from '../db/open-database.ts';
import { dependsOnValues } from '../db/statements/prepared-statements.ts';
import type { Schema } from '../db/schema.ts';
import { endpointClient } from './endpoint-client.ts';
import type { TestApp } from './start-test-app.ts';
import { injected } from './transports.ts';

interface PlanNode {
  'Node Type': string;
  'Relation Name'?: string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: PlanNode[];
}

/** The same server once more on a database that is watched: its calls, and what of the queries of a call walks a large table. */
export async function watchServer(app: TestApp) {
  const { database, queries } = watchQueries(app.database);
  const server = await buildApp({ ...app.deps, database });
  afterAll(() => server.close());
  const { call } = endpointClient(injected(server));
  const token = await app.signIn('Administrator');

  /** A call that finds nothing would prove nothing. */
  async function walksOf<E extends Endpoint>(endpoint: E, input: CallOf<E>): Promise<string[]> {
    queries.length = 0;
    const answer = await call(endpoint, input, token);
    expect(JSON.stringify(answer)).not.toMatch(/^\{"data":\[\]|^\[\]|^\{\}/);
    const walks = [];
    for (const query of queries.slice()) walks.push(...(await findWalks(app.database.pool, query)));
    return walks;
  }

  return { call, token, walksOf };
}

/** The same database, and every query that it is asked from now on. */
export function watchQueries(database: Database): { database: Database; queries: CompiledQuery[] } {
  const queries: CompiledQuery[] = [];
  const kysely = new Kysely<Schema>({
    dialect: new OneTripDialect(database.pool, database.kind === 'postgres'),
    plugins: [new CamelCasePlugin({ maintainNestedObjectKeys: true })],
    log: ({ level, query }) => {
      if (level === 'query') queries.push(query);
    },
  });
  return { database: { ...database, kysely }, queries };
}

/** A table of which a query reads more than this is not read through an index that fits. */
const most = 5000;
const isCount = new RegExp(` limit ${mostCounted + 1}\\)+ as counted$`);

/**
 * What is counted up to a limit reads what it counts, and those that a filter leaves out on the way: where every third row
 * or more matches, walking the table until the limit costs least. One that counts few rows goes through an index.
 */
const mostFor = (sql: string, plan: PlanNode): number =>
  isCount.test(sql) ? Math.max(most, 3 * countedIn(plan)) : most;

const countedIn = (node: PlanNode): number =>
  node['Node Type'] === 'Limit'
    ? node['Actual Rows'] * node['Actual Loops']
    : Math.max(0, ...(node.Plans ?? []).map(countedIn));

/**
 * What of a query walks a large table: reads all of it, or far more rows than it uses. In words, with the query. A statement
 * that a connection keeps is looked at with the plan for all values, too.
 */
async function findWalks(pool: Pool, query: CompiledQuery): Promise<string[]> {
  const { sql, parameters } = query;
  if (!/^\s*\(?(select|with)/i.test(sql) || / for (no key )?update/i.test(sql)) return [];
  const { rows } = await pool.query<Explained>(`explain (analyze, format json) ${sql}`, [...parameters]);
  const explained = [rows[0]!, ...(dependsOnValues(sql) ? [] : [await explainKept(pool, query)])];
  return explained.flatMap(({ 'QUERY PLAN': [{ Plan: plan }] }) =>
    walksIn(plan, mostFor(sql, plan)).map((walk) => `${walk}: ${sql}`),
  );
}

interface Explained {
  'QUERY PLAN': [{ Plan: PlanNode }];
}

async function explainKept(pool: Pool, { sql, parameters }: CompiledQuery): Promise<Explained> {
  const client = await pool.connect();
  try {
    const values = parameters.length > 0 ? `(${parameters.map(literalOf).join(', ')})` : '';
    await client.query(`begin; set local plan_cache_mode = force_generic_plan; prepare walked as ${sql}`);
    const { rows } = await client.query<Explained>(`explain (analyze, format json) execute walked${values}`);
    await client.query('deallocate walked; rollback');
    return rows[0]!;
  } finally {
    client.release();
  }
}

function literalOf(value: unknown): string {
  if (value === null || value === undefined) return 'null';
  if (value instanceof Date) return escapeLiteral(value.toISOString());
  if (!Array.isArray(value)) return escapeLiteral(String(value));
  return escapeLiteral(`{${value.map((one) => JSON.stringify(String(one))).join(',')}}`);
}

function walksIn(node: PlanNode, limit: number): string[] {
  const below = (node.Plans ?? []).flatMap((plan) => walksIn(plan, limit));
  const table = node['Relation Name'];
  const removed = (node['Rows Removed by Filter'] ?? 0) + (node['Rows Removed by Index Recheck'] ?? 0);
  const read = (node['Actual Rows'] + removed) * node['Actual Loops'];
  return table && read > limit ? [`${node['Node Type']} reads ${read} rows of ${table}`, ...below] : below;
}
