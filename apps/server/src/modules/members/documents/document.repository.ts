import type { Db, Tx } from '../../../db/open-database.ts';

export type DocumentRow = Awaited<ReturnType<typeof findDocuments>>[number];

function documentRows(db: Db | Tx) {
  return db
    .selectFrom('memberDocuments as document')
    .innerJoin('files', 'files.id', 'document.fileId')
    .innerJoin('users', 'users.id', 'document.createdBy')
    .select(['document.id', 'document.memberId', 'document.fileId', 'document.title', 'document.createdAt'])
    .select(['files.mediaType', 'files.byteSize', 'files.sha256', 'users.name as createdBy']);
}

export function findDocuments(db: Db | Tx, memberId: string) {
  return documentRows(db)
    .where('document.memberId', '=', memberId)
    .orderBy('document.createdAt', 'desc')
    .orderBy('document.id')
    .execute();
}

export function findDocument(db: Db | Tx, id: string) {
  return documentRows(db).where('document.id', '=', id).executeTakeFirst();
}

export async function insertDocument(
  tx: Tx,
  document: { memberId: string; fileId: string; title: string; createdBy: string; createdAt: Date },
): Promise<string> {
  const { id } = await tx
    .insertInto('memberDocuments')
    .values(document)
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** False when somebody else was quicker. */
export async function deleteDocument(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('memberDocuments').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
