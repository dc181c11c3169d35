import type { Updateable } from 'kysely';
import type { Db, Tx } from '../../db/open-database.ts';
import type { Schema } from '../../db/schema.ts';

const columns = ['id', 'list', 'name', 'filters'] as const;

export function findViews(db: Db | Tx, userId: string, list: string) {
  return db
    .selectFrom('savedViews')
    .where('userId', '=', userId)
    .where('list', '=', list)
    .select(columns)
    .orderBy('createdAt')
    .orderBy('id')
    .execute();
}

/** Two requests that add a view for the same person go one after the other, so that counting the views holds. */
export async function lockOwner(tx: Tx, userId: string): Promise<void> {
  await tx.selectFrom('users').select('id').where('id', '=', userId).forNoKeyUpdate().execute();
}

export function lockView(tx: Tx, userId: string, id: string) {
  return tx
    .selectFrom('savedViews')
    .where('userId', '=', userId)
    .where('id', '=', id)
    .select(columns)
    .forUpdate()
    .executeTakeFirst();
}

interface NewView {
  userId: string;
  list: string;
  name: string;
  filters: Record<string, string>;
  createdAt: Date;
}

export function insertView(tx: Tx, { filters, ...view }: NewView) {
  return tx
    .insertInto('savedViews')
    .values({ ...view, filters: JSON.stringify(filters) })
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export function updateView(tx: Tx, id: string, values: Updateable<Schema['savedViews']>) {
  return tx
    .updateTable('savedViews')
    .set(values)
    .where('id', '=', id)
    .returning(columns)
    .executeTakeFirstOrThrow();
}

export async function deleteView(tx: Tx, id: string): Promise<void> {
  await tx.deleteFrom('savedViews').where('id', '=', id).execute();
}
