import { type elsewhere, type Endpoint, health, proofHeader } from '@kathok/contract';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { z } from 'zod';
import type { Db, Tx } from '../db/open-database.ts';
import type { Actor } from '../platform/actor.ts';
import { admit, forgive } from '../platform/limits/admit.ts';
import type { Ctx } from '../platform/context.ts';
import { keptSecret } from '../platform/secret.repository.ts';
import { type Storage, unlimitedStorage } from '../base/storage.ts';
import type { Authenticate } from './authenticate.ts';
import { bearerToken, isOpen, requireAccess } from './authorization.ts';
import { isFile, sendFile } from './file-answer.ts';
import {
  answerOnce,
  findKept,
  hashRequest,
  idempotencyKey,
  type KeyedAnswer,
  type KeyedRequest,
} from './idempotency.ts';
import { parseInput } from './parse-input.ts';
import { bodyLimitOf, readBody } from './read-body.ts';
import { parseResponse } from './parse-response.ts';
import { refusalWhenFull } from './refusal-when-full.ts';
import { type Route, type Routes, withoutLastSlash } from './routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    actor: Actor | null;
    /** The instant the request arrived: one and the same for everything it does. */
    now: Date;
  }
}

export interface ServeDeps {
  db: Db;
  authenticate: Authenticate;
  storage?: Storage;
  /** Waits until the database has time for a new request, or refuses it. */
  waitForTurn?: () => Promise<void>;
  contextOf(request: FastifyRequest, reply: FastifyReply): Ctx;
}

/** Lets the endpoints of a module be called: who is it, may they, what do they say; then the service, then only declared fields leave. */
export function serve(app: FastifyInstance, { routes }: Routes, deps: ServeDeps): void {
  for (const route of routes) {
    app.route({
      method: route.endpoint.method,
      url: `/api${route.endpoint.path}`,
      bodyLimit: bodyLimitOf(route.endpoint),
      // Before a byte of the body is read.
      onRequest: (request) => requireCaller(route.endpoint, request, deps),
      handler: (request, reply) => answer(route, request, reply, deps),
    });
  }
}

async function requireCaller(
  endpoint: Endpoint,
  request: FastifyRequest,
  { db, authenticate, storage = unlimitedStorage, waitForTurn }: ServeDeps,
): Promise<void> {
  const refusal = refusalWhenFull(endpoint, storage);
  if (refusal && !mayBeRetry(endpoint, request)) throw refusal;
  const token = bearerToken(request.headers.authorization);
  // Strangers who have to log in first take no place of those who wait.
  if (token === undefined && !isOpen(endpoint)) requireAccess(endpoint, null);
  // A server that is busy is not ill.
  if (waitForTurn && endpoint !== health.health) await waitForTurn();
  if (endpoint.access === 'public') return;
  // A visitor may come in without a token or with a grant; a token that is no longer good is told so, and the browser
  // renews it.
  if (isOpen(endpoint) && isVisitor(request.headers.authorization)) return;
  request.actor = token === undefined ? null : await authenticate(db, token, request.now);
  requireAccess(endpoint, request.actor);
}

/** A retry of what was done before is answered from what is kept, which needs no room: its body has to be read to know it. */
const mayBeRetry = ({ idempotent }: Endpoint, { headers }: FastifyRequest) =>
  idempotent && headers['idempotency-key'] !== undefined;

const isVisitor = (authorization: string | undefined) =>
  authorization === undefined || /^Grant\b/i.test(authorization);

/**
 * What was answered under the same key before comes first: a retry is not counted, not worked on again, and takes no room.
 * Then the limit, then what is done before the transaction, then the work.
 */
async function answer(route: Route, request: FastifyRequest, reply: FastifyReply, deps: ServeDeps) {
  const { endpoint, handler, limit } = route;
  const refusal = refusalWhenFull(endpoint, deps.storage ?? unlimitedStorage);
  const raw = { params: request.params, query: request.query, body: readBody(endpoint, request) };
  const input = parseInput(endpoint, raw, request.language);
  const keyed = await keyedRequest(endpoint, request, raw, deps.db);
  // Where nothing is counted or prepared, the transaction itself looks early enough.
  const isCostly = limit !== undefined || route.prepare !== undefined || refusal !== undefined;
  const kept = keyed && isCostly ? await findKept(deps.db, keyed) : undefined;
  if (kept) return sendKept(reply, endpoint, kept);
  if (refusal) throw refusal;

  const ctx = deps.contextOf(request, reply);
  const isAdmitted = !limit || (await admit(ctx, limit, input, headerOf(request, proofHeader)));
  if (!isAdmitted) return send(reply, endpoint, parseResponse(endpoint, await limit.otherwise?.(ctx, input)));
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
  if (limit?.isSuccess?.(body)) await forgive(ctx, limit, input);
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

function send(reply: FastifyReply, { status }: Endpoint, body: unknown) {
  reply.code(status).header('cache-control', 'no-store');
  if (status === 303) return reply.redirect((body as z.output<typeof elsewhere>).location, status);
  return body === undefined ? reply.send() : reply.send(body);
}

function pathOf(request: FastifyRequest): string {
  const [path = ''] = request.url.split('?', 1);
  return withoutLastSlash(path);
}

function headerOf({ headers }: FastifyRequest, name: string): string | undefined {
  const value = headers[name.toLowerCase()];
  return typeof value === 'string' ? value : undefined;
}
