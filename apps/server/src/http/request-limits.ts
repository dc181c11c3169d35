import { type Endpoint, health, type InputOf } from '@kathok/contract';
import type { IncomingMessage } from 'node:http';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { AppError } from '../base/app-error.ts';
import { networkOf } from '../base/network.ts';
import { type Storage, unlimitedStorage } from '../base/storage/storage.ts';
import type { Db } from '../db/open-database.ts';
import type { Authenticate } from '../platform/actor.ts';
import type { Ctx } from '../platform/context.ts';
import { fullStorageRefusal } from '../platform/limits/full-storage.ts';
import { type Admission, admit } from '../platform/limits/public-limit.ts';
import type { rateLimit } from '../platform/limits/rate-limit.ts';
import { arrivalTimeMs, type UploadLimits, uploadRoom } from '../platform/limits/upload-room.ts';
import { bearerToken, isOpen, requireAccess } from './access/authorization.ts';
import { endConnection } from './end-connection.ts';
import { maximumJsonBytes } from './input/read-body.ts';
import { addressOf } from './request-context.ts';
import { asksApi, type Route } from './routes.ts';

declare module 'fastify' {
  interface FastifyRequest {
    releaseUpload: (() => void) | null;
  }
}

// The limits that one request meets, in the order of this file; docs/limits.md says how wide each of them is.

/** First: how many requests the address has sent in this minute. */
export function limitRequestsPerMinute(
  app: FastifyInstance,
  secondsToWait: ReturnType<typeof rateLimit>,
): void {
  app.addHook('onRequest', async (request) => {
    if (!asksApi(request)) return;
    const retryAfterSeconds = secondsToWait(addressOf(request), request.now.getTime());
    if (retryAfterSeconds > 0) throw new AppError('rate_limited', { retryAfterSeconds });
  });
}

export interface EntryDeps {
  db: Db;
  authenticate: Authenticate;
  storage?: Storage;
  /** Waits until the database has time for a new request, or refuses it. */
  waitForTurn?: () => Promise<void>;
}

/** Second, before a byte of the body is read: is there room for what it saves, and has the database time; then who is it. */
export async function requireCaller(
  endpoint: Endpoint,
  request: FastifyRequest,
  { db, authenticate, storage = unlimitedStorage, waitForTurn }: EntryDeps,
): Promise<void> {
  const refusal = fullStorageRefusal(endpoint, storage);
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
 * Third: an upload is read only when there is room for all of it, and gives its room back when it is answered. Past a
 * short wait it is refused with 503 and `Retry-After`; a body that then arrives too slowly is ended with 408. Bodies as
 * small as those of any other call are not counted.
 */
export function limitUploads(app: FastifyInstance, limits: UploadLimits): void {
  const hold = uploadRoom(limits);
  app.decorateRequest('releaseUpload', null);
  app.addHook('preParsing', async (request) => {
    const bytes = bytesToCome(request);
    if (bytes === 0) return;
    const isStranger = request.actor === null;
    const sender = request.actor?.id ?? networkOf(addressOf(request));
    const release = await hold({ sender, isStranger }, bytes);
    if (request.raw.destroyed) {
      release();
      throw new AppError('malformed_request', { detail: 'The sender hung up.' });
    }
    request.releaseUpload = releaseInTime(request.raw, release, arrivalTimeMs(bytes, limits));
  });
  // The answer is known, so nobody looks at what was sent any more; a sender who hung up gets one, too.
  app.addHook('onSend', async (request) => request.releaseUpload?.());
}

/** Room is given for what was declared, so somebody who then sends nothing must not keep it. */
function releaseInTime(body: IncomingMessage, release: () => void, ms: number): () => void {
  const timer = setTimeout(() => {
    if (body.complete) return;
    endConnection(body.socket, '408 Request Timeout');
    release();
  }, ms);
  return () => {
    clearTimeout(timer);
    release();
  };
}

/** What is declared; without that, the most that would be read. */
function bytesToCome({ headers, routeOptions }: FastifyRequest): number {
  // These go to the disk, and never into memory.
  if (routeOptions.config.spools) return 0;
  const { bodyLimit = 0 } = routeOptions;
  const declared = headers['transfer-encoding'] ? bodyLimit : Number(headers['content-length'] ?? 0);
  // What is larger than the endpoint takes is refused before a byte of it is read.
  return declared > maximumJsonBytes && declared <= bodyLimit ? declared : 0;
}

/**
 * Fourth, when the input is known and nothing was answered under the same key before: is there still room for what it
 * saves, and the limit that the route names.
 */
export async function admitToWork(
  { endpoint, limit }: Route,
  ctx: Ctx,
  input: InputOf<Endpoint>,
  storage: Storage = unlimitedStorage,
): Promise<Admission> {
  const refusal = fullStorageRefusal(endpoint, storage);
  if (refusal) throw refusal;
  return limit ? admit(ctx, limit, input) : { isAdmitted: true, isProven: false };
}
