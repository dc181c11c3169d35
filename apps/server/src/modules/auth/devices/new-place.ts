import { networkOf } from './network.ts';

interface FirstUse {
  address: string | null;
  firstAt: Date;
}

/**
 * Whether nobody had signed in from a network before; the first sign-in of all is not a new place. The list is gone through
 * once, however many ask.
 */
export function newPlaces(firstUses: readonly FirstUse[]): (address: string | null, at: Date) => boolean {
  const firstAtOf = new Map<string | null, number>();
  let firstOfAll = Infinity;
  for (const { address, firstAt } of firstUses) {
    const network = networkOf(address);
    firstAtOf.set(network, Math.min(firstAtOf.get(network) ?? Infinity, firstAt.getTime()));
    firstOfAll = Math.min(firstOfAll, firstAt.getTime());
  }
  return (address, at) =>
    firstOfAll < at.getTime() && (firstAtOf.get(networkOf(address)) ?? Infinity) >= at.getTime();
}
