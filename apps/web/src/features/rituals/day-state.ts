import type { Day, RitualDay, RitualDayState } from '@kathok/contract';
import type { IconName } from '../../ui/pictures/icon.tsx';
import type { BadgeTone } from '../../ui/text/badge.tsx';

/** What somebody sees of a day at a glance: a list that has closed and was not read by the end of its day is overdue. */
export type ShownState = RitualDayState | 'overdue';

export function shownState({ state, date, counts }: RitualDay, today: Day): ShownState {
  const hasUnread = counts !== null && counts.names > counts.read;
  return state === 'closed' && date < today && hasUnread ? 'overdue' : state;
}

export const stateLooks: Record<ShownState, [BadgeTone, IconName]> = {
  computed: ['hollow', 'ring'],
  confirmed: ['success', 'tick'],
  closed: ['info', 'clock'],
  read: ['neutral', 'tick'],
  cancelled: ['neutral', 'slash'],
  overdue: ['warning', 'warn'],
};
