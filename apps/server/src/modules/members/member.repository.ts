import { personFields } from '@kathok/contract';
import { type ExpressionBuilder, sql, type Updateable } from 'kysely';
import { compileOnce } from '../../db/statements/compile-once.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { isOneOf } from '../../db/statements/hide-from-planner.ts';
import type { Schema } from '../../db/schema.ts';
import { findDoubt } from '../../platform/mail/doubtful-contact.repository.ts';

export type MemberRecord = NonNullable<Awaited<ReturnType<typeof findMember>>>;
export type MemberListRow = Awaited<ReturnType<typeof findMembersById>>[number];

/** In the order of the ids. */
export async function findMembersById(db: Db | Tx, ids: readonly string[]) {
  if (ids.length === 0) return [];
  const rows = await membersById(db, ids);
  const places = new Map(ids.map((id, place) => [id, place]));
  return rows.sort((a, b) => (places.get(a.id) ?? 0) - (places.get(b.id) ?? 0));
}

const membersById = compileOnce((db, ids: readonly string[]) =>
  memberRows(db).where(isOneOf('members.id', ids)),
);

/** The whole record of somebody who is in the register. */
export async function findMember(db: Db | Tx, id: string) {
  const [member] = await memberRecordById(db, id);
  return member?.deletedAt === null ? withDoubt(db, member) : undefined;
}

async function withDoubt<Read extends { personId: string; isContactClaimed: boolean }>(
  db: Db | Tx,
  member: Read,
) {
  const isContactDoubtful = member.isContactClaimed && (await findDoubt(db, member.personId));
  return { ...member, isContactDoubtful };
}

const memberRecordById = compileOnce((db, id: string) => memberRecords(db).where('members.id', '=', id));

/** Nobody else changes this member until the transaction ends. Read only once it is locked. */
export async function lockMember(tx: Tx, id: string) {
  await lockMemberRow(tx, id);
  return findMember(tx, id);
}

/** Also one that was taken out of the register; `deletedAt` tells. */
export async function lockMemberEvenRemoved(tx: Tx, id: string) {
  await lockMemberRow(tx, id);
  const [member] = await memberRecordById(tx, id);
  return member && withDoubt(tx, member);
}

async function lockMemberRow(tx: Tx, id: string): Promise<void> {
  await tx.selectFrom('members').select('id').where('id', '=', id).forNoKeyUpdate().execute();
}

export async function updateMemberRow(
  tx: Tx,
  id: string,
  values: Updateable<Schema['members']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('members')
    .set((row) => ({ ...values, version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', id)
    .execute();
}

export async function updatePersonRow(
  tx: Tx,
  id: string,
  values: Updateable<Schema['people']>,
  now: Date,
): Promise<void> {
  await tx
    .updateTable('people')
    .set({ ...values, updatedAt: now })
    .where('id', '=', id)
    .execute();
  if ('name' in values || 'email' in values || 'phone' in values) await letAccountFollow(tx, id, now);
  if ('email' in values || 'phone' in values) await endLinksOfPerson(tx, id);
}

/**
 * Members log in with the phone and the e-mail address of their record, so the account follows the record. What another
 * account logs in with already stays with that one: families share phones. Accounts of staff who are members as well do
 * not follow: otherwise anybody who may change members could take such an account over.
 */
async function letAccountFollow(tx: Tx, personId: string, now: Date): Promise<void> {
  await sql`
    with account as (
      select users.id, people.name,
        case when exists (select 1 from users as other
            where other.email = lower(people.email) and other.id <> users.id and other.deleted_at is null)
          then users.email else coalesce(lower(people.email), users.email) end as email,
        case when exists (select 1 from users as other
            where other.phone = people.phone and other.id <> users.id and other.deleted_at is null)
          then null else people.phone end as phone
      from people
      join members on members.person_id = people.id and members.deleted_at is null
      join users on users.member_id = members.id and users.deleted_at is null
      join roles on roles.id = users.role_id and roles.is_system and roles.role_type = 'user'
      where people.id = ${personId})
    update users set name = account.name, email = account.email, phone = account.phone,
      version = version + 1, updated_at = ${now}
    from account where users.id = account.id
      and (users.name, users.email, users.phone) is distinct from (account.name, account.email, account.phone)`.execute(
    tx,
  );
}

/** A link that was sent to the address or the phone before must not open the account of a member any more. */
async function endLinksOfPerson(tx: Tx, personId: string): Promise<void> {
  await sql`delete from password_links using users
    join members on members.id = users.member_id
    join roles on roles.id = users.role_id and roles.is_system and roles.role_type = 'user'
    where users.id = password_links.user_id and members.person_id = ${personId}`.execute(tx);
}

/** What a list, a card and the record are made of. */
export function memberRows(db: Db | Tx) {
  return db
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.personId')
    .innerJoin('membershipTypes as type', 'type.id', 'members.membershipTypeId')
    .innerJoin('paymentFrequencies as frequency', 'frequency.id', 'members.paymentFrequencyId')
    .leftJoin('countries', 'countries.id', 'people.countryId')
    .select(['members.id', 'members.personId', 'members.membershipCode', 'members.version', 'people.name'])
    .select(['people.nameDzongkha', 'people.gender', 'people.identityNumber', 'people.phone', 'people.email'])
    .select([
      'countries.name as country',
      'countries.currency as countryCurrency',
      'people.dzongkhag',
      'people.gewog',
      'people.village',
    ])
    .select(['people.photoFileId', 'members.membershipTypeId', 'type.name as membershipType'])
    .select(['members.paymentFrequencyId', 'frequency.name as paymentFrequency', 'members.joinedOn'])
    .select(['members.paidUntil', 'members.isLifetime', 'members.endReason', 'members.endedOn'])
    .select(['type.graceDays', 'type.renewalWindowDays']);
}

function memberRecords(db: Db | Tx) {
  return memberRows(db)
    .select(personFields.map((field) => `people.${field}` as const))
    .select(['members.endNote', 'members.remarks', 'members.channel', 'members.mergedInto'])
    .select(['members.isOptedOut', 'people.erasedAt', 'people.isContactClaimed'])
    .select(['members.deletedAt', 'members.createdAt', 'members.updatedAt'])
    .select((row) => hasLogin(row).as('hasLogin'));
}

function hasLogin(row: ExpressionBuilder<Schema, 'members'>) {
  const login = row
    .selectFrom('users')
    .whereRef('users.memberId', '=', 'members.id')
    .where('users.deletedAt', 'is', null)
    .select(sql`1`.as('one'));
  return row.exists(login).$castTo<boolean>();
}

export function auditedMember({ id, name, membershipCode }: MemberRecord) {
  return { entity: 'Member', entityId: id, label: `${name}, ${membershipCode}` };
}
