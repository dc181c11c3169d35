import { sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { ClockMarks } from './tidying-pause.ts';
import type { ClockEvidence } from './watched-clock.ts';

/** The clock of the database, and the newest audit entry that nobody has vouched for. */
export async function readClockEvidence(db: Db): Promise<{ databaseNow: Date; newestEntryAt: Date | null }> {
  const { rows } = await sql<ClockEvidence & { databaseNow: Date }>`
    select clock_timestamp() as "databaseNow", (
      select at from audit_entries where id > coalesce((select trusted_entry from clock_marks), 0)
      order by at desc, id desc limit 1) as "newestEntryAt"`.execute(db);
  return rows[0]!;
}

export async function findClockMarks(db: Db | Tx): Promise<ClockMarks | undefined> {
  return db.selectFrom('clockMarks').select(['seenAt', 'tidyAfter']).executeTakeFirst();
}

export async function saveClockMarks(db: Db | Tx, marks: ClockMarks): Promise<void> {
  await db
    .insertInto('clockMarks')
    .values(marks)
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet(marks))
    .execute();
}

/** From now on only later entries are compared with the clock. Answers when the newest of those before was written. */
export async function trustEntriesSoFar(tx: Tx, now: Date): Promise<Date | null> {
  const newest = await tx
    .selectFrom('auditEntries')
    .select(({ fn }) => [fn.max('id').as('id'), fn.max('at').as('at')])
    .executeTakeFirst();
  const trustedEntry = newest?.id ?? 0;
  await tx
    .insertInto('clockMarks')
    .values({ seenAt: now, trustedEntry })
    .onConflict((conflict) => conflict.column('isOnly').doUpdateSet({ seenAt: now, trustedEntry }))
    .execute();
  return newest?.at ?? null;
}
