import { lookup } from 'node:dns';
import { BlockList, isIP, type LookupFunction } from 'node:net';

/** Networks that are no part of the internet: nothing in them is a provider, and much in them trusts its neighbours. */
const inside = new BlockList();
for (const [network, prefix] of [
  ['0.0.0.0', 8],
  ['10.0.0.0', 8],
  ['100.64.0.0', 10],
  ['127.0.0.0', 8],
  ['169.254.0.0', 16],
  ['172.16.0.0', 12],
  ['192.168.0.0', 16],
  ['224.0.0.0', 3],
] as const)
  inside.addSubnet(network, prefix, 'ipv4');
for (const [network, prefix] of [
  ['::', 96],
  // Ways to write an IPv4 address within an IPv6 address.
  ['64:ff9b::', 96],
  ['2002::', 16],
  ['fc00::', 7],
  ['fe80::', 10],
  ['fec0::', 10],
  ['ff00::', 8],
] as const)
  inside.addSubnet(network, prefix, 'ipv6');

export function isInside(address: string): boolean {
  const [, mapped = address] = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(address) ?? [];
  return inside.check(mapped, isIP(mapped) === 6 ? 'ipv6' : 'ipv4');
}

/** Looks a name up, and refuses one that leads to a network of our own. The connection goes to what was looked at. */
export const lookUpOutside: LookupFunction = (hostname, options, callback) => {
  lookup(hostname, { ...options, all: true }, (error, found) => {
    const outside = error ? [] : found.filter(({ address }) => !isInside(address));
    const [first] = outside;
    if (!first) return callback(error ?? new Error(`${hostname} is no address on the internet`), '', 4);
    if (options.all) return callback(null, outside);
    return callback(null, first.address, first.family);
  });
};
