import type { donationPurposes, InputOf } from '@kathok/contract';
import { type Insertable, sql } from 'kysely';
import { foldName } from '../../db/searching/fold-name.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { readPage } from '../../db/lists/read-page.ts';
import { containsWords } from '../../db/searching/like-patterns.ts';
import type { Schema } from '../../db/schema.ts';

type ListQuery = InputOf<typeof donationPurposes.list>['query'];
export type PurposeRow = NonNullable<Awaited<ReturnType<typeof findPurpose>>>;

const name = sql<string>`fold_name(donation_purposes.name)`;
const columns = {
  name,
  startsOn: sql`starts_on`,
  endsOn: sql`ends_on`,
  createdAt: sql`donation_purposes.created_at`,
};

export function findPurposes(db: Db | Tx, { q, isActive, sortBy = 'name', order, ...paging }: ListQuery) {
  let rows = purposeRows(db);
  if (isActive !== undefined) rows = rows.where('isActive', '=', isActive);
  if (q) rows = rows.where(containsWords(sql`${name} || ' ' || fold_name(description)`, foldName(q)));
  return readPage(db, rows.orderBy(columns[sortBy], order === 'DESC' ? 'desc' : 'asc').orderBy(name), paging);
}

/** Those that are not over yet; the general ones, which have no end, come first. */
export function findPurposeOptions(db: Db | Tx, includeInactive: boolean, today: string) {
  let rows = purposeRows(db);
  if (!includeInactive) {
    rows = rows
      .where('isActive', '=', true)
      .where(
        sql<boolean>`coalesce(ends_on, 'infinity') >= ${today} and coalesce(starts_on, '-infinity') <= ${today}`,
      );
  }
  return rows
    .orderBy(sql`ends_on is not null`)
    .orderBy('endsOn')
    .orderBy(name)
    .execute();
}

export function findPurpose(db: Db | Tx, id: string) {
  return purposeRows(db).where('id', '=', id).executeTakeFirst();
}

export async function insertPurpose(
  tx: Tx,
  purpose: Insertable<Schema['donationPurposes']>,
): Promise<string> {
  const inserted = tx.insertInto('donationPurposes').values(purpose).returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
}

export function countPurposeUses(db: Db | Tx, purposeId: string) {
  return db
    .selectFrom('donations')
    .where('purposeId', '=', purposeId)
    .where('deletedAt', 'is', null)
    .select((row) => row.fn.countAll<number>().as('donations'))
    .executeTakeFirstOrThrow();
}

function purposeRows(db: Db | Tx) {
  return db
    .selectFrom('donationPurposes')
    .where('deletedAt', 'is', null)
    .select(['id', 'name', 'description', 'isTaxDeductible', 'targetAmount', 'startsOn', 'endsOn'])
    .select(['minimumAmount', 'unitAmount', 'unitName', 'unitPlural', 'suggestedAmounts'])
    .select(['nameDzongkha', 'descriptionDzongkha', 'unitDzongkha'])
    .select(['isActive', 'version', 'createdAt', 'updatedAt']);
}
