import { reminders } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { printCallSheet } from './unreachable/print-call-sheet.ts';
import { countAll, listUnreachable } from './unreachable/unreachable.service.ts';
import { getWays, listUpcoming, listUpcomingMembers } from './upcoming.service.ts';

export const reminderRoutes = routes(reminders, {
  ways: getWays,
  upcoming: listUpcoming,
  upcomingMembers: listUpcomingMembers,
  unreachable: listUnreachable,
  callSheet: printCallSheet,
  counts: countAll,
});
