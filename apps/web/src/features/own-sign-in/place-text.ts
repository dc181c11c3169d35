import { words } from './words.en.ts';

/** From where it was: there is no map of addresses in the product, so it is the beginning of the address. */
export function placeText(network: string | null): string {
  const { local, unknown, address } = words.place;
  if (network === null) return unknown;
  return network === 'local' ? local : address(network);
}
