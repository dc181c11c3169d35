import { type Database, openDatabase } from '../db/open-database.ts';
import { migrateAsOwner } from '../migrate/migrate-as-owner.ts';
import { createAppRole } from './postgres-databases.ts';
import { type DatabasePlace, migratedPlace } from './database-place.ts';

export interface TestDatabase {
  database: Database;
  place: DatabasePlace;
  /** Closes and removes it. */
  close(): Promise<void>;
}

/** A fresh migrated database for one test file. */
export async function openTestDatabase(): Promise<TestDatabase> {
  return openPlace(await migratedPlace());
}

/** The same on PostgreSQL, opened by a role that owns nothing and is no superuser, as deploy/compose.yaml does. */
export async function openAsAppRole(): Promise<TestDatabase & { ownerUrl: string }> {
  const place = await migratedPlace();
  const ownerUrl = place.url ?? '';
  const url = await createAppRole(ownerUrl);
  await migrateAsOwner({ databaseUrl: url, databaseOwnerUrl: ownerUrl, dataDir: place.dataDir });
  return { ...(await openPlace({ ...place, url })), ownerUrl };
}

export async function openPlace(place: DatabasePlace): Promise<TestDatabase> {
  const database = await openDatabase(place);
  // A defence of the database, taken out by the tests of our tests.
  const seededSql = process.env['SEEDED_SQL'];
  if (seededSql) await database.pool.query(seededSql);
  return {
    database,
    place,
    async close() {
      await database.close();
      await place.remove();
    },
  };
}
