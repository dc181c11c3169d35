import { timingSafeEqual } from 'node:crypto';
import type { FastifyRequest } from 'fastify';
import { bearerToken } from './authorization.ts';

const loopback = /^(127\.|::1$|::ffff:127\.)/;
const forwarded = ['forwarded', 'x-forwarded-for', 'x-real-ip', 'via'];

/**
 * Somebody on this machine, or with the token for operators (METRICS_TOKEN). Behind a proxy everybody comes from this
 * machine, so what was passed on does not count as local.
 */
export function isOperator(request: FastifyRequest, token: string | undefined): boolean {
  const given = bearerToken(request.headers.authorization);
  if (token && given && isSame(given, token)) return true;
  const isPassedOn = forwarded.some((name) => request.headers[name] !== undefined);
  return loopback.test(request.socket.remoteAddress ?? '') && !isPassedOn;
}

function isSame(given: string, expected: string): boolean {
  const [a, b] = [Buffer.from(given), Buffer.from(expected)];
  return a.length === b.length && timingSafeEqual(a, b);
}
