import { reminders } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { printCallSheet, printLetters } from './unreachable/print-unreachable.service.ts';
import { countAll, listUnreachable } from './unreachable/unreachable.service.ts';
import { getWays, listUpcoming, listUpcomingMembers } from './upcoming.service.ts';

export const reminderRoutes = routes(reminders, {
  ways: getWays,
  upcoming: listUpcoming,
  upcomingMembers: listUpcomingMembers,
  unreachable: listUnreachable,
  letters: printLetters,
  callSheet: printCallSheet,
  counts: countAll,
});
