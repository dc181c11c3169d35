import type { Endpoint, InputOf, Nothing } from '@kathok/contract';
import type { FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { PublicLimit } from '../platform/limits/public-limit.ts';
import type { Ctx } from '../platform/context.ts';
import type { ConstraintErrors } from '../platform/known-errors.ts';
import type { FileAnswer } from '../base/files/file-answer.ts';

type Endpoints = Record<string, Endpoint>;

/** What the response schema takes in; nothing where there is none; or a file, where the endpoint says so. */
type Answer<E extends Endpoint> = Nothing extends E['response']
  ? void | z.input<Nothing> | FileAnswer
  : z.input<E['response']> | FileAnswer;

type Handler<E extends Endpoint> = (ctx: Ctx, input: InputOf<E>) => Promise<Answer<E>>;

/** A handler and the step before it; made by `withPrepare`, which sees that the one takes what the other returns. */
interface PreparedHandler<Input, Result> {
  prepare(ctx: Ctx, input: Input): Promise<unknown>;
  handle(ctx: Ctx, input: Input, prepared: never): Promise<Result>;
}

export type Handlers<Part extends Endpoints> = {
  [Name in keyof Part]: Handler<Part[Name]> | PreparedHandler<InputOf<Part[Name]>, Answer<Part[Name]>>;
};

/**
 * What has to wait for anything but the database (hashing a password, drawing a picture) is done by `prepare`, before
 * there is a transaction; `handle` gets what it returned as its third argument.
 */
export function withPrepare<Input, Prepared, Result>(
  prepare: (ctx: Ctx, input: Input) => Promise<Prepared>,
  handle: (ctx: Ctx, input: Input, prepared: Prepared) => Promise<Result>,
): PreparedHandler<Input, Result> {
  return { prepare, handle };
}

/** How often strangers may call. Every public write has to name its limit; the walk over all endpoints looks. */
export type Limits<Part extends Endpoints> = {
  [Name in keyof Part]?: PublicLimit<InputOf<Part[Name]>, Answer<Part[Name]>>;
};

export interface Route {
  endpoint: Endpoint;
  handler(ctx: Ctx, input: InputOf<Endpoint>, prepared?: unknown): Promise<unknown>;
  prepare?(ctx: Ctx, input: InputOf<Endpoint>): Promise<unknown>;
  limit?: PublicLimit<InputOf<Endpoint>, unknown> | undefined;
}

export interface Routes {
  routes: Route[];
  constraints: ConstraintErrors;
}

/** Pairs every endpoint of a part of the contract with the service function that answers it. */
export function routes<Part extends Endpoints>(
  part: Part,
  handlers: Handlers<Part>,
  constraints: ConstraintErrors = {},
  limits: Limits<Part> = {},
): Routes {
  const pairs = Object.keys(part).map((name) => {
    const { prepare, handler } = stepsOf(handlers[name]);
    return { endpoint: part[name], handler, prepare, limit: limits[name] };
  });
  return { routes: pairs as Route[], constraints };
}

function stepsOf(given: unknown): Pick<Route, 'handler' | 'prepare'> {
  if (typeof given === 'function') return { handler: given as Route['handler'] };
  const { prepare, handle } = given as PreparedHandler<InputOf<Endpoint>, unknown>;
  return { prepare, handler: handle as Route['handler'] };
}

/** An address with a slash at the end is the one without it. */
export const withoutLastSlash = (path: string) => path.replace(/\/$/, '');

/** Looks at the route that was found as well: the same address can be written as /%61pi, or with the name of the host. */
export function asksApi({ url, routeOptions }: FastifyRequest): boolean {
  return url.startsWith('/api') || Boolean(routeOptions.url?.startsWith('/api'));
}
