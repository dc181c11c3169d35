import { outbox } from '@kathok/contract';
import { routes } from '../../http/routes.ts';
import { listMessages, sendAgain } from './outbox.service.ts';

export const outboxRoutes = routes(outbox, { list: listMessages, sendAgain });
