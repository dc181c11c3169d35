import { errorCodes, type Problem } from '@kathok/contract';
import type { FastifyReply } from 'fastify';
import type { AppError } from '../platform/app-error.ts';

const problemMediaType = 'application/problem+json; charset=utf-8';

/** RFC 9457. A 5xx says nothing but its request id. */
function problemOf({ code, status, details }: AppError, requestId: string): Problem {
  const [, title] = errorCodes[code];
  const { detail, errors, counts } = status < 500 ? details : {};
  return {
    type: `/api/docs#${code}`,
    title,
    status,
    code,
    requestId,
    ...(detail && { detail }),
    ...(errors && { errors }),
    ...(counts && { counts }),
  };
}

export function sendProblem(reply: FastifyReply, error: AppError): FastifyReply {
  const { status, details } = error;
  if (details.retryAfterSeconds !== undefined)
    reply.header('retry-after', Math.ceil(details.retryAfterSeconds));
  if (status === 401) reply.header('www-authenticate', 'Bearer');
  return reply
    .code(status)
    .header('cache-control', 'no-store')
    .type(problemMediaType)
    .send(problemOf(error, reply.request.id));
}
