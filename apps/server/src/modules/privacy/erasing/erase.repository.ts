import { type Day, erasedName, noDonorDetails } from '@kathok/contract';
import { sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import { anyOf } from '../any-of-sql.ts';
import { isMessageTo } from '../message-to-sql.ts';
import type { WholePerson } from '../whole-person.repository.ts';
import { erased } from './redact-entry.ts';

/** Nobody changes, renews or merges them until the transaction ends. In the order in which merging locks: members, then people. */
export async function lockWholePerson(tx: Tx, { personIds, memberIds }: WholePerson) {
  await tx
    .selectFrom('members')
    .select('id')
    .where('id', '=', anyOf(memberIds))
    .orderBy('id')
    .forUpdate()
    .execute();
  await tx
    .selectFrom('people')
    .select('id')
    .where('id', '=', anyOf(personIds))
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

/** Found by its number, and not changed by anybody else until the transaction ends. */
export function lockDonation(tx: Tx, id: string) {
  return tx
    .selectFrom('donations')
    .select('donationNumber')
    .where('id', '=', id)
    .where('deletedAt', 'is', null)
    .forUpdate()
    .executeTakeFirst();
}

export async function isErasedDonor(tx: Tx, donationId: string): Promise<boolean> {
  const { donorName } = await tx
    .selectFrom('donations')
    .select('donorName')
    .where('id', '=', donationId)
    .executeTakeFirstOrThrow();
  return donorName === erasedName;
}

export function findUserIds(tx: Tx, { memberIds }: WholePerson) {
  return tx.selectFrom('users').select('id').where('memberId', '=', anyOf(memberIds)).execute();
}

export async function emptyPeople(tx: Tx, { personIds }: WholePerson, now: Date): Promise<void> {
  await tx
    .updateTable('people')
    .set({ name: erasedName, nameDzongkha: null, gender: null, dateOfBirth: null, identityType: null })
    .set({ identityNumber: null, taxpayerNumber: null, phone: null, email: null, dzongkhag: null })
    .set({ gewog: null, village: null, houseNumber: null, thramNumber: null, address: null })
    .set({ occupation: null, photoFileId: null, erasedAt: now, updatedAt: now })
    .where('id', '=', anyOf(personIds))
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
    .where('id', '=', anyOf(memberIds))
    .execute();
}

/** The country tells nobody who they are, and reports go by it. */
const { countryId: _kept, ...details } = noDonorDetails;
export const identifyingDetails = details;

/** Amount, purpose, day and numbers stay. What was to be read out, and for whom, goes. */
export async function emptyDonations(tx: Tx, { donationIds }: WholePerson, now: Date) {
  await tx
    .updateTable('donations')
    .set({ donorName: erasedName, ...identifyingDetails, message: null })
    .set((row) => ({ version: row('version', '+', 1), updatedAt: now }))
    .where('id', '=', anyOf(donationIds))
    .execute();
  await tx.deleteFrom('dedications').where('donationId', '=', anyOf(donationIds)).execute();
}

/**
 * The bank writes who sent the money. Of a line that is a payment of theirs the amount, the day and the journal number stay, also
 * where the line was read again.
 */
export async function emptyBankLines(tx: Tx, recordIds: string[]): Promise<void> {
  await sql`
    with theirs as (select line_id from bank_decisions where payment_id = any(${recordIds}::uuid[])
      and kind in ('matched', 'recorded') and taken_back_at is null)
    update bank_lines set description = ${erased}
    where id in (select line_id from theirs) or repeats in (select line_id from theirs)`.execute(tx);
  await sql`update bank_decisions set note = null, reason = case when reason is null then null else ${erased} end,
      explanation = case when explanation is null then null else ${erased} end
    where payment_id = any(${recordIds}::uuid[])`.execute(tx);
}

/** What was asked for and decided about their money; nothing of it waits any more. */
export async function emptyApprovals(tx: Tx, recordIds: string[]): Promise<void> {
  await sql`update approvals set reason = case when reason is null then null else ${erased} end,
      decision_reason = case when decision_reason is null then null else ${erased} end
    where entity_id = any(${recordIds}::uuid[])`.execute(tx);
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
  await tx.deleteFrom('memberNotes').where('memberId', '=', anyOf(memberIds)).execute();
  await tx.deleteFrom('memberListEntries').where('memberId', '=', anyOf(memberIds)).execute();
  await tx.deleteFrom('memberCards').where('memberId', '=', anyOf(memberIds)).execute();
  const papers = await tx
    .deleteFrom('memberDocuments')
    .where('memberId', '=', anyOf(memberIds))
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
    .where('personId', '=', anyOf(personIds))
    .execute();
  await tx
    .updateTable('memberMerges')
    .set((row) => ({ undo: '{}', undoUntil: row.fn<Date>('least', ['undoUntil', row.val(now)]) }))
    .where((is) =>
      is.or([is('keptMemberId', '=', anyOf(memberIds)), is('mergedMemberId', '=', anyOf(memberIds))]),
    )
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
  await tx.deleteFrom('accountChanges').where('userId', 'in', userIds).execute();
  await tx.deleteFrom('recoveryCodes').where('userId', 'in', userIds).execute();
  await tx.deleteFrom('signInChallenges').where('userId', 'in', userIds).execute();
  await tx.deleteFrom('trustedDevices').where('userId', 'in', userIds).execute();
  await tx.deleteFrom('failedSignIns').where('userId', 'in', userIds).execute();
  await tx.deleteFrom('knownDevices').where('userId', 'in', userIds).execute();
}

/**
 * Keys to papers that wait to be used, and copies of answers, orders and sheets that are kept for some days. By the ids of their
 * records, their identity number and the name they log in with: what only has the same name may be about somebody else.
 */
export async function removeTraces(tx: Tx, whole: WholePerson, recordIds: string[]) {
  const { personIds, memberIds } = whole;
  await tx
    .deleteFrom('familyLinks')
    .where((is) => is.or([is('keeperId', '=', anyOf(memberIds)), is('memberId', '=', anyOf(memberIds))]))
    .execute();
  await tx.deleteFrom('documentRequests').where('personId', '=', anyOf(personIds)).execute();
  await sql`delete from document_grants
    where person_id = any(${personIds}::uuid[]) or receipt_id = any(${recordIds}::uuid[])`.execute(tx);
  const known = [...recordIds, ...(await findIdentityNumbers(tx, whole))].map((text) => `"${text}"`);
  const mentions = (text: ReturnType<typeof sql>) =>
    sql`exists (select from unnest(${known}::text[]) as trace where position(trace in ${text}) > 0)`;
  await sql`delete from idempotency_keys where ${mentions(sql`response::text`)}`.execute(tx);
  await sql`delete from import_rejections where ${mentions(sql`cells::text`)}`.execute(tx);
  await sql`delete from jobs where (finished_at is not null or failed_at is not null)
    and (${mentions(sql`payload::text`)} or unique_key = any(${await findUsernames(tx, whole)}::text[]))`.execute(
    tx,
  );
}

async function findIdentityNumbers(tx: Tx, { personIds, donationIds }: WholePerson): Promise<string[]> {
  const { rows } = await sql<{ number: string }>`
    select identity_number as number from people where id = any(${personIds}::uuid[]) and identity_number is not null
    union select identity_number from donations where id = any(${donationIds}::uuid[]) and identity_number is not null`.execute(
    tx,
  );
  return rows.map(({ number }) => number);
}

/** What belongs to one account only. */
async function findUsernames(tx: Tx, { memberIds, membershipCodes }: WholePerson): Promise<string[]> {
  const users = await tx
    .selectFrom('users')
    .select(['email', 'phone'])
    .where('memberId', '=', anyOf(memberIds))
    .execute();
  return [...membershipCodes, ...users.flatMap(({ email, phone }) => [email ?? [], phone ?? []].flat())];
}

/** What tells who they are wherever it stands: their names, numbers and addresses. */
export async function findIdentifyingTexts(tx: Db | Tx, whole: WholePerson): Promise<string[]> {
  const { personIds, memberIds, donationIds, pledgeIds } = whole;
  const people = await tx
    .selectFrom('people')
    .select(['name', 'nameDzongkha', 'identityNumber', 'phone', 'email', 'taxpayerNumber'])
    .where('id', '=', anyOf(personIds))
    .execute();
  const users = await tx
    .selectFrom('users')
    .select(['name', 'email'])
    .where('memberId', '=', anyOf(memberIds))
    .execute();
  const given = await tx
    .selectFrom('donations')
    .select(['donorName', 'identityNumber', 'phone', 'email'])
    .where('id', '=', anyOf(donationIds))
    .execute();
  const pledged = await tx
    .selectFrom('pledges')
    .select(['donorName', 'identityNumber', 'phone', 'email'])
    .where('id', '=', anyOf(pledgeIds))
    .execute();
  const texts = [...people, ...users, ...given, ...pledged].flatMap((row) =>
    Object.values<string | null>(row),
  );
  return [...new Set(texts.filter((text): text is string => text !== null))];
}
