import { placeSettings, readConfig } from '../base/start/config.ts';
import { plainReason, StartError } from '../base/start/start-error.ts';
import { migrateAsOwner } from './migrate-as-owner.ts';

try {
  const applied = await migrateAsOwner(readConfig(placeSettings(process.env)));
  if (!applied) throw new StartError('DATABASE_OWNER_URL is not set: there is nothing to do as the owner.');
  process.stdout.write(`Migrated: ${applied.length > 0 ? applied.join(', ') : 'nothing was left to do'}.\n`);
} catch (error) {
  process.stderr.write(`${plainReason(error)}\n`);
  process.exitCode = 1;
}
