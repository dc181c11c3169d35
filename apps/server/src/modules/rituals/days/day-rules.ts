import { type RitualDayState, ritualStateAt, takeBackMinutes } from '@kathok/contract';

export { closingInstant } from '@kathok/contract';

const minute = 60_000;

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
