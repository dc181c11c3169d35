import { isIP } from 'node:net';

export interface RelyingParty {
  id: string;
  origin: string;
}

/**
 * For whom passkeys are made: the host of the address people use. Browsers make them for names only, not for numeric
 * addresses, and over HTTPS only, but for localhost. Null where this installation's address is neither.
 */
export function relyingPartyOf(baseUrl: string): RelyingParty | null {
  const { protocol, hostname, origin } = new URL(baseUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isName = isIP(hostname.replaceAll(/[[\]]/g, '')) === 0;
  return isName && (protocol === 'https:' || isLocal) ? { id: hostname, origin } : null;
}
