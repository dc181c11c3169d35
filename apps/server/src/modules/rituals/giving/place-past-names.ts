import type { Tx } from '../../../db/open-database.ts';
import { lunarLabel } from '../calendar/lunar-label.ts';
import { closingInstant } from '../days/day-rules.ts';
import { ensureDays } from '../days/ritual-day.repository.ts';
import { findPastDates, insertPastNames } from './past-names.repository.ts';

/** Names from a book of donations stand on the lists of their days, which are made where nobody had them so far. */
export async function placePastNames(tx: Tx, donationIds: readonly string[], now: Date): Promise<void> {
  const dates = await findPastDates(tx, donationIds);
  if (dates.length === 0) return;
  for (const ritualId of new Set(dates.map((one) => one.ritualId)))
    await ensureDays(
      tx,
      dates
        .filter((one) => one.ritualId === ritualId)
        .map(({ date, closingDays: days, closingHour: hour }) => ({
          ritualId,
          date,
          lunarLabel: lunarLabel(date),
          state: 'confirmed',
          closesAt: closingInstant(date, { days, hour }),
          choices: '[]',
          createdAt: now,
          updatedAt: now,
        })),
    );
  await insertPastNames(tx, donationIds, now);
}
