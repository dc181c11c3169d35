import { expect, it } from 'vitest';
import { networkOf } from './network.ts';

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['10.0.0.1', '10.0.0.1'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});
