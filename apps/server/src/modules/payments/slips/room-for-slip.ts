import { AppError } from '../../../base/app-error.ts';
import type { PaymentRecord } from '../../../db/schema.ts';
import type { Tx } from '../../../db/open-database.ts';
import { type Due, type DueKind, lockDue } from '../due.ts';
import { requireOpen } from '../payment-rules.ts';
import { words } from '../words.en.ts';

/** Anyone who keeps sending slips should rather come to the desk. */
const mostSlips = 10;

/** A slip is taken for what is owed, while none waits, and while not too many were sent for it. */
export async function requireRoomForSlip(
  tx: Tx,
  kind: DueKind,
  dueId: string,
): Promise<{ due: Due; attempts: PaymentRecord[] }> {
  const due = await lockDue(tx, kind, dueId);
  const attempts = await requireOpen(tx, kind, due);
  // Tries with a card are not slips: anyone who gives up on those must still be able to pay.
  const slips = attempts.filter(({ slipFileId }) => slipFileId !== null);
  if (slips.length >= mostSlips) throw new AppError('wrong_state', { detail: words.tooManySlips });
  return { due, attempts };
}
