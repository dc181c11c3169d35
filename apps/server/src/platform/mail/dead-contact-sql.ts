import { sql, type SqlBool } from 'kysely';

/**
 * The latest message to the contact that is on file was given up, and nothing has arrived since. For queries with `members`
 * and `people`.
 */
export const hasDeadContact = sql<SqlBool>`exists (select from outbox_messages as failed
  where failed.member_id = members.id and failed.status = 'failed' and failed.waits_for_daytime and failed.attempts > 0
    and failed.recipient in (people.email, people.phone)
    and not exists (select from outbox_messages as later where later.member_id = failed.member_id
      and later.status = 'sent' and later.created_at > failed.created_at))`;
