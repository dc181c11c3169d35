import { StartError } from '../base/start/start-error.ts';
import { grantAppRights } from '../db/migrations/app-rights.ts';
import { migrate } from '../db/migrations/migrate.ts';
import { openDatabase } from '../db/open-database.ts';

interface Roles {
  databaseUrl: string | undefined;
  databaseOwnerUrl: string | undefined;
  dataDir: string;
}

/**
 * Brings the tables up to this program by the role that owns them, and gives the role of the program what it needs. Null
 * where no owner is named: then the program itself migrates. Answers the names of what was applied.
 */
export async function migrateAsOwner({
  databaseUrl,
  databaseOwnerUrl,
  dataDir,
}: Roles): Promise<string[] | null> {
  if (databaseOwnerUrl === undefined) return null;
  const role =
    databaseUrl && URL.canParse(databaseUrl) ? decodeURIComponent(new URL(databaseUrl).username) : '';
  const owner = URL.canParse(databaseOwnerUrl) ? decodeURIComponent(new URL(databaseOwnerUrl).username) : '';
  if (!role || !owner || role === owner)
    throw new StartError(
      'DATABASE_OWNER_URL needs a DATABASE_URL beside it that names the same database and another user.',
    );
  const database = await openDatabase({ url: databaseOwnerUrl, dataDir });
  try {
    const applied = await migrate(database);
    await grantAppRights(database, role);
    return applied;
  } finally {
    await database.close();
  }
}
