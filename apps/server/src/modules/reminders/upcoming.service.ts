import {
  addDays,
  type Day,
  dayOf,
  type InputOf,
  isMessageOn,
  type reminders,
  type ResponseOf,
  templateKinds,
  type UpcomingGroup,
  type UpcomingMember,
} from '@kathok/contract';
import type { Ctx } from '../../platform/context.ts';
import { isBudgetSpent } from '../../platform/limits/stranger-messages.ts';
import { waysToSend } from '../../platform/mail/ways-to-send.ts';
import { readSettings } from '../../platform/settings.repository.ts';
import { remindersOf, termsToLookAt } from './reminder-rule.ts';
import { findLongestGrace } from './reminder.repository.ts';
import { countTerms, findTermMembers } from './upcoming.repository.ts';

type Reminders = typeof reminders;
const days = 30;
const mostNamed = 200;

export async function getWays({ db, now }: Ctx): Promise<ResponseOf<Reminders['ways']>> {
  const settings = await readSettings(db);
  const off = templateKinds.filter((kind) => !isMessageOn(settings, kind));
  const isSpent = await isBudgetSpent(db, now);
  return { ...(await waysToSend(db, now)), isPaused: settings.areRemindersPaused, off, isSpent };
}

/** What goes out on which of the next days, if nobody renews meanwhile. */
export async function listUpcoming({ db, now }: Ctx): Promise<UpcomingGroup[]> {
  const settings = await readSettings(db);
  const [tomorrow, last] = [addDays(dayOf(now), 1), addDays(dayOf(now), days)];
  const longestGrace = await findLongestGrace(db);
  const { from } = termsToLookAt(settings, tomorrow, longestGrace);
  const { to } = termsToLookAt(settings, last, longestGrace);
  const terms = await countTerms(db, from, to, await waysToSend(db, now));
  const groups = terms.flatMap(({ end, graceUntil, ...counts }) =>
    remindersOf({ end, graceUntil }, settings)
      .filter(({ day }) => day >= tomorrow && day <= last)
      .map(({ day, kind, name }) => ({ day, kind, reminder: name, termEnd: end, ...counts })),
  );
  return [...together(groups).values()].sort((a, b) => (order(a) < order(b) ? -1 : 1));
}

const order = ({ day, termEnd, reminder }: { day: Day; termEnd: Day; reminder: string }) =>
  `${day} ${termEnd} ${reminder}`;

/** Types with different days of grace may end on the same day; for a reader that is one group. */
function together(groups: UpcomingGroup[]): Map<string, UpcomingGroup> {
  const sums = new Map<string, UpcomingGroup>();
  for (const group of groups) {
    const sum = sums.get(order(group));
    sums.set(
      order(group),
      sum
        ? {
            ...sum,
            email: sum.email + group.email,
            sms: sum.sms + group.sms,
            unreachable: sum.unreachable + group.unreachable,
            optedOut: sum.optedOut + group.optedOut,
          }
        : group,
    );
  }
  return sums;
}

export async function listUpcomingMembers(
  { db, now }: Ctx,
  { query: { day, termEnd, reminder } }: InputOf<Reminders['upcomingMembers']>,
): Promise<UpcomingMember[]> {
  // A membership lapses on the day after its grace, which differs by type.
  const graceUntil = reminder === 'lapsed' ? addDays(day, -1) : null;
  return findTermMembers(db, { termEnd, reminder, graceUntil, most: mostNamed }, await waysToSend(db, now));
}
