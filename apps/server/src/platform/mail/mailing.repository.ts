import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';

/**
 * A mailing to many is a list of turns: a row for each person whose turn is still to come, which goes in the transaction
 * that writes their message. These are the tables of one kind of mailing.
 */
export interface MailingTables {
  mailings: 'member_mailings' | 'certificate_mailings';
  turns: 'member_mailing_people' | 'certificate_mailing_people';
  /** Whose turn it is. */
  person: 'member_id' | 'person_id';
  /** The key by which a message of the outbox names its mailing. */
  message: 'member_mailing_id' | 'mailing_id';
}

const messagesIn = ({ mailings, message }: MailingTables, ...statuses: string[]) =>
  sql<number>`(select count(*) from outbox_messages where ${sql.ref(message)} = ${sql.ref(`${mailings}.id`)}
    and status in (${sql.join(statuses)}))`;

/** How far a mailing is: what is selected beside its own columns. */
export const mailingProgress = (of: MailingTables) => [
  messagesIn(of, 'queued').as('waiting'),
  messagesIn(of, 'sent').as('sent'),
  messagesIn(of, 'failed', 'kept').as('failed'),
  sql<number>`(select count(*) from ${sql.table(of.turns)}
    where mailing_id = ${sql.ref(`${of.mailings}.id`)})`.as('left'),
];

/** False where it had ended already. */
export async function endMailing(
  tx: Tx,
  { mailings }: MailingTables,
  id: string,
  state: 'stopped' | 'done',
  now: Date,
): Promise<boolean> {
  const { numAffectedRows = 0n } =
    await sql`update ${sql.table(mailings)} set state = ${state}, ended_at = ${now}
    where id = ${id} and state = 'running'`.execute(tx);
  return numAffectedRows > 0n;
}

/** Whose turn comes next. */
export async function findNextTurns(
  db: Db | Tx,
  { turns, person }: MailingTables,
  mailingId: string,
  most: number,
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`select ${sql.ref(person)} as id from ${sql.table(turns)}
    where mailing_id = ${mailingId} order by 1 limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

/** Takes somebody's turn; false where it was taken, or the mailing was stopped. A stop waits for the turns under way. */
export async function takeTurn(
  tx: Tx,
  { mailings, turns, person }: MailingTables,
  mailingId: string,
  personId: string,
): Promise<boolean> {
  const running = await sql`select 1 from ${sql.table(mailings)}
    where id = ${mailingId} and state = 'running' for share`.execute(tx);
  if (running.rows.length === 0) return false;
  const { numAffectedRows = 0n } = await sql`delete from ${sql.table(turns)}
    where mailing_id = ${mailingId} and ${sql.ref(person)} = ${personId}`.execute(tx);
  return numAffectedRows > 0n;
}
