import type { Db, Tx } from '../../../db/open-database.ts';
import { sql } from 'kysely';
import { isToBeMailed, type OfYear, peopleOfYear } from '../years/people-of-year-sql.ts';

export async function countRecipients(db: Db | Tx, of: OfYear, currency: string) {
  const { rows } = await sql<{ reachable: number; unreachable: number }>`
    select count(*) filter (where ${isToBeMailed}) as reachable,
      count(*) filter (where not was_sent and not ${isToBeMailed}) as unreachable
    from (${peopleOfYear(of, currency)}) as people`.execute(db);
  return rows[0]!;
}

/** Everybody who is to get one has a turn. */
export async function insertTurns(tx: Tx, mailingId: string, of: OfYear, currency: string): Promise<void> {
  await sql`insert into certificate_mailing_people (mailing_id, person_id)
    select ${mailingId}, id from (${peopleOfYear(of, currency)}) as people where ${isToBeMailed}`.execute(tx);
}

/** Whether this person was sent their certificate of that kind and year, by any mailing or by the office. */
export async function wasSent(tx: Tx, personId: string, { kind, year }: OfYear): Promise<boolean> {
  const sent = await tx
    .selectFrom('certificates')
    .innerJoin('outboxMessages', 'certificateId', 'certificates.id')
    .select('outboxMessages.id')
    .where('personId', '=', personId)
    .where('certificates.kind', '=', kind)
    .where('year', '=', year)
    .where((is) =>
      is.or([is('outboxMessages.kind', '=', 'certificate'), is('outboxMessages.status', '<>', 'failed')]),
    )
    .limit(1)
    .executeTakeFirst();
  return sent !== undefined;
}
