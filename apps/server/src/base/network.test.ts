import { expect, it } from 'vitest';
import { networkOf, wideNetworkOf } from './network.ts';

it.each([
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2'],
  ['2001:db8:1:2::', '2001:db8:1:2'],
  ['2001:db8::6', '2001:db8:0:0'],
  ['::1', '0:0:0:0'],
  ['10.0.0.1', '10.0.0.1'],
])('%s belongs to %s', (address, network) => {
  expect(networkOf(address)).toBe(network);
});

it('a network of IPv6 is one of many that a customer may have; one of IPv4 stands for itself', () => {
  expect(wideNetworkOf('2001:db8:1:2')).toBe('2001:db8:1');
  expect(wideNetworkOf('10.0.0.1')).toBeNull();
});
