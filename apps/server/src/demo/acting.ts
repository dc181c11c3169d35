import { randomUUID } from 'node:crypto';
import { auditFor } from '../platform/audit/audit.ts';
import type { Actor } from '../platform/actor.ts';
import type { Ctx } from '../platform/context.ts';
import { outboxMail } from '../platform/mail/mail.ts';

const day = 24 * 60 * 60 * 1000;

/** Somebody doing something in the office, some days before the sample was made. */
export const acting = (ctx: Ctx, actor: Actor | null, daysAgo: number): Ctx => at(ctx, actor, daysAgo, null);

/** Somebody who is not logged in, on the public pages: the audit trail tells them from the program by their request. */
export const visiting = (ctx: Ctx, daysAgo: number): Ctx => at(ctx, null, daysAgo, randomUUID());

function at(ctx: Ctx, actor: Actor | null, daysAgo: number, requestId: string | null): Ctx {
  const now = new Date(ctx.now.getTime() - daysAgo * day);
  const circumstances = { actor, now, address: '127.0.0.1', requestId };
  return { ...ctx, ...circumstances, audit: auditFor(circumstances), mail: outboxMail(now) };
}
