import type { FastifyInstance } from 'fastify';
import type { Transport } from './endpoint-client.ts';

/** Straight into the server's handlers: quick, and one request after the other. */
export function injected(app: FastifyInstance): Transport {
  return async ({ method, path, headers, body, from }) => {
    const caller = from === undefined ? {} : { remoteAddress: from };
    const answer = await app.inject({
      method,
      url: path,
      headers,
      ...caller,
      ...(body && { payload: body }),
    });
    return { status: answer.statusCode, headers: flat(answer.headers), bytes: answer.rawPayload };
  };
}

/** Over real connections, for requests that meet each other. */
export function overHttp(url: string): Transport {
  return async ({ method, path, headers, body }) => {
    const content = body && { body: new Uint8Array(body) };
    const answer = await fetch(url + path, { method, headers, ...content });
    return {
      status: answer.status,
      headers: Object.fromEntries(answer.headers),
      bytes: Buffer.from(await answer.arrayBuffer()),
    };
  };
}

function flat(headers: Record<string, unknown>): Record<string, string> {
  return Object.fromEntries(Object.entries(headers).map(([name, value]) => [name, String(value)]));
}
