import type { InputOf, paymentFrequencies } from '@kathok/contract';
import { type Insertable, sql } from 'kysely';
import { foldName } from '../../db/searching/fold-name.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { readPage } from '../../db/lists/read-page.ts';
import { containsWords } from '../../db/searching/like-patterns.ts';
import type { Schema } from '../../db/schema.ts';

type ListQuery = InputOf<typeof paymentFrequencies.list>['query'];
export type FrequencyRow = NonNullable<Awaited<ReturnType<typeof findFrequency>>>;

const name = sql<string>`fold_name(payment_frequencies.name)`;
/** The shortest first; once for life is the longest of all. */
const length = sql`nullif(months, 0)`;
const columns = { months: length, name, createdAt: sql`payment_frequencies.created_at` };

export function findFrequencies(
  db: Db | Tx,
  { q, isActive, sortBy = 'months', order, ...paging }: ListQuery,
) {
  let rows = frequencyRows(db);
  if (isActive !== undefined) rows = rows.where('isActive', '=', isActive);
  if (q) rows = rows.where(containsWords(name, foldName(q)));
  return readPage(db, rows.orderBy(columns[sortBy], order === 'DESC' ? 'desc' : 'asc').orderBy(name), paging);
}

export function findFrequencyOptions(db: Db | Tx, includeInactive: boolean) {
  let rows = frequencyRows(db);
  if (!includeInactive) rows = rows.where('isActive', '=', true);
  return rows.orderBy(length).orderBy(name).execute();
}

export function findFrequency(db: Db | Tx, id: string) {
  return frequencyRows(db).where('id', '=', id).executeTakeFirst();
}

export async function insertFrequency(
  tx: Tx,
  frequency: Insertable<Schema['paymentFrequencies']>,
): Promise<string> {
  const inserted = tx.insertInto('paymentFrequencies').values(frequency).returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
}

export function countFrequencyUses(db: Db | Tx, frequencyId: string) {
  return db
    .selectNoFrom((from) => [
      from
        .selectFrom('members')
        .where('paymentFrequencyId', '=', frequencyId)
        .where('deletedAt', 'is', null)
        .select((row) => row.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('members'),
      from
        .selectFrom('membershipTypeFees')
        .innerJoin('membershipTypes', 'membershipTypes.id', 'membershipTypeId')
        .where('paymentFrequencyId', '=', frequencyId)
        .where('membershipTypes.deletedAt', 'is', null)
        .select((row) => row.fn.count<number>('membershipTypeId').distinct().as('count'))
        .$asScalar()
        .$notNull()
        .as('membershipTypes'),
      from
        .selectFrom('membershipFees')
        .where('paymentFrequencyId', '=', frequencyId)
        .where('deletedAt', 'is', null)
        .select((row) => row.fn.countAll<number>().as('count'))
        .$asScalar()
        .$notNull()
        .as('fees'),
    ])
    .executeTakeFirstOrThrow();
}

function frequencyRows(db: Db | Tx) {
  return db
    .selectFrom('paymentFrequencies')
    .where('deletedAt', 'is', null)
    .select(['id', 'name', 'nameDzongkha', 'months', 'isActive', 'version', 'createdAt', 'updatedAt']);
}
