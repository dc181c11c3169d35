import type { CertificateKind } from '@kathok/contract';
import { type Insertable, sql } from 'kysely';
import { readPage } from '../../db/lists/read-page.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { contains } from '../../db/searching/like-patterns.ts';
import type { Schema } from '../../db/schema.ts';

/** One certificate of a person at a time: two desks that ask for the same one get the same one. */
export async function lockPerson(tx: Tx, personId: string): Promise<void> {
  await tx.selectFrom('people').select('id').where('id', '=', personId).forNoKeyUpdate().execute();
}

/**
 * The people who made these payments, in the order of their ids. A certificate that is being issued at this moment is
 * there, or not begun, once they are locked.
 */
export async function lockPayers(tx: Tx, paymentIds: string[]): Promise<void> {
  await sql`
    with payers as (
      select people.id, people.merged_into from payments
      left join membership_fees on membership_fees.id = payments.fee_id
      left join donations on donations.id = payments.donation_id
      left join all_members on all_members.id = coalesce(membership_fees.member_id, donations.member_id)
      join people on people.id in (all_members.person_id, donations.person_id)
      where payments.id = any(${paymentIds}::uuid[]))
    select id from people
    where id in (select id from payers union select merged_into from payers)
    order by id for no key update`.execute(tx);
}

/** More than one only where two records of a person were merged. */
export async function findValid(tx: Tx, personId: string, kind: CertificateKind, year: number) {
  const { rows } = await sql<{ id: string; receiptIds: string[] }>`
    select certificates.id, array_agg(receipt_id order by receipt_id) as "receiptIds"
    from certificates join certificate_entries on certificate_id = certificates.id
    where person_id = ${personId} and kind = ${kind} and year = ${year} and voided_at is null
    group by certificates.id`.execute(tx);
  return rows;
}

export async function voidCertificates(tx: Tx, ids: string[], reason: string, now: Date): Promise<void> {
  if (ids.length === 0) return;
  const values = { voidedAt: now, voidReason: reason };
  await tx.updateTable('certificates').set(values).where('id', 'in', ids).execute();
}

export async function linkSuccessor(tx: Tx, ids: string[], successorId: string): Promise<void> {
  if (ids.length === 0) return;
  await tx.updateTable('certificates').set({ replacedBy: successorId }).where('id', 'in', ids).execute();
}

/** The next place of a kind and year; given back by a transaction that rolls back. Take it as late as possible. */
export async function takeCertificatePosition(tx: Tx, kind: CertificateKind, year: number): Promise<number> {
  const { value } = await tx
    .insertInto('certificateCounters')
    .values({ kind, year, value: 1 })
    .onConflict((taken) =>
      taken.columns(['kind', 'year']).doUpdateSet({ value: sql`certificate_counters.value + 1` }),
    )
    .returning('value')
    .executeTakeFirstOrThrow();
  return value;
}

export async function findHashBefore(tx: Tx, kind: CertificateKind, year: number, position: number) {
  const before = await tx
    .selectFrom('certificates')
    .select(['hash', 'issuedOn'])
    .where('kind', '=', kind)
    .where('year', '=', year)
    .where('position', '=', position - 1)
    .executeTakeFirst();
  return before ?? { hash: '', issuedOn: null };
}

type NewCertificate = Omit<Insertable<Schema['certificates']>, 'seal'> & { id: string };

export async function insertCertificate(tx: Tx, row: NewCertificate, receiptIds: string[]): Promise<void> {
  // The database seals it.
  await tx
    .insertInto('certificates')
    .values({ ...row, seal: '' })
    .execute();
  await tx
    .insertInto('certificateEntries')
    .values(receiptIds.map((receiptId) => ({ certificateId: row.id, receiptId })))
    .execute();
}

/** Certificates that add up the receipt of one of these payments. */
export function findCounting(tx: Tx, paymentIds: string[]) {
  return tx
    .selectFrom('certificates')
    .innerJoin('certificateEntries', 'certificateId', 'certificates.id')
    .innerJoin('receipts', 'receipts.id', 'receiptId')
    .select(['personId', 'kind', 'certificates.year'])
    .distinct()
    .where('receipts.paymentId', 'in', paymentIds)
    .where('certificates.voidedAt', 'is', null)
    .orderBy('personId')
    .orderBy('kind')
    .execute();
}

