import {
  type ClosingTime,
  type Day,
  type RitualDayState,
  ritualStateAt,
  startOf,
  takeBackMinutes,
} from '@kathok/contract';

const minute = 60_000;
const hour = 60 * minute;

/** The instant from which a list takes no more names from outside. */
export function closingInstant(date: Day, { days, hour: at }: ClosingTime): Date {
  return new Date(startOf(date).getTime() + (at - days * 24) * hour);
}

interface DayTimes {
  state: Exclude<RitualDayState, 'closed'>;
  closesAt: Date;
}

export const stateOf = ritualStateAt;

/** Whether the list takes names from outside. */
export const isOpen = (day: DayTimes, now: Date): boolean => stateOf(day, now) === 'confirmed';

/** Until when "read" can be taken back; the families are told from then on. */
export const readUntil = (readAt: Date): Date => new Date(readAt.getTime() + takeBackMinutes * minute);

export const mayTakeBack = (readAt: Date, now: Date): boolean => now < readUntil(readAt);
