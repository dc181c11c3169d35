import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';

/**
 * Members log in with the phone and the e-mail address of their record, so the account follows the record. What another
 * account logs in with already stays with that one: families share phones. Accounts of staff who are members as well do
 * not follow: otherwise anybody who may change members could take such an account over.
 */
export async function letAccountFollow(tx: Tx, personId: string, now: Date): Promise<void> {
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
export async function endLinksOfPerson(tx: Tx, personId: string): Promise<void> {
  await sql`delete from password_links using users
    join members on members.id = users.member_id
    join roles on roles.id = users.role_id and roles.is_system and roles.role_type = 'user'
    where users.id = password_links.user_id and members.person_id = ${personId}`.execute(tx);
}
