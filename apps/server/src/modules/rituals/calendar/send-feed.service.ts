import { addDays, dayOf } from '@kathok/contract';
import type { FileAnswer } from '../../../base/files/file-answer.ts';
import type { Ctx } from '../../../platform/context.ts';
import { readSettings } from '../../../platform/settings.repository.ts';
import { findDays } from '../days/ritual-day.repository.ts';
import { calendarFeed } from './calendar-feed.ts';

/**
 * The days of the last month and all to come: what passed long ago leaves the calendars of people by itself. Days of
 * prayers that single families named are no days of everybody's calendar.
 */
export async function sendCalendar(ctx: Ctx): Promise<FileAnswer> {
  const days = await findDays(ctx.db, {
    isPublic: true,
    isOfRituals: true,
    from: addDays(dayOf(ctx.now), -31),
  });
  const { centreName } = await readSettings(ctx.db);
  const { host } = new URL(ctx.baseUrl);
  const text = calendarFeed(days, { name: centreName, host, link: `${ctx.baseUrl}/rituals` });
  return { fileName: 'rituals.ics', mediaType: 'text/calendar; charset=utf-8', content: Buffer.from(text) };
}
