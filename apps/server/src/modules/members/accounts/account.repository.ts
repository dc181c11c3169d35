import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { isContactUnproven } from '../../../platform/mail/doubtful-contact-sql.ts';

/** The account that a member logs in with. */
export function findAccountOfMember(db: Db | Tx, memberId: string) {
  return db
    .selectFrom('users')
    .innerJoin('roles', 'roles.id', 'users.roleId')
    .select(['users.id', 'users.name', 'email', 'status', 'lastLoginAt'])
    .select((row) => row('passwordHash', 'is not', null).$castTo<boolean>().as('hasPassword'))
    .select(sql<boolean>`roles.is_system and roles.role_type = 'user'`.as('isOfMember'))
    .where('memberId', '=', memberId)
    .where('users.deletedAt', 'is', null)
    .executeTakeFirst();
}

/** The contact on the record of a member, behind which their account follows. */
export function findContactOfMember(tx: Tx, memberId: string) {
  return tx
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.personId')
    .select(['personId', 'email', 'phone'])
    .where('members.id', '=', memberId)
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

/** Finds the members whose contact came with a registration that nobody has paid or confirmed. */
export async function findUnproven(db: Db | Tx, memberIds: readonly string[]): Promise<Set<string>> {
  const { rows } = await sql<{ id: string }>`
    select all_members.id from all_members join people on people.id = person_id
    where all_members.id = any(${memberIds}::uuid[]) and ${isContactUnproven}`.execute(db);
  return new Set(rows.map(({ id }) => id));
}

/** Whether a member asked for an account with a fee that was paid or waived since; the link did not leave so far. */
export async function wantsAccountStill(tx: Tx, memberId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from membership_fees join coverages on coverages.fee_id = membership_fees.id
    where membership_fees.member_id = ${memberId} and wants_account
      and not exists (select 1 from users where users.member_id = ${memberId} and deleted_at is null)
    limit 1`.execute(tx);
  return rows.length > 0;
}

/** Finds which of these members have an account. */
export async function findMembersWithAccount(
  db: Db | Tx,
  memberIds: readonly string[],
): Promise<Set<string>> {
  const { rows } = await sql<{ memberId: string }>`
    select member_id as "memberId" from users
    where deleted_at is null and member_id = any(${memberIds}::uuid[])`.execute(db);
  return new Set(rows.map(({ memberId }) => memberId));
}