/** Valid certificates of these people that add up a receipt of somebody else; who was merged is who they are now. */
export async function findCountingOthers(tx: Tx, personIds: string[]) {
  const { rows } = await sql<{ personId: string; kind: CertificateKind; year: number }>`
    select distinct certificates.person_id as "personId", certificates.kind, certificates.year
    from certificates
    join certificate_entries on certificate_id = certificates.id
    join receipts on receipts.id = receipt_id
    join payments on payments.id = receipts.payment_id
    left join membership_fees on membership_fees.id = payments.fee_id
    left join donations on donations.id = payments.donation_id
    left join all_members on all_members.id = coalesce(membership_fees.member_id, donations.member_id)
    where certificates.person_id = any(${personIds}::uuid[]) and certificates.voided_at is null
      and not exists (select from people where people.id in (all_members.person_id, donations.person_id)
        and coalesce(people.merged_into, people.id) = certificates.person_id)
    order by 1, 2, 3`.execute(tx);
  return rows;
}

function certificateRows(db: Db | Tx) {
  return db
    .selectFrom('certificates')
    .leftJoin('certificates as successor', 'successor.id', 'certificates.replacedBy')
    .select(['certificates.id', 'certificates.certificateNumber', 'certificates.kind', 'certificates.year'])
    .select(['certificates.personId', 'certificates.issuedOn', 'certificates.snapshot'])
    .select(['certificates.verificationCode', 'certificates.voidedAt', 'certificates.voidReason'])
    .select('successor.certificateNumber as replacedBy')
    .leftJoin('users as issuer', 'issuer.id', 'certificates.createdBy')
    .select(['certificates.createdAt', 'issuer.name as issuedBy'])
    .select(
      sql<string[]>`array(select certificate_number from certificates as before
        where before.replaced_by = certificates.id order by certificate_number)`.as('replaces'),
    );
}
export type CertificateRow = NonNullable<Awaited<ReturnType<typeof findCertificate>>>;

export function findCertificate(db: Db | Tx, id: string) {
  return certificateRows(db).where('certificates.id', '=', id).executeTakeFirst();
}

export function findCertificateByNumber(db: Db | Tx, certificateNumber: string) {
  return certificateRows(db)
    .where('certificates.certificateNumber', '=', certificateNumber)
    .executeTakeFirst();
}

/** Newest first, void and replaced ones too. */
export function findCertificatesOf(db: Db | Tx, personId: string) {
  return certificateRows(db)
    .where('certificates.personId', '=', personId)
    .orderBy('certificates.createdAt', 'desc')
    .orderBy('certificates.certificateNumber', 'desc')
    .execute();
}

export function findCertificateByCode(db: Db | Tx, verificationCode: string) {
  return certificateRows(db).where('certificates.verificationCode', '=', verificationCode).executeTakeFirst();
}

interface ListQuery {
  page: number;
  take: number;
  sortBy?: 'issuedOn' | 'certificateNumber' | undefined;
  order?: 'ASC' | 'DESC' | undefined;
  q?: string | undefined;
  kind?: CertificateKind | undefined;
  year?: number | undefined;
  /** Null: of nobody, so there are none. */
  personId: string | null | undefined;
}

export function listCertificateRows(db: Db | Tx, query: ListQuery) {
  const { personId, kind, year, q, sortBy = 'issuedOn', order = 'DESC' } = query;
  const direction = order === 'ASC' ? 'asc' : 'desc';
  const rows = certificateRows(db)
    .$if(personId !== undefined, (list) => list.where('certificates.personId', '=', personId ?? noPerson))
    .$if(kind !== undefined, (list) => list.where('certificates.kind', '=', kind!))
    .$if(year !== undefined, (list) => list.where('certificates.year', '=', year!))
    .$if(q !== undefined, (list) =>
      list.where('certificates.certificateNumber', 'like', contains(q!.toUpperCase())),
    )
    .orderBy(`certificates.${sortBy}`, direction)
    .orderBy('certificates.id');
  return readPage(db, rows, query);
}

const noPerson = '00000000-0000-0000-0000-000000000000';
