import type { Subject } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

/** Whom a change is told: those who may do everything, or also those who may do everything with donations. */
export type Overseers = 'administrators' | 'money';

const subjectsOf: Record<Overseers, Subject[]> = {
  administrators: ['all'],
  money: ['all', 'Donation'],
};

export function findOverseers(db: Db | Tx, overseers: Overseers) {
  return db
    .selectFrom('users')
    .select(['users.id', 'users.name', 'users.email'])
    .where('users.status', '=', 'active')
    .where('users.deletedAt', 'is', null)
    .where('users.email', 'is not', null)
    .where((row) =>
      row.exists(
        row
          .selectFrom('rolePermissions')
          .innerJoin('permissions', 'permissions.id', 'rolePermissions.permissionId')
          .whereRef('rolePermissions.roleId', '=', 'users.roleId')
          .where('permissions.action', '=', 'manage')
          .where('permissions.subject', 'in', subjectsOf[overseers])
          .select(sql.lit(1).as('one')),
      ),
    )
    .orderBy('users.id')
    .execute();
}

export type GuardedMatter = 'bank_accounts' | 'senders' | 'second_person' | 'signatory';

export async function insertGuardedChanges(
  tx: Tx,
  matters: readonly GuardedMatter[],
  { changedAt, changedBy }: { changedAt: Date; changedBy: string },
): Promise<void> {
  if (matters.length === 0) return;
  await tx
    .insertInto('guardedChanges')
    .values(matters.map((what) => ({ what, changedAt, changedBy })))
    .execute();
}

/** The latest of each matter. */
export function findGuardedChanges(db: Db | Tx, since: Date) {
  return db
    .selectFrom('guardedChanges')
    .distinctOn('what')
    .select(['what', 'changedAt', 'changedBy'])
    .where('changedAt', '>', since)
    .orderBy('what')
    .orderBy('changedAt', 'desc')
    .execute();
}
