import { challengeHeader, type elsewhere, type Endpoint } from '@kathok/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest, RouteOptions } from 'fastify';
import type { z } from 'zod';
import type { Db, Tx } from '../db/open-database.ts';
import type { Actor } from '../platform/actor.ts';
import { forgive, notAdmitted } from '../platform/limits/public-limit.ts';
import type { Ctx } from '../platform/context.ts';
import type { StepUpCheck } from '../platform/step-up-check.ts';
import { keptSecret } from '../platform/secret.repository.ts';
import { unlimitedStorage } from '../base/storage/storage.ts';
import { isFile, sendFile } from './answers/send-file.ts';
import {
  answerOnce,
  findKept,
  hashRequest,
  idempotencyKey,
  type KeyedAnswer,
  type KeyedRequest,
} from './idempotency/idempotency.ts';
import { parseInput } from './input/parse-input.ts';
import { bodyLimitOf, readBody } from './input/read-body.ts';
import { acceptSpooled, largestSpooled } from './input/spooled-form.ts';
import { isWaiting, parseResponse } from './answers/parse-response.ts';
import { fullStorageRefusal } from '../platform/limits/full-storage.ts';
import { requireStepUp } from './access/require-step-up.ts';
import { admitToWork, type EntryDeps, requireCaller } from './request-limits.ts';
import { type Route, type Routes, withoutLastSlash } from './routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    /** The instant the request arrived: one and the same for everything it does. */
    now: Date;
  }
}

export interface ServeDeps extends EntryDeps {
  stepUp: StepUpCheck;
  /** Where large files lie while they are looked at. */
  spoolFolder?: string;
  contextOf(request: FastifyRequest, reply: FastifyReply): Ctx;
}

/** Lets the endpoints of a module be called: who is it, may they, what do they say; then the service, then only declared fields leave. */
export function serve(app: FastifyInstance, { routes }: Routes, deps: ServeDeps): void {
  for (const route of routes) {
    const { spools } = route.endpoint;
    const options: RouteOptions = {
      method: route.endpoint.method,
      url: `/api${route.endpoint.path}`,
      bodyLimit: spools ? largestSpooled : bodyLimitOf(route.endpoint),
      config: { spools },
      // Before a byte of the body is read.
      onRequest: (request) => requireCaller(route.endpoint, request, deps),
      handler: (request, reply) => answer(route, request, reply, deps),
    };
    if (spools) acceptSpooled(app, options, deps.spoolFolder);
    else app.route(options);
  }
}

/**
 * What was answered under the same key before comes first: a retry is not counted, not worked on again, and takes no room.
 * Then the limit, then what is done before the transaction, then the work.
 */
async function answer(route: Route, request: FastifyRequest, reply: FastifyReply, deps: ServeDeps) {
  const { endpoint, handler, limit } = route;
  const raw = { params: request.params, query: request.query, body: readBody(endpoint, request) };
  await requireStepUp(endpoint, request, raw, deps);
  const input = parseInput(endpoint, raw, request.language);
  const keyed = await keyedRequest(endpoint, request, raw, deps.db);
  // Where nothing is counted or prepared, the transaction itself looks early enough.
  const isFull = fullStorageRefusal(endpoint, deps.storage ?? unlimitedStorage) !== undefined;
  const isCostly = limit !== undefined || route.prepare !== undefined || isFull;
  const kept = keyed && isCostly ? await findKept(deps.db, keyed) : undefined;
  if (kept) return sendKept(reply, endpoint, kept);

  const caller = deps.contextOf(request, reply);
  // Somebody who comes back from the bank meets no error. What the bank says is asked for once the clock is right.
  const isPutOff = deps.storage?.state === 'wrong_clock' && endpoint.status === 303;
  const { isAdmitted, isProven, challenge } = isPutOff
    ? notAdmitted
    : await admitToWork(route, caller, input, deps.storage);
  if (challenge) reply.header(challengeHeader, Buffer.from(JSON.stringify(challenge)).toString('base64'));
  if (!isAdmitted)
    return send(reply, endpoint, parseResponse(endpoint, await limit?.otherwise?.(caller, input)));
  const ctx = { ...caller, isProven };
  const prepared = await route.prepare?.(ctx, input);
  const run = async (db: Db | Tx) => handler({ ...ctx, db }, input, prepared);

  if (endpoint.answersFile) {
    const file = await run(deps.db);
    if (isFile(file)) return sendFile(request, reply, file);
    return send(reply, endpoint, parseResponse(endpoint, file));
  }
  if (keyed) {
    const once = await answerOnce(deps.db, keyed, async (tx) => parseResponse(endpoint, await run(tx)));
    return sendKept(reply, endpoint, once);
  }
  const body = await run(deps.db);
  // What was done is answered as done, also where the database is gone before it is counted.
  if (limit?.isSuccess?.(body))
    await forgive(ctx, limit, input).catch((err: unknown) =>
      ctx.log.error({ err }, 'a success could not be counted'),
    );
  return send(reply, endpoint, parseResponse(endpoint, body));
}

async function keyedRequest(
  endpoint: Endpoint,
  request: FastifyRequest,
  raw: unknown,
  db: Db,
): Promise<KeyedRequest | undefined> {
  const key = endpoint.idempotent ? idempotencyKey(request.headers['idempotency-key']) : undefined;
  if (key === undefined) return undefined;
  return {
    key,
    scope: `${endpoint.method} ${pathOf(request)} ${request.actor?.id ?? 'public'}`,
    requestHash: await hashRequest(await keptSecret(db, 'idempotency'), raw),
    status: endpoint.status,
    now: request.now,
  };
}

function sendKept(reply: FastifyReply, endpoint: Endpoint, { body, isReplayed }: KeyedAnswer) {
  if (isReplayed) reply.header('idempotency-replayed', 'true');
  // The database orders the keys of what it keeps; the schema puts them back.
  return send(reply, endpoint, parseResponse(endpoint, body));
}

function send(reply: FastifyReply, endpoint: Endpoint, body: unknown) {
  const status = isWaiting(endpoint, body) ? 202 : endpoint.status;
  reply.code(status).header('cache-control', 'no-store');
  if (status === 303) return reply.redirect((body as z.output<typeof elsewhere>).location, status);
  return body === undefined ? reply.send() : reply.send(body);
}

function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1);
  return withoutLastSlash(path);
}
