import { sql } from 'kysely';
import type { Tx } from '../../db/open-database.ts';
import { roleMayDoEverything } from './rights-of-role-sql.ts';

const administratorsLock = 727002;

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

export async function hasAdministrator(tx: Tx): Promise<boolean> {
  const found = await tx
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .where('users.status', '=', 'active')
    .where('users.deletedAt', 'is', null)
    .where(roleMayDoEverything)
    .select('users.id')
    .limit(1)
    .executeTakeFirst();
  return found !== undefined;
}

/** Whom to tell of what concerns the whole system. */
export async function emailsOfAdministrators(tx: Tx): Promise<string[]> {
  const found = await tx
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .where('users.status', '=', 'active')
    .where('users.deletedAt', 'is', null)
    .where(roleMayDoEverything)
    .where('users.email', 'is not', null)
    .select('users.email')
    .orderBy('users.email')
    .$narrowType<{ email: string }>()
    .execute();
  return found.map(({ email }) => email);
}
