import type { Tx } from '../../../db/open-database.ts';
import { AppError } from '../../../base/app-error.ts';
import { words } from '../words.en.ts';
import { findProposals, hasProposal, moveProposal, type Proposal } from './proposal.repository.ts';

/**
 * There is one open renewal at a time, so of two that become one member's one is cancelled: the other's, unless money
 * for it is on its way. Answers which, for taking the merge back.
 */
export async function keepOneProposal(
  tx: Tx,
  keptId: string,
  otherId: string,
  now: Date,
): Promise<string | null> {
  const proposals = await findProposals(tx, [keptId, otherId]);
  const own = proposals.find(({ memberId }) => memberId === keptId);
  const theirs = proposals.find(({ memberId }) => memberId === otherId);
  if (!own || !theirs) return null;
  const dropped = toDrop(own, theirs);
  if (!dropped) throw new AppError('wrong_state', { detail: words.bothRenew });
  await moveProposal(tx, dropped, 'cancelled', now);
  return dropped.id;
}

export function toDrop<One extends Pick<Proposal, 'hasMoney'>>(own: One, theirs: One): One | null {
  if (!theirs.hasMoney) return theirs;
  return own.hasMoney ? null : own;
}

/** Open again, where nothing else was asked for since. */
export async function restoreProposal(tx: Tx, id: string, now: Date): Promise<void> {
  const [cancelled] = await findProposals(tx, [], id);
  if (!cancelled || (await hasProposal(tx, cancelled.memberId))) return;
  await moveProposal(tx, cancelled, 'proposed', now);
}
