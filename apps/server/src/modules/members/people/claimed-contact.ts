interface Contact {
  phone: string | null;
  email: string | null;
}

const contact = ['phone', 'email'] as const;

/** Whether phone and e-mail address are both told, even if as "none". */
export const isWholeContact = (told: object): boolean =>
  contact.every((field) => field in told && (told as Partial<Contact>)[field] !== undefined);

/**
 * What staff write confirms what they wrote and nothing else: a contact that came with a registration is theirs only
 * once nothing of it is left.
 */
export function confirmedBy(written: object, before: Contact): { isContactClaimed?: false } {
  const isLeft = contact.some((field) => !(field in written) && before[field] !== null);
  const isTouched = contact.some((field) => field in written);
  return isTouched && !isLeft ? { isContactClaimed: false } : {};
}

type Claimed = Contact & { isContactClaimed: boolean };

/** Whether a contact that is taken from two records is claimed: as far as it comes from one whose contact is. */
export const isClaimedIn = (sources: { phone: Claimed; email: Claimed }): boolean =>
  contact.some((field) => sources[field].isContactClaimed && sources[field][field] !== null);
