import { memberMailings } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { listMailings, reportMailing, startMailing, stopMailing } from './mailing.service.ts';

export const memberMailingRoutes = routes(memberMailings, {
  report: reportMailing,
  start: startMailing,
  list: listMailings,
  stop: stopMailing,
});
