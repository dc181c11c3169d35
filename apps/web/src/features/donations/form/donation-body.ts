import { donorDetails } from '@kathok/contract';
import { dedicationOf } from './dedication-values.ts';
import type { TypedDetail, TypedDonation } from './donation-values.ts';

type Donor = Pick<TypedDonation, 'donorType' | 'member' | 'donorName' | 'identityType' | TypedDetail>;

/** What is told of the donor: a member by id alone, an anonymous one not at all. */
function donorBody({ donorType, member, donorName, identityType, identityNumber, ...contact }: Donor) {
  if (donorType === 'member') return { donorType, memberId: member.id };
  if (donorType === 'anonymous') return { donorType };
  return { donorType, donorName, ...contact, ...(identityNumber && { identityType, identityNumber }) };
}

const donorFields = new Set<string>(['donorType', 'member', 'memberId', 'donorName', ...donorDetails]);

/** A whole donation, as the API takes it. */
export function donationBody({
  amount,
  currency,
  purposeId,
  donatedOn,
  message,
  isAnonymous,
  ...rest
}: TypedDonation) {
  return {
    ...donorBody(rest),
    amount,
    currency,
    purposeId,
    donatedOn,
    message,
    isAnonymous,
    dedication: dedicationOf({ ...rest.dedication }),
  };
}

/** Only what was changed is sent; who gives is told as a whole, because its parts belong together. */
export function changedBody(donation: TypedDonation, changed: readonly string[]) {
  const body = donationBody(donation);
  const isMeant = (field: string) =>
    donorFields.has(field) ? changed.some((name) => donorFields.has(name)) : changed.includes(field);
  return Object.fromEntries(Object.entries(body).filter(([field]) => isMeant(field))) as Partial<typeof body>;
}
