import { expect, test } from 'vitest';
import { networkOf } from './network.ts';

test('of an address only the network is told', () => {
  expect(networkOf('103.133.216.77')).toBe('103.133.216.…');
  expect(networkOf('2405:d000:12:7::9')).toBe('2405:d000:12:…');
  expect(networkOf(null)).toBeNull();
});

test.each(['127.0.0.1', '10.1.2.3', '192.168.1.20', '172.16.0.1', '172.31.9.9', '::1', 'fd00::1', 'fe80::1'])(
  '%s is the own network',
  (address) => expect(networkOf(address)).toBe('local'),
);

test.each(['172.32.0.1', '100.1.2.3', '2001:db8:1:2::3'])('%s is not', (address) =>
  expect(networkOf(address)).not.toBe('local'),
);
