import type { InputOf, membershipTypes } from '@kathok/contract';
import { type Insertable, sql } from 'kysely';
import { foldName } from '../../db/searching/fold-name.ts';
import type { Db, Tx } from '../../db/open-database.ts';
import { readPage } from '../../db/lists/read-page.ts';
import { containsWords } from '../../db/searching/like-patterns.ts';
import type { Schema } from '../../db/schema.ts';

type ListQuery = InputOf<typeof membershipTypes.list>['query'];
export type TypeRow = NonNullable<Awaited<ReturnType<typeof findType>>>;

interface Fee {
  paymentFrequencyId: string;
  currency: string;
  amount: number;
}

const name = sql<string>`fold_name(membership_types.name)`;
const columns = { name, code: sql`code`, createdAt: sql`membership_types.created_at` };

export function findTypes(db: Db | Tx, { q, isActive, sortBy = 'name', order, ...paging }: ListQuery) {
  let rows = typeRows(db);
  if (isActive !== undefined) rows = rows.where('membershipTypes.isActive', '=', isActive);
  if (q) {
    const searchable = sql<string>`${name} || ' ' || lower(code) || ' ' || fold_name(description)`;
    rows = rows.where(containsWords(searchable, foldName(q)));
  }
  return readPage(db, rows.orderBy(columns[sortBy], order === 'DESC' ? 'desc' : 'asc').orderBy(name), paging);
}

export function findTypeOptions(db: Db | Tx, includeInactive: boolean) {
  if (includeInactive) return typeRows(db).orderBy(name).execute();
  return typeRows(db, true).where('membershipTypes.isActive', '=', true).orderBy(name).execute();
}

export function findType(db: Db | Tx, id: string) {
  return typeRows(db).where('membershipTypes.id', '=', id).executeTakeFirst();
}

export async function insertType(tx: Tx, type: Insertable<Schema['membershipTypes']>): Promise<string> {
  const inserted = tx.insertInto('membershipTypes').values(type).returning('id');
  return (await inserted.executeTakeFirstOrThrow()).id;
}

export async function replaceFees(tx: Tx, membershipTypeId: string, fees: Fee[]): Promise<void> {
  await tx.deleteFrom('membershipTypeFees').where('membershipTypeId', '=', membershipTypeId).execute();
  if (fees.length === 0) return;
  const rows = fees.map((fee) => ({ ...fee, membershipTypeId }));
  await tx.insertInto('membershipTypeFees').values(rows).execute();
}

/** Those of the given frequencies that can be charged for; they stay until the transaction ends. */
export async function findFrequencyNames(tx: Tx, ids: string[]): Promise<Map<string, string>> {
  if (ids.length === 0) return new Map();
  const rows = await tx
    .selectFrom('paymentFrequencies')
    .where('id', 'in', ids)
    .where('deletedAt', 'is', null)
    .select(['id', 'name'])
    .forKeyShare()
    .execute();
  return new Map(rows.map((row) => [row.id, row.name]));
}

export async function countTypeUses(db: Db | Tx, membershipTypeId: string) {
  const count = (table: 'members' | 'membershipFees') =>
    db
      .selectFrom(table)
      .where('membershipTypeId', '=', membershipTypeId)
      .where('deletedAt', 'is', null)
      .select((row) => row.fn.countAll<number>().as('count'))
      .executeTakeFirstOrThrow();
  const members = await count('members');
  const fees = await count('membershipFees');
  return { members: members.count, fees: fees.count };
}

function typeRows(db: Db | Tx, activeFeesOnly = false) {
  return db
    .selectFrom('membershipTypes')
    .where('membershipTypes.deletedAt', 'is', null)
    .select(['membershipTypes.id', 'membershipTypes.name', 'code', 'description', 'registrationFee'])
    .select(['registrationFeeCurrency', 'graceDays', 'renewalWindowDays', 'isTaxDeductible'])
    .select(['membershipTypes.isActive', 'membershipTypes.version', 'membershipTypes.nameDzongkha'])
    .select(['membershipTypes.createdAt', 'membershipTypes.updatedAt'])
    .select(feesOf(activeFeesOnly).as('fees'));
}

/** The shortest period and ngultrum first. */
function feesOf(activeOnly: boolean) {
  return sql<Fee[]>`coalesce((
    select json_agg(json_build_object(
      'paymentFrequencyId', payment_frequency_id, 'currency', currency, 'amount', amount)
      order by nullif(months, 0), currency <> 'BTN', currency)
    from membership_type_fees join payment_frequencies as frequency on frequency.id = payment_frequency_id
    where membership_type_id = membership_types.id and (frequency.is_active or ${!activeOnly})), '[]')`;
}
