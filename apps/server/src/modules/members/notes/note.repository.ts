import type { Db, Tx } from '../../../db/open-database.ts';

export type NoteRow = Awaited<ReturnType<typeof findNotes>>[number];

function noteRows(db: Db | Tx) {
  return db
    .selectFrom('memberNotes')
    .innerJoin('users', 'users.id', 'memberNotes.authorId')
    .select(['memberNotes.id', 'memberNotes.memberId', 'authorId', 'text', 'memberNotes.createdAt'])
    .select('users.name as author');
}

export function findNotes(db: Db | Tx, memberId: string) {
  return noteRows(db)
    .where('memberNotes.memberId', '=', memberId)
    .orderBy('memberNotes.createdAt', 'desc')
    .orderBy('memberNotes.id')
    .execute();
}

export function findNote(tx: Tx, id: string) {
  return noteRows(tx).where('memberNotes.id', '=', id).executeTakeFirst();
}

export async function insertNote(
  tx: Tx,
  note: { memberId: string; authorId: string; text: string; createdAt: Date },
): Promise<string> {
  const { id } = await tx.insertInto('memberNotes').values(note).returning('id').executeTakeFirstOrThrow();
  return id;
}

/** False when somebody else was quicker. */
export async function deleteNote(tx: Tx, id: string): Promise<boolean> {
  const { numDeletedRows } = await tx.deleteFrom('memberNotes').where('id', '=', id).executeTakeFirst();
  return numDeletedRows > 0n;
}
