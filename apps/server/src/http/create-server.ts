import { randomUUID } from 'node:crypto';
import type { Socket } from 'node:net';
import { defaultLanguage, storageHeader } from '@kathok/contract';
import Fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { AppError } from '../base/app-error.ts';
import type { Clock } from '../base/clock.ts';
import type { Log } from '../base/log.ts';
import { type Storage, unlimitedStorage } from '../base/storage/storage.ts';
import { addDrain } from './drain.ts';
import { endConnection } from './end-connection.ts';
import { delayRefusals } from '../platform/limits/delay-refusals.ts';
import { languageOf } from './language.ts';
import { withEncodedNumber } from './receipt-address.ts';
import { sendProblem, tellableError } from './answers/problem.ts';
import { rateLimit, type ShareCounts } from '../platform/limits/rate-limit.ts';
import { acceptBodies } from './input/read-body.ts';
import type { ConstraintErrors } from '../platform/known-errors.ts';
import { securityHeaders } from './answers/security-headers.ts';
import { limitRequestsPerMinute, limitUploads } from './request-limits.ts';
import { asksApi } from './routes.ts';
import { type UploadLimits, uploadLimits } from '../platform/limits/upload-room.ts';

export interface ServerOptions {
  log: Log;
  clock: Clock;
  baseUrl: string;
  /** Addresses or networks of the proxies whose word about the client's address counts. */
  trustProxy?: string[];
  /** Per address; 0 is without limit. */
  requestsPerMinute?: number;
  /** How long somebody who asks too often waits for being refused. */
  refusalDelayMs?: number;
  /** Compares the counts of several servers; without it this server counts for itself. */
  shareCounts?: ShareCounts;
  uploads?: UploadLimits;
  constraints: ConstraintErrors;
  /** What else may be asked at an address of the API. */
  methodsAt?: (path: string) => string[];
  storage?: Storage | undefined;
}

/** Everything that holds for each request, whatever it asks for. */
export function createServer(options: ServerOptions): FastifyInstance {
  const {
    log,
    clock,
    trustProxy = [],
    requestsPerMinute = 0,
    constraints,
    storage = unlimitedStorage,
  } = options;
  const headers = securityHeaders(options.baseUrl);
  const app: FastifyInstance = Fastify({
    loggerInstance: log as unknown as FastifyBaseLogger,
    logController: new LogController({ disableRequestLogging: true, requestIdLogLabel: 'requestId' }),
    genReqId: () => randomUUID(),
    requestIdHeader: false,
    trustProxy: trustProxy.length > 0 ? trustProxy : false,
    requestTimeout: 5 * 60_000,
    // Who is still answered while the server stops is decided in drain.ts.
    return503OnClosing: false,
    forceCloseConnections: 'idle',
    // Some calls of the specification are written with a slash at the end; anyone who leaves it out, or adds one, means the same.
    routerOptions: { maxParamLength: 200, ignoreTrailingSlash: true },
    rewriteUrl: ({ url = '' }) => withEncodedNumber(url),
    // Addresses that the router cannot read; hooks have not run for them.
    frameworkErrors(error, request, reply) {
      reply.headers(headers).header('x-request-id', request.id);
      sendProblem(reply, tellableError(error, {}) ?? new AppError('internal'));
    },
    clientErrorHandler: refuseConnection,
    schemaController: { compilersFactory: { buildValidator: noSchemas, buildSerializer: noSchemas } },
  });
  app.decorateRequest('actor', null);
  app.decorateRequest('now');
  app.decorateRequest('language', defaultLanguage);
  app.addHook('onRequest', async (request, reply) => {
    request.now = clock.now();
    request.language = languageOf(request);
    reply.headers(headers).header('x-request-id', request.id);
    if (storage.state !== 'ok' && asksApi(request)) reply.header(storageHeader, storage.state);
  });
  addDrain(app);
  limitRequestsPerMinute(app, rateLimit(requestsPerMinute, options.shareCounts));
  refuseUnknown(app, options.methodsAt);
  logAnswers(app);
  const hold = delayRefusals(options.refusalDelayMs ?? 0);
  app.setErrorHandler(async (error, request, reply) => {
    const known = tellableError(error, constraints);
    logFailure(logOf(request), known, error);
    if (known?.code === 'rate_limited') await hold();
    // Answered meanwhile, because the server stops.
    if (reply.sent) return reply;
    return sendProblem(reply, known ?? new AppError('internal'));
  });
  limitUploads(app, options.uploads ?? uploadLimits);
  acceptBodies(app);
  return app;
}

/** Input and answers are parsed by the contract. Loading Fastify's own compilers of schemas took a tenth of a start. */
function noSchemas(): never {
  throw new Error('A route names a schema for Fastify; the contract is where it belongs.');
}

/** Before the body is read, so that an address nobody answers looks the same whatever is sent to it. */
function refuseUnknown(app: FastifyInstance, methodsAt: ServerOptions['methodsAt'] = () => []): void {
  app.addHook('onRequest', async (request, reply) => {
    if (!request.is404 || !asksApi(request)) return;
    const methods = methodsAt(request.url.split('?', 1)[0]!.slice('/api'.length));
    if (methods.length === 0) throw new AppError('not_found');
    reply.header('allow', methods.join(', '));
    throw new AppError('method_not_allowed');
  });
}

/** The pattern of the route and not the address, which may hold a name or an id. */
function logAnswers(app: FastifyInstance): void {
  app.addHook('onResponse', async (request, reply) => {
    const route = request.routeOptions.url ?? 'unknown';
    const ms = Math.round(reply.elapsedTime);
    logOf(request).info({ method: request.method, route, status: reply.statusCode, ms }, 'answered');
  });
}

/** Refusals by the hundred must not fill the log, and with it the disk: what caused them is logged once, elsewhere. */
function logFailure(log: Log, known: AppError | undefined, error: unknown): void {
  if (known && known.status < 500) return;
  if (known?.code === 'overloaded') return log.warn('overloaded');
  const isForeseen = known && ['storage_full', 'storage_read_only', 'clock_wrong'].includes(known.code);
  if (isForeseen && known.cause === undefined) return;
  log.error({ err: known?.cause ?? error }, 'failed');
}

const logOf = (request: FastifyRequest) => request.log as Log;

/** What is not HTTP at all, or too slow, or with too large headers. */
function refuseConnection(error: Error & { code?: string }, socket: Socket): void {
  if (!socket.writable || error.code === 'ECONNRESET') {
    socket.destroy();
    return;
  }
  const status =
    error.code === 'HPE_HEADER_OVERFLOW'
      ? '431 Request Header Fields Too Large'
      : error.code === 'ERR_HTTP_REQUEST_TIMEOUT'
        ? '408 Request Timeout'
        : '400 Bad Request';
  endConnection(socket, status);
}
