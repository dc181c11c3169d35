import { isIP } from 'node:net';
import { isInside } from './outside-address.ts';

/**
 * What is wrong with the address of an SMS provider, as far as it can be told before its name is looked up; null where
 * nothing is. Anybody who may change settings could otherwise make the server call what trusts its neighbours.
 */
export function smsAddressFault(url: string): string | null {
  const { protocol, hostname } = new URL(url);
  if (protocol !== 'https:') return 'must begin with https://';
  const host = hostname.replace(/^\[|\]$/g, '').replace(/\.$/, '');
  const isHere = host === 'localhost' || host.endsWith('.localhost');
  return isHere || (isIP(host) !== 0 && isInside(host)) ? 'must not lead to a private network' : null;
}
