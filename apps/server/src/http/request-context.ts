import { proofHeader, trustedDeviceCookie } from '@kathok/contract';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { noCardPayments } from '../gateways/card-gateway.ts';
import { auditFor } from '../platform/audit/audit.ts';
import type { Ctx } from '../platform/context.ts';
import type { Log } from '../base/log.ts';
import { outboxMail } from '../platform/mail/mail.ts';
import { grantToken } from './access/authorization.ts';
import { isOperator } from './access/operator.ts';
import type { ContextDeps } from '../platform/system-context.ts';

const trustedDevice = new RegExp(`(?:^|;)\\s*${trustedDeviceCookie}=([\\w-]{20,100})(?:;|$)`);

export function requestContext(
  { db, baseUrl, files, card = noCardPayments, metricsToken }: ContextDeps,
  request: FastifyRequest,
  reply: FastifyReply,
): Ctx {
  const { actor, now, language, id: requestId } = request;
  const circumstances = { actor, now, address: addressOf(request), requestId };
  return {
    ...circumstances,
    db,
    language,
    userAgent: request.headers['user-agent']?.slice(0, 300) ?? null,
    device: deviceOf(request.headers['x-device']),
    trustedDevice: trustedDevice.exec(request.headers.cookie ?? '')?.[1] ?? null,
    setCookie: (cookie) => void reply.header('set-cookie', cookie),
    grant: grantToken(request.headers.authorization) ?? null,
    proof: proofOf(request.headers[proofHeader.toLowerCase()]),
    isProven: false,
    isOperator: isOperator(request, metricsToken),
    prefersPdf: /\bapplication\/pdf\b/i.test(request.headers.accept ?? ''),
    baseUrl,
    files,
    mail: outboxMail(now),
    audit: auditFor(circumstances),
    card,
    log: request.log as Log,
  };
}

/** Anything else than such a mark is none. */
function deviceOf(header: string | string[] | undefined): string | null {
  return typeof header === 'string' && /^[\w-]{20,100}$/.test(header) ? header : null;
}

const proofOf = (header: string | string[] | undefined) => (typeof header === 'string' ? header : null);

/** The peer's own address, or what a proxy that we trust by name says of it. */
export function addressOf(request: FastifyRequest): string {
  return request.ip.replace(/^::ffff:(?=\d+\.)/, '');
}
