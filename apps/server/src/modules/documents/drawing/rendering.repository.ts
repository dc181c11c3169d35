import type { Db, Tx } from '../../../db/open-database.ts';
import type { Schema } from '../../../db/schema.ts';
import type { Selectable } from 'kysely';

export type RenderingState = Selectable<Schema['paperRenderings']>['state'];

export function findRendering(db: Db | Tx, paperId: string, state: RenderingState) {
  return db
    .selectFrom('paperRenderings')
    .innerJoin('files', 'files.id', 'fileId')
    .select(['files.id', 'files.byteSize', 'files.sha256'])
    .where('paperId', '=', paperId)
    .where('state', '=', state)
    .executeTakeFirst();
}

/** False where somebody else was first. */
export async function insertRendering(
  tx: Tx,
  row: { paperId: string; state: RenderingState; fileId: string; createdAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await tx
    .insertInto('paperRenderings')
    .values(row)
    .onConflict((taken) => taken.columns(['paperId', 'state']).doNothing())
    .executeTakeFirst();
  return numInsertedOrUpdatedRows > 0n;
}
