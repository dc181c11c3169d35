import { dayOf } from '@kathok/contract';
import type { Ctx } from '../../../platform/context.ts';
import { enqueue } from '../../../platform/jobs/job.repository.ts';
import { takeAttempt } from '../../../platform/limits/attempt.repository.ts';
import { countFailedSignIn, type FailedMethod } from './recent-sign-in.repository.ts';
import { networkOf } from './network.ts';
import { type Guessed, tellOfGuessesJob } from './guess-notice.ts';

const day = 24 * 60 * 60;
/** After so many in a day the owner is told. A second step is only asked of somebody who has the password. */
const worthTelling: Record<Guessed, number> = { password: 20, second_step: 5 };

/** So that the owner sees it. A name that nobody has is counted as well: it takes the same work, and tells nothing by its time. */
export async function recordFailedSignIn(
  ctx: Ctx,
  { userId, whose = userId ?? '' }: { userId: string | null; whose?: string },
  method: FailedMethod,
): Promise<void> {
  const network = networkOf(ctx.address) ?? '';
  await countFailedSignIn(ctx.db, { userId, method, network, day: dayOf(ctx.now), lastAt: ctx.now });
  const guessed = method === 'password' ? 'password' : 'second_step';
  const limit = worthTelling[guessed];
  const { count } = await takeAttempt(
    ctx.db,
    `failed ${guessed}:${whose}`,
    { limit, windowSeconds: day },
    ctx.now,
  );
  if (count === limit)
    await enqueue(ctx.db, { kind: tellOfGuessesJob, payload: { userId, guessed }, now: ctx.now });
}
