import { StartError } from '../../base/start/start-error.ts';
import { openDatabase } from '../open-database.ts';

// Started by the durability tests as `writer DATA_DIR [COUNT]`, and killed by them. It says on its output what it
// found (STATE) and, only after the database has acknowledged it, each transaction (ACK).
const [dataDir = '', count = 'Infinity'] = process.argv.slice(2);
const say = (line: string) => process.stdout.write(`${line}\n`);

async function main(): Promise<void> {
  const { pool, close } = await openDatabase({ dataDir });
  await pool.query(`
    CREATE TABLE IF NOT EXISTS first_half (id int PRIMARY KEY);
    CREATE TABLE IF NOT EXISTS second_half (id int PRIMARY KEY, pad text)`);
  const { rows } = await pool.query<{ last: number }>(`
    SELECT (SELECT count(*)::int FROM first_half) AS first, (SELECT count(*)::int FROM second_half) AS second,
      greatest((SELECT max(id) FROM first_half), (SELECT max(id) FROM second_half), 0) AS last`);
  say(`STATE ${JSON.stringify(rows[0])}`);
  const begin = rows[0]!.last + 1;
  for (let id = begin; id < begin + Number(count); id++) {
    const client = await pool.connect();
    await client.query('BEGIN');
    await client.query('INSERT INTO first_half VALUES ($1)', [id]);
    await client.query('INSERT INTO second_half VALUES ($1, $2)', [id, 'x'.repeat(200)]);
    await client.query('COMMIT');
    client.release();
    say(`ACK ${id}`);
  }
  await close();
}

try {
  await main();
} catch (error) {
  say(`REFUSED ${error instanceof StartError ? error.message : String(error)}`);
  process.exit(1);
}
