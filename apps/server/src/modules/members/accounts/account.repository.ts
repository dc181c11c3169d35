import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';

/** The account that a member logs in with. */
export function findAccountOfMember(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('users')
    .select(['id', 'name', 'email', 'status', 'lastLoginAt'])
    .select((row) => row('passwordHash', 'is not', null).$castTo<boolean>().as('hasPassword'))
    .where('memberId', '=', memberId)
    .where('deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The role of members that comes with the product, which nobody can change. */
export async function findMemberRole(tx: Tx): Promise<string> {
  const { id } = await tx
    .selectFrom('roles')
    .select('id')
    .where('roleType', '=', 'user')
    .where('isSystem', '=', true)
    .where('deletedAt', 'is', null)
    .executeTakeFirstOrThrow();
  return id;
}

/** Of these, what another account logs in with already: families share a phone, and some an e-mail address. */
export async function findTakenNames(tx: Tx, names: { email: string | null; phone: string | null }) {
  const rows = await tx
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('deletedAt', 'is', null)
    .where((where) => where.or([where('email', '=', names.email), where('phone', '=', names.phone)]))
    .execute();
  return {
    email: rows.some(({ email }) => email !== null && email === names.email),
    phone: rows.some(({ phone }) => phone !== null && phone === names.phone),
  };
}

interface NewAccount {
  memberId: string;
  name: string;
  email: string | null;
  phone: string | null;
  roleId: string;
}

export async function insertMemberAccount(tx: Tx, account: NewAccount, now: Date): Promise<string> {
  const { id } = await tx
    .insertInto('users')
    .values({ ...account, createdAt: now, updatedAt: now })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Those of these members who have an account. */
export async function findMembersWithAccount(
  db: Db | Tx,
  memberIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id as "memberId" from users
    where deleted_at is null and member_id = any(${memberIds}::uuid[])`.execute(db);
  return new Set(rows.map(({ memberId }) => memberId));
}
