import { addDays, type Day, dayOf } from '@kathok/contract';

interface Learned {
  /** The day is written as the bank writes it. */
  bankDay: Day | null;
  startedAt: Date;
  /** When we learned of it. */
  now: Date;
}

/** For a bank whose clock is ahead of ours. */
const hour = 60 * 60_000;

/**
 * The day on which a card payment is booked: the day the bank says, however late we learn of it. A day before the
 * payment was begun or after today cannot be right; then, and where the bank names none, it is the day we learned of it.
 */
export function bookedDay({ bankDay, startedAt, now }: Learned): { day: Day; isFromBank: boolean } {
  const earliest = addDays(dayOf(startedAt), -1);
  const latest = dayOf(new Date(now.getTime() + hour));
  return bankDay !== null && bankDay >= earliest && bankDay <= latest
    ? { day: bankDay, isFromBank: true }
    : { day: dayOf(now), isFromBank: false };
}
