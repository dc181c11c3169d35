import { start, type StartAnswer, startCalls } from '@kathok/contract';
import { AppError } from './base/app-error.ts';
import { requireAccess } from './http/access/authorization.ts';
import { parseInput } from './http/input/parse-input.ts';
import { parseResponse } from './http/answers/parse-response.ts';
import { type Route, type Routes, routes } from './http/routes.ts';
import { getMe } from './modules/auth/index.ts';
import type { Actor } from './platform/actor.ts';
import { actorOf, type Ctx } from './platform/context.ts';

/** What the office begins with, answered in one call by the routes of the modules themselves. */
export function startRoutes(modules: readonly Routes[]): Routes {
  const reads = modules
    .flatMap((module) => module.routes)
    .filter(({ endpoint }) => endpoint.method === 'GET');
  const calls = startCalls.map((call) => {
    const route = reads.find(({ endpoint }) => endpoint.path === call.path);
    if (!route) throw new Error(`There is no call at ${call.path} to begin with.`);
    return { ...call, route };
  });

  async function answer(ctx: Ctx, { path, input, route }: (typeof calls)[number]): Promise<StartAnswer> {
    const { endpoint, handler } = route;
    const asked = parseInput(endpoint, { params: {}, query: input.query ?? {}, body: {} }, ctx.language);
    return { path, input, answer: parseResponse(endpoint, await handler(ctx, asked)) };
  }

  return routes(start, {
    get: async (ctx) => {
      const allowed = calls.filter(({ route }) => isAllowedTo(actorOf(ctx), route));
      return { user: await getMe(ctx), answers: await Promise.all(allowed.map((call) => answer(ctx, call))) };
    },
  });
}

function isAllowedTo(actor: Actor, { endpoint }: Route): boolean {
  try {
    requireAccess(endpoint, actor);
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}
