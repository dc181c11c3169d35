import { words } from './words.en.ts';

/** Says from where it was: the product has no map of addresses, so it is the beginning of the address. */
export function placeText(network: string | null): string {
  const { local, unknown, address } = words.place;
  if (network === null) return unknown;
  return network === 'local' ? local : address(network);
}
