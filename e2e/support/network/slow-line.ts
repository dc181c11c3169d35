import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { onTestFinished } from 'vitest';

/** The address of the same product behind a line on which what a page shows comes in pieces. Closed when the test ends. */
export async function slowLine(productUrl: string): Promise<string> {
  const server = createServer((request, response) => {
    void (async () => {
      const headers = { accept: request.headers.accept ?? '*/*' };
      const answer = await fetch(productUrl + request.url, { headers });
      response.writeHead(answer.status, { 'content-type': answer.headers.get('content-type') ?? '' });
      for (const piece of piecesOf(Buffer.from(await answer.arrayBuffer()))) {
        response.write(piece);
        await pause(100);
      }
      response.end();
    })();
  });
  await new Promise<void>((done) => server.listen(0, '127.0.0.1', done));
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The head of a page is one piece, and so is whatever is no page. */
function piecesOf(bytes: Buffer, pieces = 15): Buffer[] {
  const body = bytes.indexOf('<body>');
  if (body === -1) return [bytes];
  const size = Math.ceil((bytes.length - body) / pieces);
  const rest = Array.from({ length: pieces }, (_, piece) => body + piece * size);
  return [bytes.subarray(0, body), ...rest.map((start) => bytes.subarray(start, start + size))];
}
