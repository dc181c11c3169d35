import type { JobHandlers } from '../../platform/jobs/job-handler.ts';
import type { BackupDeps } from './backup-deps.ts';
import { jobKinds } from './backup.service.ts';
import { drillBackup } from './making/drill-backup.ts';
import { makeBackup } from './making/make-backup.ts';

export type { BackupDeps } from './backup-deps.ts';
export { backupRoutes } from './backup.routes.ts';
export { getOverview } from './backup.service.ts';
export { watchBackups } from './watch-backups.ts';

export const backupJobs = (deps: BackupDeps): JobHandlers => ({
  [jobKinds.backup]: makeBackup(deps),
  [jobKinds.drill]: drillBackup(deps),
});
