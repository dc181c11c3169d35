import type { Day, UpcomingGroup } from '@kathok/contract';

/** How many get a message. */
export const reached = ({ email, sms }: UpcomingGroup): number => email + sms;

export const sumOf = (groups: readonly UpcomingGroup[], part: (group: UpcomingGroup) => number): number =>
  groups.reduce((sum, group) => sum + part(group), 0);

/** The groups of each day, in the order they come in. */
export function byDay(groups: readonly UpcomingGroup[]): [Day, UpcomingGroup[]][] {
  const days = new Map<Day, UpcomingGroup[]>();
  for (const group of groups) days.set(group.day, [...(days.get(group.day) ?? []), group]);
  return [...days];
}
