import type { FastifyInstance } from 'fastify';
import { AppError } from '../base/app-error.ts';
import { type Route, withoutLastSlash } from './routes.ts';

const methods = ['GET', 'HEAD', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'] as const;

/** Answers 405 for the methods that a path does not take, before anything of the body is read. */
export function refuseOtherMethods(app: FastifyInstance, routes: Route[]): void {
  const takenByPath = new Map<string, Set<string>>();
  for (const { endpoint } of routes) {
    const path = withoutLastSlash(endpoint.path);
    const taken = takenByPath.get(path) ?? new Set();
    takenByPath.set(path, taken.add(endpoint.method));
  }
  for (const [path, taken] of takenByPath) {
    if (taken.has('GET')) taken.add('HEAD');
    const allow = [...taken].join(', ');
    app.route({
      method: methods.filter((method) => !taken.has(method)),
      url: `/api${path}`,
      onRequest: async (_request, reply) => {
        reply.header('allow', allow);
        throw new AppError('method_not_allowed');
      },
      handler: async () => {},
    });
  }
}
