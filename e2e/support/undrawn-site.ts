import { once } from 'node:events';
import { createServer, type IncomingMessage } from 'node:http';
import type { AddressInfo } from 'node:net';
import { brotliCompressSync } from 'node:zlib';
import { productUrl } from './journey.ts';

/** Takes out of a page what the server drew and said: what is left asks for everything itself. */
const undrawn = (html: string): string =>
  html
    .replace(/<div id="root">[\s\S]*<\/div>(?=<script type="application\/json")/, '<div id="root"></div>')
    .replace(/<script type="application\/json"[\s\S]*?<\/script>/, '');

async function answerTo({ url = '/', headers }: IncomingMessage) {
  const answer = await fetch(productUrl() + url, {
    headers: { accept: headers.accept ?? '*/*' },
  });
  const type = answer.headers.get('content-type') ?? '';
  const bytes = Buffer.from(await answer.arrayBuffer());
  const body = type.startsWith('text/html') ? Buffer.from(undrawn(bytes.toString())) : bytes;
  return { status: answer.status, type, body: brotliCompressSync(body) };
}

/** The same site on another port, with its public pages left empty. */
export async function startUndrawnSite(): Promise<{ url: string; stop(): void }> {
  const site = createServer((request, response) => {
    void answerTo(request).then(({ status, type, body }) =>
      response.writeHead(status, { 'content-type': type, 'content-encoding': 'br' }).end(body),
    );
  });
  site.listen(0, '127.0.0.1');
  await once(site, 'listening');
  const { port } = site.address() as AddressInfo;
  return { url: `http://127.0.0.1:${port}`, stop: () => site.close().closeAllConnections() };
}
