import { once } from 'node:events';
import type { IncomingMessage } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyInstance, FastifyReply } from 'fastify';
import { AppError } from '../base/app-error.ts';
import { sendProblem } from './answers/problem.ts';

declare module 'fastify' {
  interface FastifyInstance {
    drain: Drain;
  }
}

export interface Drain {
  /** From now on every answer ends its connection, so that proxies and browsers turn to another server. */
  begin(): void;
  /** From now on what was not yet accepted is refused with 503. */
  refuseNew(): void;
  /** Answers 503 to everything that is still open. */
  answerTheRest(): void;
}

/** How long a refused caller may take to send its body before it is answered all the same. */
const bodyPatienceMs = 1000;

const stopping = () => new AppError('unavailable', { retryAfterSeconds: 5 });

/** Lets the server be stopped without leaving anybody who was accepted without an answer. Must come before every hook that does work. */
export function addDrain(app: FastifyInstance): void {
  const open = new Set<FastifyReply>();
  let isDraining = false;
  let isRefusing = false;

  app.addHook('onRequest', async (request, reply) => {
    if (isRefusing) {
      await bodyOf(request.raw);
      throw stopping();
    }
    open.add(reply);
    reply.raw.once('close', () => open.delete(reply));
  });
  app.addHook('onResponse', async (_request, reply) => {
    open.delete(reply);
  });
  app.addHook('onSend', async (_request, reply) => {
    if (isDraining) reply.header('connection', 'close');
  });
  app.decorate('drain', {
    begin() {
      isDraining = true;
    },
    refuseNew() {
      isRefusing = true;
    },
    answerTheRest() {
      for (const reply of open) if (!reply.sent) sendProblem(reply, stopping());
    },
  });
}

/** An answer sent while the body still comes in can be lost: closing a connection with unread bytes resets it. */
async function bodyOf(request: IncomingMessage): Promise<void> {
  if (request.complete) return;
  request.resume();
  await Promise.race([
    once(request, 'end'),
    once(request, 'close'),
    sleep(bodyPatienceMs, undefined, { ref: false }),
  ]).catch(() => {});
}
