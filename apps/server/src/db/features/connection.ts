import type { Pool, PoolClient } from 'pg';

/** The first row of a query. */
export async function firstRow<Row extends object>(
  pool: Pool,
  sql: string,
  values: unknown[] = [],
): Promise<Row> {
  const { rows } = await pool.query<Row>(sql, values);
  return rows[0]!;
}

export async function withClient<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  const client = await pool.connect();
  try {
    return await work(client);
  } finally {
    client.release();
  }
}

export function inTransaction<Result>(
  pool: Pool,
  work: (client: PoolClient) => Promise<Result>,
): Promise<Result> {
  return withClient(pool, async (client) => {
    await client.query('BEGIN');
    try {
      const result = await work(client);
      await client.query('COMMIT');
      return result;
    } catch (error) {
      await client.query('ROLLBACK');
      throw error;
    }
  });
}
