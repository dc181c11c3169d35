import { afterAll, beforeAll, expect, test } from 'vitest';
import { openTestDatabase, type TestDatabase } from '../../testing/open-test-database.ts';
import { openDatabase } from '../open-database.ts';

let opened: TestDatabase;
beforeAll(async () => {
  opened = await openTestDatabase();
});
afterAll(() => opened.close());

test('whatever the server does by default, days are those of UTC and nothing is compiled to machine code', async () => {
  const { pool } = opened.database;
  const { rows } = await pool.query<{ name: string }>('SELECT current_database() AS name');
  await pool.query(`ALTER DATABASE ${rows[0]!.name} SET jit = on`);
  await pool.query(`ALTER DATABASE ${rows[0]!.name} SET timezone = 'Asia/Thimphu'`);
  const another = await openDatabase(opened.place);
  try {
    const settings = await another.pool.query(
      `SELECT current_setting('jit') AS jit, current_setting('timezone') AS zone`,
    );
    expect(settings.rows).toEqual([{ jit: 'off', zone: 'UTC' }]);
  } finally {
    await another.close();
  }
});
