import { expect, test } from 'vitest';
import { migratedPlace } from '../../testing/database-place.ts';
import { howMany } from '../../testing/how-many.ts';
import { openDatabase } from '../open-database.ts';

const uses = [
  { sql: `SELECT 'tenzin gyatso' % 'tenzin gyatzo' AS value`, value: true },
  { sql: `SELECT unaccent('Zoë Müller') AS value`, value: 'Zoe Muller' },
  { sql: `SELECT left(encode(digest('a', 'sha256'), 'hex'), 8) AS value`, value: 'ca978112' },
  { sql: 'SELECT 1 <-> 3 AS value', value: 2 },
];

const beginnings = [0, 2, 1, 3].slice(0, howMany({ test: 2, prove: 4 }));

async function valuesBeginningWith(first: number) {
  const place = await migratedPlace();
  const { pool, close } = await openDatabase(place);
  const order = uses.map((_, index) => uses[(first + index) % uses.length]!);
  const got: { sql: string; value: unknown }[] = [];
  for (const { sql } of order) got.push({ sql, value: (await pool.query(sql)).rows[0].value });
  await close();
  await place.remove();
  return { got, order };
}

// Several at once, because extensions that are linked at the same time broke each other on a busy machine only.
test('the extensions work in whatever order they are first used, also on a busy machine', async () => {
  for (const { got, order } of await Promise.all(beginnings.map(valuesBeginningWith))) {
    expect(got).toEqual(order);
  }
});
