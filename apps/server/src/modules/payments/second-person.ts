import type { Tx } from '../../db/open-database.ts';
import { AppError } from '../../base/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.ts';
import { findPaymentOf } from './find-payment.repository.ts';
import type { PaymentRecord } from './payment-record.ts';

/**
 * Where the centre wants two pairs of eyes, whoever entered a payment neither verifies nor takes it back, and nobody
 * does so with what pays their own fee or gift: a slip may be sent without signing in.
 */
export async function requireSecondPerson(tx: Tx, ctx: Ctx, payment: PaymentRecord): Promise<void> {
  const { actor } = ctx;
  if (!actor || !(await readSettings(tx)).requireSecondPerson) return;
  const paid = actor.memberId === null ? undefined : await findPaymentOf(tx, payment.id);
  const isForThem = paid !== undefined && paid.memberId === actor.memberId;
  if (isForThem || payment.submittedBy === actor.id) throw new AppError('self_approval');
}
