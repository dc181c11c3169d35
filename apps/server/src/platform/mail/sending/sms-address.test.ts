import { createServer } from 'node:http';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { expect, test } from 'vitest';
import { send } from './deliver-sms.ts';
import { smsAddressFault } from './sms-address.ts';

test.each([
  ['http://sms.example/send', 'must begin with https://'],
  ['http://localhost/send', 'must begin with https://'],
  ['https://localhost/send', 'must not lead to a private network'],
  ['https://api.localhost./send', 'must not lead to a private network'],
  ['https://127.0.0.1/send', 'must not lead to a private network'],
  ['https://2130706433/send', 'must not lead to a private network'],
  ['https://169.254.169.254/latest', 'must not lead to a private network'],
  ['https://10.0.0.7:8443/send', 'must not lead to a private network'],
  ['https://[::1]/send', 'must not lead to a private network'],
  ['https://[::ffff:127.0.0.1]/send', 'must not lead to a private network'],
  ['https://[64:ff9b::7f00:1]/send', 'must not lead to a private network'],
  ['https://[fd00::7]/send', 'must not lead to a private network'],
])('%s %s', (url, fault) => {
  expect(smsAddressFault(url)).toBe(fault);
});

test.each(['https://sms.example/send', 'https://1.1.1.1/send', 'https://[2606:4700::1111]/send'])(
  '%s is taken',
  (url) => expect(smsAddressFault(url)).toBeNull(),
);

test('what listens on this machine is called only where the operator allows it', async () => {
  let calls = 0;
  const server = createServer((_, response) => {
    calls += 1;
    response.end();
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  const call = { url: `http://127.0.0.1:${port}/send`, method: 'GET' as const, headers: {} };
  await expect(send(call, false)).rejects.toThrow('must begin with https://');
  expect(calls).toBe(0);
  expect(await send(call, true)).toBe(200);
  expect(calls).toBe(1);
  server.close();
});
