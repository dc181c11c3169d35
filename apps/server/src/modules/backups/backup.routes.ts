import { backups } from '@kathok/contract';
import { type Routes, routes, withPrepare } from '../../http/routes.ts';
import type { BackupDeps } from './backup-deps.ts';
import { createBackup, downloadBackup, getBackupJob, getOverview, startDrill } from './backup.service.ts';
import { changePlan, preparePlan, tryPassphrase } from './update-plan.service.ts';

export const backupRoutes = (deps: BackupDeps): Routes =>
  routes(backups, {
    get: getOverview(deps),
    updatePlan: withPrepare(preparePlan(deps), changePlan(deps)),
    create: createBackup,
    job: getBackupJob,
    file: downloadBackup,
    tryPassphrase,
    drill: startDrill,
  });
