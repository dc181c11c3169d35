import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Simulator } from './simulator.ts';

/** The simulated bank at its own addresses of this server. */
export function serveSimulator(app: FastifyInstance, simulator: Simulator): void {
  app.route({
    method: ['GET', 'POST'],
    url: `${simulator.path}/:name`,
    async handler(request, reply) {
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
