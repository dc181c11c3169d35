import { Agent, type IncomingMessage, request } from 'node:http';

export interface Order {
  method: string;
  path: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
}

/** How one request went, seen from outside. */
export interface Outcome {
  order: Order;
  sentAt: number;
  /** `cut`: an answer began and did not end; `none`: not a byte came. */
  kind: 'complete' | 'cut' | 'none';
  status?: number;
  closes?: boolean;
  hasRetryAfter?: boolean;
  error?: string;
  body?: string;
}

/** One connection that is kept open, on which one request is sent after the other. */
export function keepAliveClient(port: number) {
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });

  function send(order: Order): Promise<Outcome> {
    const { method, path, headers = {}, body } = order;
    const sentAt = performance.now();
    return new Promise((resolve) => {
      let answer: IncomingMessage | undefined;
      let text = '';
      const end = (kind: Outcome['kind'], error?: string) =>
        resolve({
          order,
          sentAt,
          kind,
          ...(error !== undefined && { error }),
          ...(answer && {
            status: answer.statusCode ?? 0,
            closes: answer.headers.connection === 'close',
            hasRetryAfter: answer.headers['retry-after'] !== undefined,
            body: text,
          }),
        });
      const length = body === undefined ? {} : { 'content-length': String(Buffer.byteLength(body)) };
      const sent = request(
        { host: '127.0.0.1', port, method, path, agent, headers: { ...headers, ...length } },
        (response) => {
          answer = response;
          response.on('data', (chunk: Buffer) => (text += String(chunk)));
          response.on('end', () => end(response.complete ? 'complete' : 'cut'));
          response.on('error', (error) => end('cut', error.message));
        },
      );
      sent.on('error', (error: Error & { code?: string }) => end(answer ? 'cut' : 'none', error.code));
      sent.end(body);
    });
  }

  return { send, close: () => agent.destroy() };
}
