import { randomInt } from 'node:crypto';

// Crockford's: no letter that looks like a digit. 20 of 32 are 100 bits, and gateways take no longer ones.
const alphabet = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';

/** What the gateway knows an attempt by, and what opens its result page: nobody can guess one. */
export function newOrderId(): string {
  return Array.from({ length: 20 }, () => alphabet[randomInt(alphabet.length)]).join('');
}
