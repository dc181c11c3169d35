import { errorCodes, type Language, type Problem, wordsOf } from '@kathok/contract';
import type { FastifyReply } from 'fastify';
import { AppError } from '../../base/app-error.ts';
import { type ConstraintErrors, toAppError } from '../../platform/known-errors.ts';
import { words as dzongkha } from '../words.dz.ts';

const problemMediaType = 'application/problem+json; charset=utf-8';

/** RFC 9457. A 5xx says nothing but its request id, unless it was switched off on purpose. */
function problemOf({ code, status, details }: AppError, requestId: string, language: Language): Problem {
  const isDzongkha = wordsOf(language) === 'dz';
  const title = (isDzongkha && dzongkha.titles[code]) || errorCodes[code][1];
  const isOurs = status < 500 || code === 'card_payments_off';
  const { detail, errors, counts, challenge, secondFactor, ways } = isOurs ? details : {};
  return {
    type: `/api/docs#${code}`,
    title,
    status,
    detail: detail || title,
    code,
    requestId,
    ...(errors && { errors }),
    ...(counts && { counts }),
    ...(challenge && { challenge }),
    ...(secondFactor && { secondFactor }),
    ...(ways && { ways }),
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
    .send(problemOf(error, reply.request.id, reply.request.language));
}

/** What can be told to the caller: known errors, and requests that Fastify could not read. Undefined for our own mistakes. */
export function tellableError(error: unknown, constraints: ConstraintErrors): AppError | undefined {
  const { code, statusCode } = (error ?? {}) as { code?: unknown; statusCode?: unknown };
  const isUnreadable = typeof code === 'string' && code.startsWith('FST_');
  return isUnreadable ? unreadableRequest(statusCode) : toAppError(error, constraints);
}

function unreadableRequest(status: unknown): AppError | undefined {
  switch (status) {
    case 404:
    case 414:
      return new AppError('not_found');
    case 413:
      return new AppError('too_large');
    case 415:
      return new AppError('wrong_media_type');
    default:
      return Number(status) < 500 ? new AppError('malformed_request') : undefined;
  }
}
