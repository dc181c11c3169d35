import { expect, test } from 'vitest';
import { isInside, lookUpOutside } from './outside-address.ts';

test.each([
  '127.0.0.1',
  '10.1.2.3',
  '169.254.169.254',
  '192.168.1.1',
  '172.31.0.1',
  '::1',
  'fd00::1',
  '::ffff:10.0.0.1',
])('%s is inside', (address) => expect(isInside(address)).toBe(true));

test.each(['1.1.1.1', '172.32.0.1', '2606:4700::1111'])('%s is on the internet', (address) => {
  expect(isInside(address)).toBe(false);
});

test('a name that leads to this machine is refused', async () => {
  const failure = await new Promise((resolve) =>
    lookUpOutside('localhost', { all: true }, (error) => resolve(error)),
  );
  expect(failure).toBeInstanceOf(Error);
});
