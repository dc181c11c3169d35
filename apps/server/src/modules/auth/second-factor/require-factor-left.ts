import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { type Account, findAccount } from '../account.repository.ts';
import { removeTrustedDevices } from '../devices/trusted-device.repository.ts';
import { removeRecoveryCodes } from './recovery-codes/recovery-code.repository.ts';

/** After one was removed, in the same transaction: the last one stays while the role requires it. */
export async function requireFactorLeft(tx: Tx, { id, role }: Pick<Account, 'id' | 'role'>): Promise<void> {
  const account = orNotFound(await findAccount(tx, id));
  if (account.hasAuthenticator || account.hasPasskey) return;
  if (account.roleType === 'admin' && account.requiresSecondFactor) {
    const detail = `The role ${role} requires a second step. Add another one before you remove this one.`;
    throw new AppError('wrong_state', { detail });
  }
  // Without a second step there is nothing to recover, and no device to be spared it when there is one again.
  await removeRecoveryCodes(tx, id);
  await removeTrustedDevices(tx, { userId: id });
}
