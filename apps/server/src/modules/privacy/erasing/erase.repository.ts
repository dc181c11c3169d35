import type { Day } from '@kathok/contract';
import { sql } from 'kysely';
import type { Tx } from '../../../db/open-database.ts';
import { isMessageTo } from '../message-to-sql.ts';
import type { WholePerson } from '../whole-person.repository.ts';
import { erased } from './redact-entry.ts';

/** As the database knows it, too (people_erased_stay). */
const erasedName = 'Erased person';

/** Nobody changes, renews or merges them until the transaction ends. */
export async function lockWholePerson(tx: Tx, { personIds, memberIds }: WholePerson) {
  await tx.selectFrom('people').select('id').where('id', 'in', personIds).orderBy('id').forUpdate().execute();
  await tx
    .selectFrom('members')
    .select('id')
    .where('id', 'in', memberIds)
    .orderBy('id')
    .forUpdate()
    .execute();
}

export function findErasable(tx: Tx, memberId: string) {
  return tx
    .selectFrom('members')
    .innerJoin('people', 'people.id', 'members.personId')
    .select(['membershipCode', 'erasedAt'])
    .where('members.id', '=', memberId)
    .executeTakeFirst();
}

export function findUserIds(tx: Tx, { memberIds }: WholePerson) {
  return tx.selectFrom('users').select('id').where('memberId', 'in', memberIds).execute();
}

export async function emptyPeople(tx: Tx, { personIds }: WholePerson, now: Date): Promise<void> {
  await tx
    .updateTable('people')
    .set({ name: erasedName, nameDzongkha: null, gender: null, dateOfBirth: null, identityType: null })
    .set({ identityNumber: null, taxpayerNumber: null, phone: null, email: null, dzongkhag: null })
    .set({ gewog: null, village: null, houseNumber: null, thramNumber: null, address: null })
    .set({ occupation: null, photoFileId: null, erasedAt: now, updatedAt: now })
    .where('id', 'in', personIds)
    .execute();
}

