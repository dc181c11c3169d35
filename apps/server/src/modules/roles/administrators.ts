import { sql } from 'kysely';
import type { Tx } from '../../db/open-database.ts';
import { AppError } from '../../base/app-error.ts';
import { roleMayDoEverything } from './rights-of-role.ts';

const administratorsLock = 727002;

/**
 * To be called after a change, in its transaction: somebody must still be able to do everything.
 * Such changes wait for each other here, so that two of them cannot both count on the other's administrator.
 */
export async function requireAdministratorLeft(tx: Tx): Promise<void> {
  await lockAdministrators(tx);
  const left = await tx
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .where('users.status', '=', 'active')
    .where('users.deletedAt', 'is', null)
    .where(roleMayDoEverything)
    .select('users.id')
    .limit(1)
    .executeTakeFirst();
  if (!left) throw new AppError('wrong_state', { detail: 'This is the last active Administrator.' });
}

export async function lockAdministrators(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(${administratorsLock})`.execute(tx);
}

/** The shipped role that may do everything, whatever it is called by now. */
export async function findAdministratorRoleId(tx: Tx): Promise<string> {
  const role = await tx
    .selectFrom('roles')
    .select('id')
    .where('isSystem', '=', true)
    .where(roleMayDoEverything)
    .executeTakeFirstOrThrow();
  return role.id;
}
