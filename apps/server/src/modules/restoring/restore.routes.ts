import { restoring } from '@kathok/contract';
import { type Routes, routes } from '../../http/routes.ts';
import { checkBackup, type RestoreDeps, startRestore } from './restore.service.ts';

export const restoreRoutes = (deps: RestoreDeps): Routes =>
  routes(restoring, {
    check: checkBackup,
    start: startRestore(deps),
    state: async () => deps.state(),
  });
