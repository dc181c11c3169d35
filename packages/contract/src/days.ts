import { z } from 'zod';

/** A calendar day in Asia/Thimphu, written `YYYY-MM-DD`. No clock or time zone may move it. */
export type Day = string;

export const day = z.iso.date('must be a day, such as 2026-03-15');

// Bhutan is at UTC+6 the whole year round, without daylight saving.
const thimphuOffset = 6 * 60 * 60 * 1000;

/** The day it is in Bhutan at an instant. */
export function dayOf(at: Date): Day {
  return new Date(at.getTime() + thimphuOffset).toISOString().slice(0, 10);
}

/** The instant at which a day begins in Bhutan. */
export function startOf(day: Day): Date {
  return new Date(Date.parse(`${day}T00:00:00Z`) - thimphuOffset);
}

/** The instant at which a day is over in Bhutan; the next day begins with it. */
export function endOf(day: Day): Date {
  return new Date(startOf(day).getTime() + 24 * 60 * 60 * 1000);
}

export function addDays(day: Day, days: number): Day {
  const at = new Date(`${day}T00:00:00Z`);
  at.setUTCDate(at.getUTCDate() + days);
  return at.toISOString().slice(0, 10);
}
