import {
  type CertificateState,
  type CertificateWay,
  type certificateYears,
  type InputOf,
} from '@kathok/contract';
import { sql } from 'kysely';
import { readPage } from '../../../db/lists/read-page.ts';
import type { Db, Tx } from '../../../db/open-database.ts';
import { containsWords } from '../../../db/searching/like-patterns.ts';
import {
  isOnPaper,
  isPrintable,
  isToBeIssued,
  isToBeMailed,
  type OfYear,
  peopleOfYear,
} from './people-of-year-sql.ts';

interface StateCounts {
  state: CertificateState;
  people: number;
  amount: number;
  issued: number;
  toSend: number;
  firstPosition: number | null;
  lastPosition: number | null;
}

/** How many people are in each state, and the numbers of their first and last certificate. */
export async function countStates(db: Db | Tx, of: OfYear, currency: string): Promise<StateCounts[]> {
  const { rows } = await sql<StateCounts>`
    select state, count(*) as people, sum(amount)::bigint as amount, count(certificate_id) as issued,
      count(*) filter (where ${isToBeMailed}) as "toSend",
      min(position) as "firstPosition", max(position) as "lastPosition"
    from (${peopleOfYear(of, currency)}) as people group by state`.execute(db);
  return rows;
}

/** The numbers of certificates by their position in the year. */
export async function findNumbersAt(db: Db | Tx, { kind, year }: OfYear, positions: number[]) {
  const rows = await db
    .selectFrom('certificates')
    .select(['position', 'certificateNumber'])
    .where('kind', '=', kind)
    .where('year', '=', year)
    .where('position', '=', sql<number>`any(${positions}::int[])`)
    .execute();
  return new Map(rows.map(({ position, certificateNumber }) => [position, certificateNumber]));
}

export async function countOnPaper(db: Db | Tx, of: OfYear, currency: string) {
  const { rows } = await sql<{ dzongkhag: string | null; people: number }>`
    select dzongkhag, count(*) as people from (${peopleOfYear(of, currency)}) as people
    where ${isOnPaper} group by dzongkhag order by people desc, dzongkhag nulls last`.execute(db);
  return rows;
}

interface PersonRow {
  id: string;
  name: string;
  nameKey: string;
  memberId: string | null;
  membershipCode: string | null;
  dzongkhag: string | null;
  way: CertificateWay;
  state: CertificateState;
  certificateId: string | null;
  certificateNumber: string | null;
  amount: number;
}

export function listPeople(
  db: Db | Tx,
  {
    kind,
    year,
    state,
    dzongkhag,
    q,
    sortBy = 'name',
    order,
    ...paging
  }: InputOf<(typeof certificateYears)['people']>['query'],
  currency: string,
) {
  const direction = order === 'DESC' ? 'desc' : 'asc';
  const searched = sql<string>`lower(concat_ws(' ', name, membership_code, certificate_number))`;
  const found = db
    .selectFrom(sql<PersonRow>`(${peopleOfYear({ kind, year }, currency)})`.as('person'))
    .select(['id', 'name', 'memberId', 'membershipCode', 'dzongkhag', 'way', 'state'])
    .select(['certificateId', 'certificateNumber', 'amount'])
    .$if(state !== undefined, (rows) => rows.where('state', '=', state!))
    .$if(dzongkhag !== undefined, (rows) => rows.where('dzongkhag', '=', dzongkhag!))
    .$if(q !== undefined, (rows) => rows.where(containsWords(searched, q!)))
    .orderBy(sortBy === 'name' ? 'nameKey' : sortBy, direction)
    .orderBy('nameKey')
    .orderBy('id');
  return readPage(db, found, paging);
}

/** The next people whose certificate is missing or outdated, in the order of their ids. */
export async function findToIssue(
  db: Db | Tx,
  of: OfYear,
  currency: string,
  { after, most }: { after: string | null; most: number },
): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from (${peopleOfYear(of, currency)}) as people
    where ${isToBeIssued} and (${after}::uuid is null or id > ${after}::uuid)
    order by id limit ${most}`.execute(db);
  return rows.map(({ id }) => id);
}

export interface Printed {
  certificateId: string;
  dzongkhag: string | null;
}

/** The certificates to print, by dzongkhag and name; those of people without a dzongkhag come last. */
export async function findToPrint(
  db: Db | Tx,
  of: OfYear,
  currency: string,
  { only, dzongkhag }: { only?: 'paper' | undefined; dzongkhag?: string | undefined },
): Promise<Printed[]> {
  const { rows } = await sql<Printed>`
    select certificate_id as "certificateId", dzongkhag from (${peopleOfYear(of, currency)}) as people
    where ${only === 'paper' ? isOnPaper : isPrintable}
      and (${dzongkhag ?? null}::text is null or dzongkhag = ${dzongkhag ?? null}::text)
    order by dzongkhag nulls last, name_key, id`.execute(db);
  return rows;
}
