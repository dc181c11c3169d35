import type { Db, Tx } from '../../../db/open-database.ts';
import { findClaimedName } from './claim.repository.ts';

/**
 * The name by which visitors know a member: as they wrote it when registering while that waits for staff, so that
 * nothing shows whether the centre knew them; else the one on file.
 */
export async function nameForVisitors(db: Db | Tx, memberId: string, onFile: string): Promise<string> {
  return (await findClaimedName(db, memberId)) ?? onFile;
}
