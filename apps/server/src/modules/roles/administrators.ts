import { AppError } from '../../base/app-error.ts';
import type { Tx } from '../../db/open-database.ts';
import { hasAdministrator, lockAdministrators } from './administrator.repository.ts';

/**
 * To be called after a change, in its transaction: somebody must still be able to do everything.
 * Such changes wait for each other here, so that two of them cannot both count on the other's administrator.
 */
export async function requireAdministratorLeft(tx: Tx): Promise<void> {
  await lockAdministrators(tx);
  if (!(await hasAdministrator(tx)))
    throw new AppError('wrong_state', { detail: 'This is the last active Administrator.' });
}
