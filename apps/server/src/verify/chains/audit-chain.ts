import { type RawBuilder, sql } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Disagreement } from '../checks.ts';
import { isChained } from '../erasure-checks.ts';

interface Seal {
  seq: number;
  hash: string;
}

interface WalkedSeal extends Seal {
  entryId: number;
  /** What the seal has to be, from the entry as it stands now and the seal before; null without an entry. */
  digest: string | null;
}

/**
 * Walks along all seals to the kept end of the chain, then looks at the entries that wait for their seal, then for
 * entries beside both.
 */
export async function findBrokenAudit(db: Db | Tx, portion = 5000): Promise<Disagreement | null> {
  let last: Seal = { seq: 0, hash: '' };
  let isBegun = false;
  for (;;) {
    const seals = await readSeals(db, isBegun ? last : null, portion);
    if (seals.length === 0) break;
    for (const seal of seals) {
      const problem = problemOf(seal, last);
      if (problem) return problem;
      last = seal;
    }
    isBegun = true;
  }
  return (
    (await problemOfEnd(db, last)) ??
    (await findSpoiledUnsealed(db)) ??
    (await findForgedRedaction(db)) ??
    findNeverSealed(db)
  );
}

/** Spelled out here and not asked of the function that sealed, for that could be replaced. */
const digest = (
  previous: RawBuilder<unknown>,
) => sql`encode(sha256(convert_to(${previous} || jsonb_build_array(
  entry.id, extract(epoch from entry.at), entry.actor_id, entry.actor_name, entry.action, entry.entity,
  entry.entity_id, entry.label, entry.before, entry.after, entry.reason, entry.address, entry.request_id
)::text, 'UTF8')), 'hex')`;

/**
 * The next seals and what they ought to be. The entry is looked up seal by seal, so that no portion reads a whole table.
 */
async function readSeals(db: Db | Tx, after: Seal | null, portion: number): Promise<WalkedSeal[]> {
  const { rows } = await sql<WalkedSeal>`
    select seals.seq, seals.entry_id as "entryId", seals.hash,
      case when entry.id is null then null
        when redaction.digest is null
          then ${digest(sql`coalesce(lag(seals.hash) over (order by seals.seq), ${after?.hash ?? ''})`)}
        -- Of somebody who was erased only what is left can be compared, and the chain goes on from the old seal.
        when redaction.digest = ${digest(sql`''`)} then seals.hash else '' end as digest
    from (
      select * from audit_seals where ${after ? sql`seq > ${after.seq}` : sql`true`} order by seq limit ${portion}
    ) as seals
    left join lateral (select * from audit_entries where id = seals.entry_id offset 0) as entry on true
    left join audit_redactions as redaction on redaction.entry_id = seals.entry_id
    order by seals.seq`.execute(db);
  return rows;
}

function problemOf({ seq, hash, entryId, digest }: WalkedSeal, before: Seal): Disagreement | null {
  const expected = before.seq + 1;
  if (seq < expected) return { record: `audit seal ${seq}`, problem: 'the chain begins with seal 1' };
  if (seq > expected)
    return { record: `audit seal ${expected}`, problem: `it is missing, and seal ${seq} is there` };
  const record = `audit entry ${entryId}`;
  if (digest === null) return { record, problem: `it is missing, and its seal ${seq} is there` };
  return hash === digest ? null : { record, problem: 'it is not what was written' };
}

/** The head is kept apart from the chain, so that an end that was cut off shows. */
async function problemOfEnd(db: Db | Tx, last: Seal): Promise<Disagreement | null> {
  const head = await db.selectFrom('auditHead').select(['seq', 'hash']).executeTakeFirst();
  if (!head) return { record: 'audit head', problem: 'it is missing' };
  if (head.seq > last.seq)
    return { record: `audit seal ${last.seq + 1}`, problem: `it is missing, and ${head.seq} were made` };
  if (head.seq < last.seq)
    return { record: `audit seal ${head.seq + 1}`, problem: `only ${head.seq} were made` };
  return head.hash === last.hash
    ? null
    : { record: 'audit head', problem: `it is not the hash of seal ${last.seq}` };
}

/** Entries that wait for their seal are what was written, too. */
async function findSpoiledUnsealed(db: Db | Tx): Promise<Disagreement | null> {
  const { rows } = await sql<{ id: number; problem: string }>`
    select entry_id as id, problem
    from (select unsealed.entry_id, case
        when entry.id is null then 'it is missing, and waits for its seal'
        when exists (select from audit_seals where entry_id = entry.id) then 'it is sealed, and waits for a seal'
        when unsealed.digest <> ${digest(sql`''`)} then 'it is not what was written' end as problem
      from audit_unsealed as unsealed left join audit_entries as entry on entry.id = unsealed.entry_id) as waiting
    where problem is not null order by entry_id limit 1`.execute(db);
  return rows[0] ? { record: `audit entry ${rows[0].id}`, problem: rows[0].problem } : null;
}

/** What was taken out of entries was taken out by an erasure, whose own entry in the chain has the digest of all of it. */
async function findForgedRedaction(db: Db | Tx): Promise<Disagreement | null> {
  const { rows } = await sql<{ id: number }>`
    select min(entry_id) as id from audit_redactions as redaction group by round
    having not exists (select from audit_entries as erasure
      where entity in ('Member', 'Donation') and action = 'erase' and ${isChained(sql`erasure.id`)}
        and erasure.after->>'round' = redaction.round::text
        and erasure.after->>'redactions' = encode(sha256(convert_to(
          string_agg(redaction.entry_id || ':' || redaction.digest, ',' order by redaction.entry_id), 'UTF8')), 'hex'))
    order by 1 limit 1`.execute(db);
  return rows[0]
    ? { record: `audit entry ${rows[0].id}`, problem: 'it was redacted, and no erasure says so' }
    : null;
}

async function findNeverSealed(db: Db | Tx): Promise<Disagreement | null> {
  const { rows } = await sql<{ id: number }>`
    select id from audit_entries where not exists (select from audit_seals where entry_id = audit_entries.id)
      and not exists (select from audit_unsealed where entry_id = audit_entries.id)
    order by id limit 1`.execute(db);
  return rows[0] ? { record: `audit entry ${rows[0].id}`, problem: 'it was never sealed' } : null;
}

/** The entries that no seal covers yet, and since when the oldest of them waits. */
export async function readUnsealed(db: Db | Tx): Promise<{ count: number; oldest: Date | null }> {
  const { rows } = await sql<{ count: number; oldest: Date | null }>`
    select count(*) as count, min(entry.at) as oldest
    from audit_unsealed left join audit_entries as entry on entry.id = entry_id`.execute(db);
  return rows[0] ?? { count: 0, oldest: null };
}
