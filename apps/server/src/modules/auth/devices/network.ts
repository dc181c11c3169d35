import { isIPv6 } from 'node:net';

/** The network that an address belongs to, as far as somebody can recognise it: its beginning, or `local` for one's own network. */
export function networkOf(address: string | null): string | null {
  if (address === null || address === '') return null;
  if (isLocal.test(address)) return 'local';
  if (isIPv6(address)) return `${address.split(':').slice(0, 3).join(':')}:…`;
  return address.replace(/\.\d+$/, '.…');
}

/** Loopback, the networks of homes and offices (RFC 1918, RFC 4193), and link-local ones. */
const isLocal =
  /^(?:127\.|10\.|192\.168\.|172\.(?:1[6-9]|2\d|3[01])\.|169\.254\.|::1$|f[cd][0-9a-f]{2}:|fe[89ab][0-9a-f]:)/i;
