import { compileOnce } from '../../db/statements/compile-once.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { rightsOfRole } from '../roles/index.ts';
import { hasAuthenticator, hasPasskey } from './second-factor/has-second-factor-sql.ts';

/** Someone who can sign in, with the rights of their role as they are now. */
export type Account = NonNullable<Awaited<ReturnType<typeof findAccount>>>;

export function findAccount(db: Db | Tx, id: string) {
  return accounts(db).where('users.id', '=', id).executeTakeFirst();
}

/** Nobody else changes this account until the transaction ends. Read only once it is locked. */
export async function lockAccount(tx: Tx, id: string) {
  await tx.selectFrom('users').select('id').where('id', '=', id).forNoKeyUpdate().execute();
  return findAccount(tx, id);
}

/** By what somebody may sign in with, in its one form (username.ts): e-mail, phone or membership code. */
export function findLogin(db: Db | Tx, username: string) {
  return accounts(db)
    .where((where) =>
      where.or([
        where('email', '=', username),
        where('phone', '=', username),
        where('memberId', '=', (from) =>
          from.selectFrom('members').select('members.id').where('membershipCode', '=', username),
        ),
      ]),
    )
    .executeTakeFirst();
}

/** What this account logs in with; a member whom neither an e-mail address nor a phone of their own tells apart has a code. */
export async function findUsername(db: Db | Tx, account: Account): Promise<string> {
  return account.email ?? account.phone ?? (await findMembershipCode(db, account)) ?? '';
}

/** By itself: every request reads the account, and hardly any needs the code. */
export async function findMembershipCode(
  db: Db | Tx,
  { memberId }: Pick<Account, 'memberId'>,
): Promise<string | null> {
  if (memberId === null) return null;
  const member = await db
    .selectFrom('allMembers')
    .select('membershipCode')
    .where('id', '=', memberId)
    .executeTakeFirst();
  return member?.membershipCode ?? null;
}

/** The account behind a session that still stands: not ended, not expired, and nothing changed that ends it. */
export async function findAccountOfSession(
  db: Db | Tx,
  { userId, sessionId }: { userId: string; sessionId: string },
  now: Date,
): Promise<Account | undefined> {
  const [account] = await accountOfSession(db, userId, sessionId, now);
  return account;
}

const accountOfSession = compileOnce((db, userId: string, sessionId: string, now: Date) =>
  accounts(db)
    .innerJoin('sessions', (join) =>
      join.onRef('sessions.userId', '=', 'users.id').onRef('sessions.authVersion', '=', 'users.authVersion'),
    )
    .where('users.id', '=', userId)
    .where('users.status', '=', 'active')
    .where('sessions.id', '=', sessionId)
    .where('sessions.endedAt', 'is', null)
    .where('sessions.expiresAt', '>', now),
);

/** Not if the account has changed since it was looked at. */
export async function recordLogin(tx: Tx, account: Account, now: Date): Promise<boolean> {
  const updated = await tx
    .updateTable('users')
    .set({ lastLoginAt: now })
    .where('id', '=', account.id)
    .where('authVersion', '=', account.authVersion)
    .where('status', '=', 'active')
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
  return updated.numUpdatedRows === 1n;
}

export async function replacePassword(
  tx: Tx,
  userId: string,
  password: { passwordHash: string; mustChangePassword: boolean },
  now: Date,
): Promise<number> {
  const { authVersion } = await tx
    .updateTable('users')
    .set((row) => ({
      ...password,
      authVersion: row('authVersion', '+', 1),
      version: row('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', '=', userId)
    .returning('authVersion')
    .executeTakeFirstOrThrow();
  return authVersion;
}

interface ContactToRestore {
  userId: string;
  email?: string | null;
  phone?: string | null;
}

/** Puts a contact back, unless another account logs in with it by now. */
export async function restoreContact(
  tx: Tx,
  { userId, ...contact }: ContactToRestore,
  now: Date,
): Promise<void> {
  for (const field of ['email', 'phone'] as const) {
    const given = contact[field];
    if (given === undefined) continue;
    const value = given?.toLowerCase() ?? null;
    await tx
      .updateTable('users')
      .set((row) => ({ [field]: value, version: row('version', '+', 1), updatedAt: now }))
      .where('id', '=', userId)
      .where((row) =>
        row.not(
          row.exists(
            row
              .selectFrom('users as other')
              .select('other.id')
              .where(`other.${field}`, '=', value)
              .where('other.id', '<>', userId)
              .where('other.deletedAt', 'is', null),
          ),
        ),
      )
      .execute();
  }
}

function accounts(db: Db | Tx) {
  return db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .where('users.deletedAt', 'is', null)
    .select([
      'users.id',
      'users.name',
      'users.email',
      'users.phone',
      'users.photoFileId',
      'users.status',
      'users.memberId',
      'users.passwordHash',
      'users.mustChangePassword',
      'users.authVersion',
      'users.lastLoginAt',
      'roles.name as role',
      'roles.roleType',
      'roles.requiresSecondFactor',
      'roles.secondFactorEachTime',
    ])
    .select([hasAuthenticator.as('hasAuthenticator'), hasPasskey.as('hasPasskey')])
    .select((row) => rightsOfRole(row).as('ability'));
}
