import { sql } from 'kysely';
import type { Db, Tx } from '../db/open-database.ts';
import type { Disagreement } from './checks.ts';

const portion = 5000;

/** Every audit entry is sealed together with the one before it. */
export async function findBrokenAudit(db: Db | Tx): Promise<Disagreement | null> {
  for (let after = 0; ; after += portion) {
    const { rows } = await sql<{ seq: number; isWhole: boolean; entryId: number }>`
      select seals.seq, seals.entry_id as "entryId",
        seals.hash = audit_digest(coalesce(before.hash, ''), entries)
          and (seals.seq = 1 or before.seq is not null) as "isWhole"
      from audit_seals as seals
      join audit_entries as entries on entries.id = seals.entry_id
      left join audit_seals as before on before.seq = seals.seq - 1
      where seals.seq > ${after} and seals.seq <= ${after + portion}
      order by seals.seq`.execute(db);
    const broken = rows.find(({ isWhole }) => !isWhole);
    if (broken) return { record: `audit entry ${broken.entryId}`, problem: 'it is not what was written' };
    if (rows.length < portion) break;
  }
  const { rows } = await sql<{ id: number }>`
    select id from audit_entries where not exists (select from audit_seals where entry_id = audit_entries.id)
    order by id limit 1`.execute(db);
  return rows[0] ? { record: `audit entry ${rows[0].id}`, problem: 'it was never sealed' } : null;
}
