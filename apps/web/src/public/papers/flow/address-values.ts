export type AddressValues = { identifier?: string; year?: string; grant?: string };

const couldBeTyped = /^(\d{11}|[A-Z]{1,6}-?\d{7})$/i;

/**
 * What somebody put into the address by hand, or the grant of a mailed link behind `#`. A CID is something to type into
 * the form, and an id means nothing here.
 */
export function readAddress(
  params: Readonly<Record<string, string>>,
  hash: string,
): AddressValues | undefined {
  const grant = /^#(?:\w+=)?([\w-]{43})$/.exec(hash)?.[1];
  const typed = params['cid'] ?? params['id'];
  if (!grant && typed === undefined) return undefined;
  const year = params['year'];
  return {
    ...(grant && { grant }),
    ...(typed && couldBeTyped.test(typed) && { identifier: typed }),
    ...(year && /^\d{4}$/.test(year) && { year }),
  };
}
