import { reminders } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { getWays, listUpcoming, listUpcomingMembers } from './upcoming.service.ts';

export const reminderRoutes = routes(reminders, {
  ways: getWays,
  upcoming: listUpcoming,
  upcomingMembers: listUpcomingMembers,
});
