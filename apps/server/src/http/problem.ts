import { errorCodes, type Language, type Problem, wordsOf } from '@kathok/contract';
import type { FastifyReply } from 'fastify';
import type { AppError } from '../base/app-error.ts';
import { words as dzongkha } from './words.dz.ts';

const problemMediaType = 'application/problem+json; charset=utf-8';

/** RFC 9457. A 5xx says nothing but its request id, unless it was switched off on purpose. */
function problemOf({ code, status, details }: AppError, requestId: string, language: Language): Problem {
  const isDzongkha = wordsOf(language) === 'dz';
  const title = (isDzongkha && dzongkha.titles[code]) || errorCodes[code][1];
  const isOurs = status < 500 || code === 'card_payments_off';
  const { detail, errors, counts, challenge, secondFactor } = isOurs ? details : {};
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
