import { type Database, openDatabase } from '../db/open-database.ts';
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
