import { migrate } from '../migrations/migrate.ts';
import { openDatabase } from '../open-database.ts';

// Started by the test of interrupted migrations as `migrator DATA_DIR`, and killed by it.
const database = await openDatabase({ dataDir: process.argv[2] ?? '' });
process.stdout.write('OPEN\n');
await migrate(database);
process.stdout.write('MIGRATED\n');
await database.close();
