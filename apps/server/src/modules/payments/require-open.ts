import type { Tx } from '../../db/open-database.ts';
import { AppError } from '../../base/app-error.ts';
import { balanceOf, type Due, type DueKind } from './due.ts';
import { findPayments } from './attempts.ts';
import { words } from './words.en.ts';

/** Something is still to be paid, and no slip is waiting already. */
export async function requireOpen(tx: Tx, kind: DueKind, due: Due): Promise<void> {
  const closed = await kind.closedBecause(tx, due);
  if (closed) throw new AppError('wrong_state', { detail: closed });
  if (balanceOf(due) === 0) throw new AppError('wrong_state', { detail: words.happened.paid });
  const attempts = await findPayments(tx, kind, due.id);
  if (attempts.some(({ status }) => status === 'pending'))
    throw new AppError('wrong_state', { detail: words.waitsAlready });
}

export async function lockOpenDue(tx: Tx, kind: DueKind, id: string): Promise<Due> {
  const due = await kind.lock(tx, id);
  if (!due) throw new AppError('not_found');
  return due;
}
