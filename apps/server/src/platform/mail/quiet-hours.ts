import { dayOf, endOf, type Settings, startOf } from '@kathok/contract';

type QuietHours = Settings['quietHours'];
const hourMs = 60 * 60 * 1000;

/** The instant at which messages may leave again; null where they may leave now. Hours are those of Bhutan. */
export function quietUntil(quietHours: QuietHours, now: Date): Date | null {
  if (!quietHours) return null;
  const { from, to } = quietHours;
  const midnight = startOf(dayOf(now));
  const hour = (now.getTime() - midnight.getTime()) / hourMs;
  const isOverMidnight = from > to;
  if (isOverMidnight && hour >= from) return new Date(endOf(dayOf(now)).getTime() + to * hourMs);
  const isQuiet = isOverMidnight ? hour < to : hour >= from && hour < to;
  return isQuiet ? new Date(midnight.getTime() + to * hourMs) : null;
}
