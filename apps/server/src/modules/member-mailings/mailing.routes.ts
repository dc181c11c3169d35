import { memberMailings } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { previewMailing } from './preview.service.ts';
import { printLetters } from './print-letters.ts';
import { listMailings, reportMailing, startMailing, stopMailing } from './mailing.service.ts';

export const memberMailingRoutes = routes(memberMailings, {
  report: reportMailing,
  preview: previewMailing,
  letters: printLetters,
  start: startMailing,
  list: listMailings,
  stop: stopMailing,
});
