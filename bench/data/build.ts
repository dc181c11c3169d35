/* Fills the empty database at BENCH_DATABASE_URL with as many members as the first argument says. */
import { migrate } from '../../apps/server/src/db/migrate.ts';
import { openDatabase } from '../../apps/server/src/db/open-database.ts';
import { fillDatabase } from './fill-database.ts';

const database = await openDatabase({ url: process.env['BENCH_DATABASE_URL']!, dataDir: '' });
await migrate(database);
await fillDatabase(database, Number(process.argv[2] ?? 10_000), console.log);
await database.close();
