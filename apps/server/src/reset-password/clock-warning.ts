import { toleranceMs } from '../platform/clock/watched-clock.ts';

interface Evidence {
  databaseNow: Date;
  newestEntryAt: Date | null;
}

/**
 * Said where the running program would save nothing. This command goes on all the same: it is the last way in, and
 * somebody has to be able to log in and see what the clock has done.
 */
export function clockWarning(now: Date, { databaseNow, newestEntryAt }: Evidence): string | null {
  const isOff = Math.abs(databaseNow.getTime() - now.getTime()) > toleranceMs;
  const isBehind = newestEntryAt !== null && newestEntryAt.getTime() > now.getTime() + toleranceMs;
  if (!isOff && !isBehind) return null;
  const others = isOff
    ? `${databaseNow.toISOString()} at the database`
    : `the newest audit entry is of ${newestEntryAt?.toISOString()}`;
  return `A clock may be wrong: it is ${now.toISOString()} here, and ${others}. Set it right first, or the audit gets a wrong time. The program saves nothing until then.`;
}
