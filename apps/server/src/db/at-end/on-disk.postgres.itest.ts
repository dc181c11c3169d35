import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { StartError } from '../../base/start/start-error.ts';
import { type DatabasePlace, emptyPlace } from '../../testing/database-place.ts';
import { type Database, openDatabase } from '../open-database.ts';
import { requireOnDisk } from './on-disk.ts';

const user = `user_${randomUUID().replaceAll('-', '')}`;
let place: DatabasePlace;
let database: Database;
beforeAll(async () => {
  place = await emptyPlace();
  database = await openDatabase({ ...place, maxConnections: 1 });
  await database.pool.query(`CREATE ROLE ${user}`);
});
afterAll(async () => {
  await database.pool.query(`RESET ROLE`);
  await database.pool.query(`DROP ROLE ${user}`);
  await database.close();
  await place.remove();
});

test('an ordinary user may wait for the disk; a database that refuses it is told at the start', async () => {
  await database.pool.query(`SET ROLE ${user}`);
  await requireOnDisk(database);
  await database.pool.query(`RESET ROLE`);
  await database.pool.query(
    'REVOKE EXECUTE ON FUNCTION pg_logical_emit_message(boolean, text, text) FROM PUBLIC',
  );
  await database.pool.query(`SET ROLE ${user}`);
  await expect(requireOnDisk(database)).rejects.toThrow(StartError);
});
