import { sql, type SqlBool } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';

/** Whether a text of the row says one of these, in capitals or not; numbers also where they are written with spaces. */
const says = (text: ReturnType<typeof sql>, known: string[]) =>
  sql<SqlBool>`exists (select from unnest(${known}::text[]) as trace
    where position(trace in lower(${text})) > 0 or position(trace in regexp_replace(lower(${text}), '[ -]', '', 'g')) > 0)`;

/** Filters that colleagues kept to find this person again. Answers which they were. */
export async function removeViewsNaming(tx: Tx, known: string[]): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    delete from saved_views where ${says(sql`name || ' ' || filters::text`, known)} returning id`.execute(tx);
  return rows.map(({ id }) => id);
}

/** Lines of bank statements that nobody has found the payment of. */
export async function lockUnmatchedLinesNaming(tx: Tx, known: string[]) {
  const { rows } = await sql<{ id: string; description: string }>`
    select id, description from bank_lines where ${says(sql`description`, known)}
      and not exists (select from bank_decisions where line_id in (bank_lines.id, bank_lines.repeats)
        and kind in ('matched', 'recorded') and taken_back_at is null)
    for update`.execute(tx);
  return rows;
}

export async function rewriteLine(tx: Tx, id: string, description: string): Promise<void> {
  await tx.updateTable('bankLines').set({ description }).where('id', '=', id).execute();
}
