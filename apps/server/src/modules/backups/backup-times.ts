const hourMs = 60 * 60 * 1000;
const dayMs = 24 * hourMs;
/** Bhutan is six hours ahead, all year. */
const aheadMs = 6 * hourMs;

interface Daily {
  isOn: boolean;
  /** In Bhutan. */
  hour: number;
}

/** The moment of today or yesterday at which a backup was last due. */
export function lastDue({ hour }: Pick<Daily, 'hour'>, now: Date): Date {
  const shifted = now.getTime() + aheadMs;
  const today = shifted - (shifted % dayMs) + hour * hourMs;
  return new Date((today <= shifted ? today : today - dayMs) - aheadMs);
}

export const nextDue = (plan: Daily, now: Date): Date | null =>
  plan.isOn ? new Date(lastDue(plan, now).getTime() + dayMs) : null;

/** Due, and not tried since. One that failed is tried again an hour later, and each hour from then on. */
export function isDue(
  plan: Daily,
  tried: { at: Date; ok: boolean } | undefined,
  begunAt: Date,
  now: Date,
): boolean {
  const due = lastDue(plan, now);
  if (!plan.isOn || due < begunAt) return false;
  if (!tried || tried.at < due) return true;
  return !tried.ok && now.getTime() - tried.at.getTime() >= hourMs;
}

/** How long after its hour one may still be under way. */
const graceMs = 2 * hourMs;

/** The one that was due has not come, and the one before it is all there is. */
export function isLate(plan: Daily, wholeAt: Date | undefined, begunAt: Date, now: Date): boolean {
  const due = lastDue(plan, new Date(now.getTime() - graceMs));
  // A plan that begins later than this moment has missed nothing.
  return plan.isOn && due >= begunAt && (!wholeAt || wholeAt < due);
}

/** Which may go: all but the newest ones. One that is whole is never given up for one that is not. */
export function superfluous<Backup extends { id: string }>(
  newestFirst: readonly Backup[],
  keep: number,
): Backup[] {
  return newestFirst.slice(keep);
}
