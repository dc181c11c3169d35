import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';
import { sealAuditEntries } from '../../../platform/audit/audit.repository.ts';
import type { WholePerson } from '../whole-person.repository.ts';
import { type Entry, redactActor, redactEntry } from './redact-entry.ts';

/** The lock of the chain (0018): nobody else seals until this transaction ends, and all that waits is sealed now. */
export async function sealAllFirst(tx: Tx): Promise<void> {
  await sql`select pg_advisory_xact_lock(727001)`.execute(tx);
  await sealAuditEntries(tx);
}

/** The ids of all records of a person, as audit entries name them. */
export async function findRecordIds(tx: Tx, whole: WholePerson): Promise<string[]> {
  const { personIds, memberIds, donationIds, pledgeIds } = whole;
  const { rows } = await sql<{ id: string }>`
    with fees as (select id from membership_fees where member_id = any(${memberIds}::uuid[])),
      paid as (select id from payments where fee_id in (select id from fees) or donation_id = any(${donationIds}::uuid[]))
    select id::text from fees union all select id::text from paid
    union all select unnest(${[...personIds, ...memberIds, ...donationIds, ...pledgeIds]}::text[])
    union all select line_id::text from bank_decisions where payment_id in (select id from paid)
      and kind in ('matched', 'recorded') and taken_back_at is null
    union all select id::text from membership_renewals where member_id = any(${memberIds}::uuid[])
    union all select id::text from receipts where payment_id in (select id from paid)
    union all select id::text from certificates where person_id = any(${personIds}::uuid[])
    union all select id::text from users where member_id = any(${memberIds}::uuid[])
    union all select id::text from person_claims where person_id = any(${personIds}::uuid[])
    union all select id::text from member_documents where member_id = any(${memberIds}::uuid[])
    union all select id::text from member_notes where member_id = any(${memberIds}::uuid[])`.execute(tx);
  return rows.map(({ id }) => id);
}

/** By what the entries about somebody are found. */
export interface Traces {
  recordIds: string[];
  userIds: string[];
  /** A record that was removed since, such as a note, is gone; its entry is labelled with the code of the member. */
  codes: string[];
}

/** What one erasure took out of the audit. */
export interface Redacted {
  id: string;
  count: number;
  /** Over all redactions of this round; sealed by the entry of the erasure. */
  digest: string;
}

/**
 * Takes who somebody is out of every audit entry about their records and of what they did themselves. What was done,
 * when and to which record stays, and so does the entry of the erasure itself.
 */
export async function redactEntries(tx: Tx, { recordIds, userIds, codes }: Traces): Promise<Redacted> {
  const id = randomUUID();
  const isAbout = sql`(entity = any(array(${entities})) and entity_id = any(${recordIds})
    -- As the index of the audit's search has it.
    or lower(' ' || coalesce(label || ' ', '') || actor_name || ' ' || action || ' ' || entity)
      like any(${codes.map((code) => `%${code.toLowerCase()} %`)}::text[]))`;
  const { rows } = await sql<Entry & { id: number; isAbout: boolean }>`
    select id, actor_id as "actorId", actor_name as "actorName", label, before, after, reason, address,
      coalesce(${isAbout}, false) as "isAbout"
    from audit_entries
    where action <> 'erase' and not exists (select from audit_redactions where entry_id = audit_entries.id)
      and (actor_id = any(${userIds}::uuid[]) or ${isAbout})
    order by id`.execute(tx);
  for (const { id: entryId, isAbout: tellsOfThem, ...entry } of rows) {
    const left = tellsOfThem ? redactEntry(entry, userIds) : redactActor(entry);
    await sql`select redact_audit_entry(${id}, ${entryId}, ${left.actorName}, ${left.label}, ${json(left.before)}::jsonb,
      ${json(left.after)}::jsonb, ${left.reason}, ${left.address})`.execute(tx);
  }
  const sealed = await sql<{ digest: string }>`select ${redactionDigest} as digest
    from audit_redactions where round = ${id}`.execute(tx);
  return { id, count: rows.length, digest: sealed.rows[0]?.digest ?? '' };
}

/** Every kind of record that the audit speaks of; each is found by one look into the index, past all entries of the one before. */
const entities = sql`with recursive entities (entity) as (
  (select entity from audit_entries order by entity limit 1)
  union all select (select entity from audit_entries as later where later.entity > entities.entity order by entity limit 1)
  from entities where entities.entity is not null)
  select entity from entities where entity is not null`;

/** This is computed as `npm run verify` computes it. */
const redactionDigest = sql`encode(sha256(convert_to(
  coalesce(string_agg(entry_id || ':' || digest, ',' order by entry_id), ''), 'UTF8')), 'hex')`;

const json = (value: unknown) => (value === null ? null : JSON.stringify(value));
