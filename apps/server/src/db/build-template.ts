import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { gzipSync } from 'node:zlib';
import { packageRoot } from '../base/start/package-root.ts';
import { clusterFolder } from './data-folder.ts';
import { packCluster } from './embedded/cluster-archive.ts';
import { migrate } from './migrations/migrate.ts';
import { openDatabase } from './open-database.ts';
import { rowTypes } from './row-types.ts';

// Build step: a ready-made cluster with every migration applied, which a first start only has to unpack; and the row
// types that follow from it.
const target = join(packageRoot(), 'dist', 'template.tar.gz');
const dataDir = mkdtempSync(join(tmpdir(), 'kathok-template-'));
try {
  const database = await openDatabase({ dataDir, template: false });
  await migrate(database);
  mkdirSync(dirname(target), { recursive: true });
  writeFileSync(join(dirname(target), 'row-types.ts'), await rowTypes(database.pool));
  await database.pool.query('VACUUM (ANALYZE)');
  await database.close(); // a clean shutdown, so that a first start has nothing to recover
  writeFileSync(`${target}.new`, gzipSync(packCluster(clusterFolder(dataDir))));
  renameSync(`${target}.new`, target);
} finally {
  rmSync(dataDir, { recursive: true, force: true });
}
