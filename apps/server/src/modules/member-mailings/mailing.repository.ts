import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

interface NewMailing {
  subject: string;
  body: string;
  filters: Record<string, unknown>;
  total: number;
  unreachable: number;
  optedOut: number;
  createdAt: Date;
  createdBy: string;
}

export async function insertMailing(tx: Tx, { filters, ...row }: NewMailing): Promise<string> {
  const { id } = await tx
    .insertInto('memberMailings')
    .values({ ...row, filters: JSON.stringify(filters), state: 'running' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

const messagesIn = (...statuses: string[]) => sql<number>`(select count(*) from outbox_messages
  where member_mailing_id = member_mailings.id and status in (${sql.join(statuses)}))`;

function mailings(db: Db | Tx) {
  return db
    .selectFrom('memberMailings')
    .innerJoin('users', 'users.id', 'memberMailings.createdBy')
    .select(['memberMailings.id', 'subject', 'body', 'state', 'total', 'unreachable', 'optedOut'])
    .select(['memberMailings.createdAt', 'endedAt', 'users.name as createdBy'])
    .select(messagesIn('queued').as('waiting'))
    .select(messagesIn('sent').as('sent'))
    .select(messagesIn('failed', 'kept').as('failed'))
    .select(
      sql<number>`(select count(*) from member_mailing_people where mailing_id = member_mailings.id)`.as(
        'left',
      ),
    );
}
export type MailingRow = NonNullable<Awaited<ReturnType<typeof findMailing>>>;

export function findMailing(db: Db | Tx, id: string) {
  return mailings(db).where('memberMailings.id', '=', id).executeTakeFirst();
}

export function findLatestMailings(db: Db | Tx) {
  return mailings(db)
    .orderBy('memberMailings.createdAt', 'desc')
    .orderBy('memberMailings.id')
    .limit(20)
    .execute();
}

/** False where it had ended already. */
export async function endMailing(tx: Tx, id: string, state: 'stopped' | 'done', now: Date): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('memberMailings')
    .set({ state, endedAt: now })
    .where('id', '=', id)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function findNextMembers(db: Db | Tx, mailingId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('memberMailingPeople')
    .select('memberId')
    .where('mailingId', '=', mailingId)
    .orderBy('memberId')
    .limit(most)
    .execute();
  return rows.map(({ memberId }) => memberId);
}

/** Takes a member's turn; false where it was taken, or the mailing was stopped. A stop waits for the turns under way. */
export async function takeTurn(tx: Tx, mailingId: string, memberId: string): Promise<boolean> {
  const running = await tx
    .selectFrom('memberMailings')
    .select('id')
    .where('id', '=', mailingId)
    .where('state', '=', 'running')
    .forShare()
    .executeTakeFirst();
  if (!running) return false;
  const { numDeletedRows } = await tx
    .deleteFrom('memberMailingPeople')
    .where('mailingId', '=', mailingId)
    .where('memberId', '=', memberId)
    .executeTakeFirst();
  return numDeletedRows > 0n;
}
