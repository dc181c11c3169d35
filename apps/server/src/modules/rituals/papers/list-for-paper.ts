import { type Day, dayOf } from '@kathok/contract';
import { AppError, orNotFound } from '../../../base/app-error.ts';
import type { Ctx } from '../../../platform/context.ts';
import { findDays } from '../days/ritual-day.repository.ts';
import { readLines } from '../entries/entry.repository.ts';
import { words } from '../words.en.ts';

interface PaperLine {
  name: string;
  living: boolean;
  offering: string | null;
  times: number;
  isUnverified: boolean;
  isLate: boolean;
  weekDay: number | null;
}

/** A list that is longer than this is printed in parts by nobody. */
const mostLines = 20_000;

/** The whole list of a day, for paper. */
export async function listForPaper(ctx: Ctx, dayId: string) {
  const [found] = await findDays(ctx.db, { ids: [dayId] });
  const day = orNotFound(found);
  if (day.state === 'computed' || day.state === 'cancelled')
    throw new AppError('wrong_state', { detail: words.notConfirmed });
  const { ritual, ritualDzongkha, date, lunarLabel } = day;
  const rows = await readLines(ctx.db, day.id, {}, { by: 'order', take: mostLines, skipped: 0 });
  const lines = rows.map(({ same, ...row }): PaperLine => {
    const { name, living, offering, isLate, weekDay, readAt } = row;
    const isUnverified = same.isUnverified && readAt === null;
    return { name, living, offering, isLate, weekDay, times: same.times, isUnverified };
  });
  return { ritual, ritualDzongkha, date, lunarLabel, lines };
}

interface PosterDay {
  date: Day;
  ritual: string;
  ritualDzongkha: string | null;
  lunarLabel: string | null;
}

/** The confirmed days of a year that everybody may see. */
export async function daysForPoster(ctx: Ctx, year: number): Promise<{ days: PosterDay[]; today: Day }> {
  const days = await findDays(ctx.db, { from: `${year}-01-01`, to: `${year}-12-31`, isPublic: true });
  return { days, today: dayOf(ctx.now) };
}
