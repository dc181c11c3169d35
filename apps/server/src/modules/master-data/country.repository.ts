import type { countries, InputOf } from '@kathok/contract';
import { type Insertable, sql } from 'kysely';
import { foldName } from '../../db/searching/fold-name.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { readPage } from '../../db/lists/read-page.ts';
import { containsWords } from '../../db/searching/like-patterns.ts';
import type { Schema } from '../../db/schema.ts';

type ListQuery = InputOf<typeof countries.list>['query'];
export type CountryRow = NonNullable<Awaited<ReturnType<typeof findCountry>>>;

const name = sql`fold_name(countries.name)`;
/** Most members live in Bhutan, so it stands first unless somebody sorts otherwise. */
const bhutanFirst = sql`iso_code <> 'BT', ${name}`;
const columns = {
  name,
  isoCode: sql`iso_code`,
  dialCode: sql`substr(dial_code, 2)::int`,
  currency: sql`currency`,
  createdAt: sql`countries.created_at`,
};

export function findCountries(db: Db | Tx, { q, isActive, sortBy, order, ...paging }: ListQuery) {
  let rows = countryRows(db);
  if (isActive !== undefined) rows = rows.where('isActive', '=', isActive);
  if (q) {
    const searchable = sql<string>`${name} || ' ' || lower(iso_code || ' ' || currency) || ' ' || dial_code`;
    rows = rows.where(containsWords(searchable, foldName(q)));
  }
  if (!sortBy) return readPage(db, rows.orderBy(bhutanFirst), paging);
  return readPage(db, rows.orderBy(columns[sortBy], order === 'DESC' ? 'desc' : 'asc').orderBy(name), paging);
}

export function findCountryOptions(db: Db | Tx, includeInactive: boolean) {
  let rows = countryRows(db);
  if (!includeInactive) rows = rows.where('isActive', '=', true);
  return rows.orderBy(bhutanFirst).execute();
}

export function findCountry(db: Db | Tx, id: string) {
  return countryRows(db).where('id', '=', id).executeTakeFirst();
}

export async function insertCountry(tx: Tx, country: Insertable<Schema['countries']>): Promise<string> {
  const { id } = await tx.insertInto('countries').values(country).returning('id').executeTakeFirstOrThrow();
  return id;
}

export async function countCountryUses(db: Db | Tx, countryId: string) {
  const { people, members } = await db
    .selectFrom('people')
    .leftJoin('members', (join) =>
      join.onRef('members.personId', '=', 'people.id').on('members.deletedAt', 'is', null),
    )
    .where('people.countryId', '=', countryId)
    .where('people.mergedInto', 'is', null)
    .select((row) => [
      row.fn.countAll<number>().as('people'),
      row.fn.count<number>('members.id').as('members'),
    ])
    .executeTakeFirstOrThrow();
  const { donations } = await db
    .selectFrom('donations')
    .where('countryId', '=', countryId)
    .where('deletedAt', 'is', null)
    .select((row) => row.fn.countAll<number>().as('donations'))
    .executeTakeFirstOrThrow();
  return { members, people: people - members, donations };
}

function countryRows(db: Db | Tx) {
  return db
    .selectFrom('countries')
    .where('deletedAt', 'is', null)
    .select([
      'id',
      'name',
      'isoCode',
      'dialCode',
      'currency',
      'isActive',
      'version',
      'createdAt',
      'updatedAt',
    ]);
}
