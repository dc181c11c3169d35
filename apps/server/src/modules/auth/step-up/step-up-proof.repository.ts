import type { Db, Tx } from '../../../db/open-database.ts';

interface NewProof {
  tokenHash: string;
  sessionId: string;
  createdAt: Date;
  expiresAt: Date;
}

/** In place of those of this session that are over. */
export async function insertStepUpProof(tx: Tx, proof: NewProof): Promise<void> {
  await tx
    .deleteFrom('stepUpProofs')
    .where('sessionId', '=', proof.sessionId)
    .where('expiresAt', '<=', proof.createdAt)
    .execute();
  await tx.insertInto('stepUpProofs').values(proof).execute();
}

/** Whether this proof was given to this very session, and still holds. */
export async function hasStepUpProof(
  db: Db | Tx,
  { tokenHash, sessionId }: Pick<NewProof, 'tokenHash' | 'sessionId'>,
  now: Date,
): Promise<boolean> {
  const proof = await db
    .selectFrom('stepUpProofs')
    .select('sessionId')
    .where('tokenHash', '=', tokenHash)
    .where('sessionId', '=', sessionId)
    .where('createdAt', '<=', now)
    .where('expiresAt', '>', now)
    .executeTakeFirst();
  return proof !== undefined;
}

/** With another password, what was shown with the one before is worth nothing. */
export async function removeStepUpProofs(tx: Tx, userId: string): Promise<void> {
  await tx
    .deleteFrom('stepUpProofs')
    .where('sessionId', 'in', (from) => from.selectFrom('sessions').select('id').where('userId', '=', userId))
    .execute();
}
