import type pg from 'pg';
import type { Statement } from '../cases/case.ts';

/** The statements of one question, one after the other; in a transaction where anything is written. */
export async function runBare(pool: pg.Pool, statements: Statement[]): Promise<Record<string, unknown>[][]> {
  const writes = statements.some(({ text }) => /^(INSERT|UPDATE)/.test(text));
  const client = await pool.connect();
  try {
    if (writes) await client.query('BEGIN');
    const rows: Record<string, unknown>[][] = [];
    for (const { text, values = [] } of statements) rows.push((await client.query(text, values)).rows);
    if (writes) await client.query('COMMIT');
    return rows;
  } catch (error) {
    if (writes) await client.query('ROLLBACK');
    throw error;
  } finally {
    client.release();
  }
}
