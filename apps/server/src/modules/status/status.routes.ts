import { status } from '@kathok/contract';
import { type Routes, routes } from '../../http/routes.ts';
import { getStatus, type StatusDeps } from './status.service.ts';

export const statusRoutes = (deps: StatusDeps): Routes => routes(status, { get: getStatus(deps) });
