import type { Tx } from '../../db/open-database.ts';
import { AppError } from '../../platform/app-error.ts';
import type { Ctx } from '../../platform/context.ts';
import { readSettings } from '../../platform/settings.ts';
import type { PaymentRecord } from './payment-record.ts';

/** Where the centre wants two pairs of eyes, whoever entered a payment neither verifies nor takes it back. */
export async function requireSecondPerson(tx: Tx, ctx: Ctx, payment: PaymentRecord): Promise<void> {
  if (!ctx.actor || payment.submittedBy !== ctx.actor.id) return;
  const settings = await readSettings(tx);
  if (settings.requireSecondPerson) throw new AppError('self_approval');
}
