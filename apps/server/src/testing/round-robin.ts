import { once } from 'node:events';
import { createServer, type IncomingMessage, request, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { buffer } from 'node:stream/consumers';

/**
 * A proxy in front of several servers, as deploy/nginx.conf is one: each request goes to the next of them, and on to
 * another only where the connection was refused, so that nothing is sent twice.
 */
export async function startRoundRobin(ports: number[]) {
  let upstreams = [...ports];
  let turn = 0;
  const server = createServer(async (incoming, answer) => {
    const body = await buffer(incoming);
    for (const port of inTurn()) if (await forward(port, incoming, body, answer)) return;
    answer.writeHead(502).end();
  });
  const inTurn = () => {
    turn += 1;
    return upstreams.map((_, at) => upstreams[(turn + at) % upstreams.length]!);
  };
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    use(...ports: number[]): void {
      upstreams = ports;
    },
    async close(): Promise<void> {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** False where nobody listens. */
function forward(
  port: number,
  { method, url, headers }: IncomingMessage,
  body: Buffer,
  answer: ServerResponse,
): Promise<boolean> {
  return new Promise((resolve) => {
    const options = { host: '127.0.0.1', port, method, path: url, headers, agent: false as const };
    const sent = request(options, (response) => {
      answer.writeHead(response.statusCode ?? 502, response.headers);
      response.pipe(answer);
      response.on('error', () => answer.destroy());
      answer.on('close', () => resolve(true));
    });
    sent.on('error', (error: NodeJS.ErrnoException) => {
      if (error.code === 'ECONNREFUSED') return resolve(false);
      if (answer.headersSent) answer.destroy();
      else answer.writeHead(502).end(error.code ?? error.message);
      resolve(true);
    });
    sent.end(body);
  });
}
