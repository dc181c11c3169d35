import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isFromElsewhere } from '../../base/start/simulated-bank.ts';
import type { Simulator } from './simulator.ts';
import { words } from './words.en.ts';

interface Visitors {
  isForStrangers: boolean;
  /** Counts a call that may change something, or refuses it. */
  admit(request: FastifyRequest, reply: FastifyReply): Promise<unknown>;
}

/**
 * The simulated bank at its own addresses of this server. Behind a proxy that nobody told the server about, only
 * the request shows that a stranger asks: they pay nothing here, unless the simulator is for them.
 */
export function serveSimulator(
  app: FastifyInstance,
  simulator: Simulator,
  { isForStrangers, admit }: Visitors,
): void {
  app.addHook('onClose', async () => simulator.close?.());
  app.route({
    method: ['GET', 'POST'],
    url: `${simulator.path}/:name`,
    async handler(request, reply) {
      if (!isForStrangers && isFromElsewhere(request.raw))
        return reply.code(403).type('text/plain; charset=utf-8').send(words.onlyHere);
      if (request.method === 'POST') await admit(request, reply);
      const gone = new AbortController();
      reply.raw.once('close', () => gone.abort());
      const response = await simulator.fetch(requestOf(request, gone.signal));
      return reply
        .code(response.status)
        .headers({ 'cache-control': 'no-store', ...Object.fromEntries(response.headers) })
        .send(await response.text());
    },
  });
}

function requestOf({ method, url, body }: FastifyRequest, signal: AbortSignal): Request {
  const form = body instanceof URLSearchParams ? body.toString() : '';
  return new Request(new URL(url, 'http://simulator'), {
    method,
    signal,
    ...(method === 'POST' && { body: form }),
  });
}
