import { addDays, type Day, isMessageOn, type Settings } from '@kathok/contract';

/** The days that somebody has paid for end, and later the days of grace. */
export interface Term {
  end: Day;
  graceUntil: Day;
}
export type ReminderRules = Pick<
  Settings,
  'reminderDays' | 'reminderDaysAfter' | 'tellLapsed' | 'messagesOff'
>;
export type ReminderKind = 'renewal_due' | 'renewal_overdue' | 'lapsed';

export interface Reminder {
  /** Which one of this term: `before:30`, `after:7`, `lapsed`. Nobody gets the same one twice. */
  name: string;
  kind: ReminderKind;
  day: Day;
}

/** So many days late a reminder about what is past still makes sense. */
const lateDays: Record<Exclude<ReminderKind, 'renewal_due'>, number> = { renewal_overdue: 14, lapsed: 30 };

/** All reminders of a term, in the order of their days; none of a kind that is switched off. */
export function remindersOf({ end, graceUntil }: Term, rules: ReminderRules): Reminder[] {
  const before = rules.reminderDays.map((days): Reminder => {
    return { name: `before:${days}`, kind: 'renewal_due', day: addDays(end, -days) };
  });
  const after = rules.reminderDaysAfter.map((days): Reminder => {
    return { name: `after:${days}`, kind: 'renewal_overdue', day: addDays(end, days) };
  });
  const lapsed: Reminder[] = rules.tellLapsed
    ? [{ name: 'lapsed', kind: 'lapsed', day: addDays(graceUntil, 1) }]
    : [];
  const all = [...before, ...after, ...lapsed].filter(({ kind }) => isMessageOn(rules, kind));
  return all.sort((a, b) => (a.day < b.day ? -1 : a.day > b.day ? 1 : 0));
}

/** Until when a reminder may still be sent, where the server was off on its day and no later one has taken its place. */
function lastDayOf({ kind, day }: Reminder, { end }: Term): Day {
  return kind === 'renewal_due' ? end : addDays(day, lateDays[kind]);
}

/**
 * The reminder that somebody gets today, unless they had it already. It is the latest one whose day has come: a server
 * that was off sends that one, and not those before it as well. One that came too late to make sense is left out.
 */
export function dueReminder(term: Term, rules: ReminderRules, today: Day): Reminder | null {
  const latest = remindersOf(term, rules).findLast(({ day }) => day <= today);
  return latest && today <= lastDayOf(latest, term) ? latest : null;
}

/** The ends of terms about which something may be due on a day. */
export function termsToLookAt(
  rules: ReminderRules,
  today: Day,
  longestGrace: number,
): { from: Day; to: Day } {
  const back = Math.max(
    0,
    ...rules.reminderDaysAfter.map((days) => days + lateDays.renewal_overdue),
    ...(rules.tellLapsed ? [longestGrace + 1 + lateDays.lapsed] : []),
  );
  return { from: addDays(today, -back), to: addDays(today, Math.max(0, ...rules.reminderDays)) };
}
