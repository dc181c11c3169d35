import { expect, it } from 'vitest';
import { systemClock } from '../base/clock.ts';
import { createLog } from '../base/log.ts';
import { createServer } from './create-server.ts';
import { addressOf } from './request-context.ts';

async function addressSeen(trustProxy: string[], remoteAddress: string, forwarded?: string): Promise<string> {
  const log = createLog('silent');
  const app = createServer({ log, clock: systemClock, baseUrl: 'http://x', constraints: {}, trustProxy });
  app.route({ method: 'GET', url: '/address', handler: async (request) => addressOf(request) });
  const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded, 'x-real-ip': forwarded };
  const { body } = await app.inject({ url: '/address', remoteAddress, headers });
  return body;
}

it('is that of the peer, whatever a request says of itself', async () => {
  expect(await addressSeen([], '203.0.113.9', '127.0.0.1')).toBe('203.0.113.9');
  expect(await addressSeen([], '::ffff:203.0.113.9')).toBe('203.0.113.9');
  expect(await addressSeen(['10.0.0.5'], '203.0.113.9', '127.0.0.1')).toBe('203.0.113.9');
});

it('is what a proxy says that is trusted by name, and not what was written before it', async () => {
  expect(await addressSeen(['10.0.0.5'], '10.0.0.5', '203.0.113.9')).toBe('203.0.113.9');
  expect(await addressSeen(['10.0.0.5'], '10.0.0.5', '127.0.0.1, 203.0.113.9')).toBe('203.0.113.9');
  expect(await addressSeen(['10.0.0.0/24'], '10.0.0.7', '203.0.113.9, 10.0.0.8')).toBe('203.0.113.9');
});
