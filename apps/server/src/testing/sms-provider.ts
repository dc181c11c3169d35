import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';

export interface SmsProvider {
  url: string;
  /** What it was handed: the secret in its header, and the message. */
  calls: { key: string | undefined; body: { to: string; text: string } }[];
  /** What it answers from now on. */
  answer(status: number): void;
  close(): void;
}

/** A provider of SMS on this machine, which takes JSON. */
export async function startSmsProvider(): Promise<SmsProvider> {
  const calls: SmsProvider['calls'] = [];
  let status = 200;
  const server = createServer((request, response) => {
    let body = '';
    request.on('data', (chunk) => (body += String(chunk)));
    request.on('end', () => {
      calls.push({ key: request.headers['x-key'] as string | undefined, body: JSON.parse(body) });
      response.writeHead(status).end('ok');
    });
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/send`,
    calls,
    answer: (wanted) => (status = wanted),
    close: () => server.close(),
  };
}

/** The settings with which SMS leave to it. */
export const smsSettingsFor = ({ url }: SmsProvider) => ({
  smsSender: 'KATHOK',
  sms: { url, body: '{"to": "{phone}", "text": "{text}"}', headerName: 'X-Key', secret: 'open' },
});
