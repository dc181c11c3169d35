import { type Insertable, sql } from 'kysely';
import type { Db, Tx } from '../../../db/open-database.ts';
import {
  emailForPapers,
  isContactDoubtful,
  mayBeOfAnother,
} from '../../../platform/mail/doubtful-contact-sql.ts';
import type { Fact } from '../../../platform/identifier.ts';
import type { Identifier } from '../../../platform/identifier.ts';
import type { Schema } from '../../../db/schema.ts';

type Grants = Schema['documentGrants'];

export async function insertGrant(tx: Db | Tx, row: Insertable<Grants>): Promise<void> {
  await tx.insertInto('documentGrants').values(row).execute();
}

/** What the grant opens, while it lasts. */
export function findGrant(db: Db | Tx, tokenHash: string, purpose: 'link' | 'download', now: Date) {
  return db
    .selectFrom('documentGrants')
    .select(['tokenHash', 'kind', 'personId', 'year', 'receiptId'])
    .where('tokenHash', '=', tokenHash)
    .where('purpose', '=', purpose)
    .where('expiresAt', '>', now)
    .where('downloadsLeft', '>', 0)
    .executeTakeFirst();
}
export type Grant = NonNullable<Awaited<ReturnType<typeof findGrant>>>;

/** Counts one download, or one use of a link; false where there was none left. */
export async function countDownload(db: Db | Tx, tokenHash: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('documentGrants')
    .set((row) => ({ downloadsLeft: row('downloadsLeft', '-', 1) }))
    .where('tokenHash', '=', tokenHash)
    .where('downloadsLeft', '>', 0)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}

export async function insertRequest(
  db: Db | Tx,
  row: Insertable<Schema['documentRequests']>,
): Promise<string> {
  const { id } = await db
    .insertInto('documentRequests')
    .values(row)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

export async function answerRequest(
  tx: Tx,
  id: string,
  values: { personId: string; codeHash: string },
): Promise<{ kind: 'member' | 'donation' | 'pit'; year: number } | undefined> {
  return tx
    .updateTable('documentRequests')
    .set(values)
    .where('id', '=', id)
    .where('codeHash', 'is', null)
    .where('triesLeft', '>', 0)
    .returning(['kind', 'year'])
    .executeTakeFirst();
}

/** Counts the try before it is looked at, so that many at once are not more than five. */
export async function takeTry(db: Db | Tx, id: string, now: Date) {
  const { rows } = await sql<{
    kind: 'member' | 'donation' | 'pit';
    year: number;
    personId: string | null;
    codeHash: string | null;
  }>`
    update document_requests set tries_left = tries_left - 1
    where id = ${id} and tries_left > 0 and expires_at > ${now}
    returning kind, year, person_id as "personId", code_hash as "codeHash"`.execute(db);
  return rows[0];
}

export function findRequest(db: Db | Tx, id: string) {
  return db
    .selectFrom('documentRequests')
    .select(['createdAt', 'codeHash'])
    .where('id', '=', id)
    .executeTakeFirst();
}

/** The messages with codes since a request was made. */
export function findKeptMessages(db: Db | Tx, since: Date) {
  return db
    .selectFrom('outboxMessages')
    .select('body')
    .where('kind', '=', 'document_code')
    .where('createdAt', '>=', since)
    .orderBy('createdAt')
    .limit(50)
    .execute();
}

/** A code works once: true for exactly one of all who bring it at once. */
export async function spendRequest(tx: Tx, id: string): Promise<boolean> {
  const { numUpdatedRows } = await tx
    .updateTable('documentRequests')
    .set({ triesLeft: 0, codeHash: null })
    .where('id', '=', id)
    .where('codeHash', 'is not', null)
    .executeTakeFirst();
  return numUpdatedRows === 1n;
}

/** Whether that is a fact about this person. The end of a phone number says nothing to somebody who gave the number itself. */
export async function isFactOf(
  tx: Tx,
  personId: string,
  { phone }: Identifier,
  { lastFour, birthDate }: Fact,
): Promise<boolean> {
  const { rows } = await sql`
    select 1 from people where id = ${personId} and (date_of_birth = ${birthDate}::date
      or (${phone}::text is distinct from phone and right(phone, 4) = ${lastFour}))`.execute(tx);
  return rows.length > 0;
}

export async function findContact(db: Db | Tx, personId: string) {
  return db
    .selectFrom('people')
    .select(['name', emailForPapers.as('email'), isContactDoubtful.as('isContactDoubtful')])
    .where('id', '=', personId)
    .executeTakeFirst();
}

/** Whether a receipt is of a donation that may be from somebody else than the one whose contact is on file. */
export async function isOfAnother(db: Db | Tx, receiptId: string): Promise<boolean> {
  const { rows } = await sql`
    select 1 from receipts join payments on payments.id = receipts.payment_id
      join donations on donations.id = payments.donation_id
      join people as donor on donor.id = donations.person_id
      join people on people.id = coalesce(donor.merged_into, donor.id)
    where receipts.id = ${receiptId} and ${mayBeOfAnother}`.execute(db);
  return rows.length > 0;
}