/** A membership without a person has ended. */
export async function endMemberships(tx: Tx, { memberIds }: WholePerson, today: Day, now: Date) {
  await tx
    .updateTable('members')
    .set((row) => ({
      endReason: row.fn.coalesce('endReason', sql<'resigned'>`'resigned'`),
      endedOn: row.fn.coalesce('endedOn', sql<Day>`greatest(${today}::date, joined_on)`),
      endNote: null,
      remarks: null,
      version: row('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', 'in', memberIds)
    .execute();
}

/** Amount, purpose, day and numbers stay. What was to be read out, and for whom, goes. */
export async function emptyDonations(tx: Tx, { personIds, memberIds }: WholePerson, now: Date) {
  const donations = await tx
    .updateTable('donations')
    .set({ donorName: erasedName, identityType: null, identityNumber: null, phone: null, email: null })
    .set((row) => ({ address: null, message: null, version: row('version', '+', 1), updatedAt: now }))
    .where((is) => is.or([is('personId', 'in', personIds), is('memberId', 'in', memberIds)]))
    .returning('id')
    .execute();
  const ids = donations.map(({ id }) => id);
  if (ids.length > 0) await tx.deleteFrom('dedications').where('donationId', 'in', ids).execute();
}

/** Takes the slips away; answers their files. The journal number and the hash of a slip stay: no slip pays twice. */
export async function emptyPayments(tx: Tx, recordIds: string[]): Promise<string[]> {
  const { rows } = await sql<{ fileId: string | null }>`
    with before as (select id, slip_file_id from payments where id = any(${recordIds}::uuid[]) for update)
    update payments set slip_file_id = null, remarks = null,
      reason = case when payments.reason is null then null else ${erased} end
    from before where payments.id = before.id returning before.slip_file_id as "fileId"`.execute(tx);
  await sql`update card_refunds set reason = ${erased} where payment_id = any(${recordIds}::uuid[])`.execute(
    tx,
  );
  return rows.flatMap(({ fileId }) => fileId ?? []);
}

/** Papers, notes and lists of the office; answers the files of the papers. */
export async function removePapersAndNotes(tx: Tx, { memberIds }: WholePerson): Promise<string[]> {
  await tx.deleteFrom('memberNotes').where('memberId', 'in', memberIds).execute();
  await tx.deleteFrom('memberListEntries').where('memberId', 'in', memberIds).execute();
  await tx.deleteFrom('memberCards').where('memberId', 'in', memberIds).execute();
  const papers = await tx
    .deleteFrom('memberDocuments')
    .where('memberId', 'in', memberIds)
    .returning('fileId')
    .execute();
  return papers.map(({ fileId }) => fileId);
}

/** Before the person is emptied, because it is their name and address that tell which messages are theirs. */
export async function emptyMessages(tx: Tx, whole: WholePerson): Promise<void> {
  await tx
    .updateTable('outboxMessages')
    .set({ recipient: erased, subject: erased, body: erased, lastError: null })
    // What has not left yet has nobody to go to.
    .set((row) => ({
      status:
        sql`case ${row.ref('status')} when 'queued' then 'kept' else ${row.ref('status')} end`.$castTo<'kept'>(),
    }))
    .where(isMessageTo(whole))
    .execute();
}

/** What the public said, what was asked for, and how a merge could be taken back. */
export async function emptyClaimsAndMerges(tx: Tx, { personIds, memberIds }: WholePerson, now: Date) {
  await tx
    .updateTable('personClaims')
    .set({ details: '{}', accepted: [] })
    .where('personId', 'in', personIds)
    .execute();
  await tx
    .updateTable('memberMerges')
    .set((row) => ({ undo: '{}', undoUntil: row.fn<Date>('least', ['undoUntil', row.val(now)]) }))
    .where((is) => is.or([is('keptMemberId', 'in', memberIds), is('mergedMemberId', 'in', memberIds)]))
    .execute();
}

/** The account is closed for good, under an address that no mail reaches. */
export async function emptyAccounts(tx: Tx, userIds: string[], now: Date): Promise<void> {
  if (userIds.length === 0) return;
  await tx
    .updateTable('users')
    .set((row) => ({
      name: erasedName,
      email: sql<string>`'erased-' || ${row.ref('id')} || '@erased.invalid'`,
      phone: null,
      photoFileId: null,
      status: 'disabled',
      passwordHash: null,
      deletedAt: row.fn.coalesce('deletedAt', row.val(now)),
      authVersion: row('authVersion', '+', 1),
      version: row('version', '+', 1),
      updatedAt: now,
    }))
    .where('id', 'in', userIds)
    .execute();
  await tx
    .updateTable('sessions')
    .set({ address: null, userAgent: null })
    .where('userId', 'in', userIds)
    .execute();
  await tx.deleteFrom('savedViews').where('userId', 'in', userIds).execute();
  // How they signed in, and on which devices.
  await tx.deleteFrom('passkeys').where('userId', 'in', userIds).execute();
  await tx.deleteFrom('authenticatorApps').where('userId', 'in', userIds).execute();
  await tx.deleteFrom('recoveryCodes').where('userId', 'in', userIds).execute();
  await tx.deleteFrom('signInChallenges').where('userId', 'in', userIds).execute();
  await tx.deleteFrom('knownDevices').where('userId', 'in', userIds).execute();
}

/** Keys to papers that wait to be used, and copies of answers, orders and sheets that are kept for some days. */
export async function removeTraces(tx: Tx, { personIds }: WholePerson, recordIds: string[], said: string[]) {
  await tx.deleteFrom('documentRequests').where('personId', 'in', personIds).execute();
  await sql`delete from document_grants
    where person_id = any(${personIds}::uuid[]) or receipt_id = any(${recordIds}::uuid[])`.execute(tx);
  const mentions = (text: ReturnType<typeof sql>) =>
    sql`exists (select from unnest(${[...recordIds, ...said]}::text[]) as trace where position(trace in ${text}) > 0)`;
  await sql`delete from idempotency_keys where ${mentions(sql`response::text`)}`.execute(tx);
  await sql`delete from import_rejections where ${mentions(sql`cells::text`)}`.execute(tx);
  await sql`delete from jobs where (finished_at is not null or failed_at is not null)
    and ${mentions(sql`concat(payload::text, unique_key, last_error)`)}`.execute(tx);
}

/** What identifies them wherever it stands: their names, numbers and addresses. */
export async function findIdentifyingTexts(tx: Tx, { personIds, memberIds }: WholePerson): Promise<string[]> {
  const people = await tx
    .selectFrom('people')
    .select(['name', 'identityNumber', 'phone', 'email', 'taxpayerNumber'])
    .where('id', 'in', personIds)
    .execute();
  const users = await tx.selectFrom('users').select(['email']).where('memberId', 'in', memberIds).execute();
  const texts = [...people.flatMap((row) => Object.values(row)), ...users.map(({ email }) => email)];
  return [...new Set(texts.filter((text): text is string => text !== null && text.length > 3))];
}
