import { defaultCurrency } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import { actorOf, type Ctx } from '../../../platform/context.ts';
import type { RitualBook } from '../../rituals/index.ts';
import { giveForPledge } from '../donate-to-pledge.service.ts';
import { lockPledge } from '../pledge.repository.ts';
import { words } from '../words.en.ts';
import { learnPayer } from './line-pledges.repository.ts';
import { payerKey, pledgeNumbersIn } from './payer-key.ts';

/** A pledge that money of a statement may be for. */
export async function findPledgeOfLine(tx: Tx, pledgeId: string) {
  const pledge = orNotFound(await lockPledge(tx, pledgeId));
  if (pledge.currency !== defaultCurrency)
    throw new AppError('wrong_state', { detail: words.otherCurrency(pledge.currency) });
  return pledge;
}

interface Credit {
  pledgeId: string;
  amount: number;
  description: string;
  payment: NonNullable<Parameters<typeof giveForPledge>[1]['payment']>;
  /** Somebody put the line to the pledge, whose number it does not tell: the payer is known from now on. */
  isLearnt: boolean;
}

/** A credit becomes a donation for the pledge, with its receipt. Answers the payment. */
export async function recordCredit(
  ctx: Ctx & { db: Tx },
  { pledgeId, amount, description, payment, isLearnt }: Credit,
  book: RitualBook,
): Promise<string> {
  const pledge = await findPledgeOfLine(ctx.db, pledgeId);
  const donation = await giveForPledge(ctx, { pledgeId, amount, payment }, book);
  const key = payerKey(description);
  if (isLearnt && key !== null && !pledgeNumbersIn(description).includes(pledge.pledgeNumber))
    await learnPayer(ctx.db, {
      pledgeId,
      payerKey: key,
      payerText: description.slice(0, 300),
      amount,
      learntBy: actorOf(ctx).id,
      learntAt: ctx.now,
    });
  return orNotFound('payments' in donation ? donation.payments[0]?.id : undefined);
}
