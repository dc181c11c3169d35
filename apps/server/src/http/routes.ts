import type { Endpoint, InputOf, Nothing } from '@kathok/contract';
import type { z } from 'zod';
import type { PublicLimit } from '../platform/admit.ts';
import type { AppError } from '../platform/app-error.ts';
import type { Ctx } from '../platform/context.ts';
import type { FileAnswer } from './file-answer.ts';

type Endpoints = Record<string, Endpoint>;

/** What the response schema takes in. Endpoints without one answer nothing, or a file where they say so. */
type Answer<E extends Endpoint> = Nothing extends E['response']
  ? void | z.input<Nothing> | FileAnswer
  : z.input<E['response']>;

export type Handlers<Part extends Endpoints> = {
  [Name in keyof Part]: (ctx: Ctx, input: InputOf<Part[Name]>) => Promise<Answer<Part[Name]>>;
};

/** What to answer when a change breaks a constraint of the database, by the constraint's name. */
export type ConstraintErrors = Record<string, () => AppError>;

/** Runs before the transaction of an idempotent call: what it counts is not taken back by a refusal. */
export type Guards<Part extends Endpoints> = {
  [Name in keyof Part]?: (ctx: Ctx, input: InputOf<Part[Name]>) => Promise<void>;
};

/** How often strangers may call. Every public write has to name its limit; the walk over all endpoints looks. */
export type Limits<Part extends Endpoints> = {
  [Name in keyof Part]?: PublicLimit<InputOf<Part[Name]>, Answer<Part[Name]>>;
};

export interface Route {
  endpoint: Endpoint;
  handler(ctx: Ctx, input: InputOf<Endpoint>): Promise<unknown>;
  guard?(ctx: Ctx, input: InputOf<Endpoint>): Promise<void>;
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
  guards: Guards<Part> = {},
  limits: Limits<Part> = {},
): Routes {
  const pairs = Object.keys(part).map((name) => ({
    endpoint: part[name],
    handler: handlers[name],
    guard: guards[name],
    limit: limits[name],
  }));
  return { routes: pairs as Route[], constraints };
}

/** An address with a slash at the end is the one without it. */
export const withoutLastSlash = (path: string) => path.replace(/\/$/, '');
