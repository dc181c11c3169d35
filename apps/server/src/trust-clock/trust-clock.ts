import { type Ctx, inTransaction } from '../platform/context.ts';
import { trustEntriesSoFar } from '../platform/clock/clock.repository.ts';

/**
 * An operator says that the clock is right although audit entries are of a later time: it had been wrong when they were
 * written. Answers the time of the latest of them.
 */
export function trustClock(ctx: Ctx): Promise<Date | null> {
  return inTransaction(ctx, async (tx) => {
    const latest = await trustEntriesSoFar(tx, ctx.now);
    await ctx.audit(tx, {
      action: 'trust_clock',
      entity: 'Settings',
      before: { latestEntryAt: latest?.toISOString() ?? null },
      after: { clockAt: ctx.now.toISOString() },
    });
    return latest;
  });
}
