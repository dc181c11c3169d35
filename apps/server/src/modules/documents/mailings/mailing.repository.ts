import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { emailForPapers } from '../../../platform/mail/doubtful-contact-sql.ts';
import { mailingProgress, type MailingTables } from '../../../platform/mail/mailing.repository.ts';
import type { OfYear } from '../years/people-of-year-sql.ts';

interface NewMailing extends OfYear {
  total: number;
  unreachable: number;
  createdAt: Date;
  createdBy: string;
}

export async function insertMailing(tx: Tx, row: NewMailing): Promise<string> {
  const { id } = await tx
    .insertInto('certificateMailings')
    .values({ ...row, state: 'running' })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Two who start the same mailing at once come one after the other. */
export async function lockMailings(tx: Tx, { kind, year }: OfYear): Promise<void> {
  await sql`select pg_advisory_xact_lock(727025, hashtext(${`${kind} ${year}`}))`.execute(tx);
}

export async function findRunning(tx: Tx, { kind, year }: OfYear): Promise<string | undefined> {
  const running = await tx
    .selectFrom('certificateMailings')
    .select('id')
    .where('kind', '=', kind)
    .where('year', '=', year)
    .where('state', '=', 'running')
    .executeTakeFirst();
  return running?.id;
}

export const certificateMailing: MailingTables = {
  mailings: 'certificate_mailings',
  turns: 'certificate_mailing_people',
  person: 'person_id',
  message: 'mailing_id',
};

function mailings(db: Db | Tx) {
  return db
    .selectFrom('certificateMailings')
    .innerJoin('users', 'users.id', 'certificateMailings.createdBy')
    .select(['certificateMailings.id', 'kind', 'year', 'state', 'total', 'unreachable'])
    .select(['certificateMailings.createdAt', 'endedAt', 'users.name as createdBy'])
    .select(mailingProgress(certificateMailing));
}
export type MailingRow = NonNullable<Awaited<ReturnType<typeof findMailing>>>;

export function findMailing(db: Db | Tx, id: string) {
  return mailings(db).where('certificateMailings.id', '=', id).executeTakeFirst();
}

export function findLatestMailings(db: Db | Tx) {
  return mailings(db)
    .orderBy('certificateMailings.createdAt', 'desc')
    .orderBy('certificateMailings.id')
    .limit(20)
    .execute();
}

/** How many messages of a mailing nobody has tried to deliver so far. */
export async function countUntried(db: Db | Tx, mailingId: string): Promise<number> {
  const { count } = await db
    .selectFrom('outboxMessages')
    .select((is) => is.fn.countAll<number>().as('count'))
    .where('mailingId', '=', mailingId)
    .where('status', '=', 'queued')
    .where('attempts', '=', 0)
    .executeTakeFirstOrThrow();
  return count;
}

/** The person somebody is now: who was merged is the one they were merged into. */
export function findPersonNow(tx: Tx, personId: string) {
  return tx
    .selectFrom('people as listed')
    .innerJoin('people', (join) =>
      join.on('people.id', '=', sql<string>`coalesce(listed.merged_into, listed.id)`),
    )
    .select(['people.id', 'people.name', emailForPapers.as('email')])
    .where('listed.id', '=', personId)
    .executeTakeFirst();
}
