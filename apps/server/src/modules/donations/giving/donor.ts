import type { DonorType, FieldError, IdentityType } from '@kathok/contract';
import { faultsIn } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { DonorColumns, Giver } from '../donation.repository.ts';
import { asDonor, nobody } from './member-donor.ts';
import { words } from '../words.en.ts';
import { personOfDonor } from '../../members/index.ts';

/** Who gives, as it was written. */
export interface WrittenDonor {
  donorType: DonorType;
  memberId?: string | undefined;
  donorName?: string | undefined;
  identityType?: IdentityType | undefined;
  identityNumber?: string | undefined;
  phone?: string | null | undefined;
  email?: string | null | undefined;
  countryId?: string | null | undefined;
  address?: string | null | undefined;
}

export const details = ['donorName', 'identityNumber', 'phone', 'email', 'countryId', 'address'] as const;
/** Anyone who gives without a name may still want to be told what became of it. */
const contact = new Set<string>(['phone', 'email']);

/**
 * A member's details are those of the register: a stranger who pays for a member neither changes them nor has our
 * mails about it sent elsewhere. An anonymous donation has none that tell who it was.
 */
export function donorErrors(donor: WrittenDonor): FieldError[] {
  const given = details.filter((field) => donor[field] !== undefined && donor[field] !== null);
  if (donor.donorType === 'member') return faultsIn(given, 'isAbsent', words.fromRegister);
  if (donor.donorType === 'non_member') return [];
  const telling = given.filter((field) => !contact.has(field));
  return faultsIn(telling, 'isAbsent', words.leftOut);
}

interface Circumstances {
  isStaff: boolean;
  now: Date;
}

/** The member whom a donation names as its donor. */
export const memberOf = ({ donorType, memberId }: WrittenDonor) =>
  donorType === 'member' ? memberId : undefined;

/** The columns of a donation that say whose it is, and what is shown of that person. `giver` is who `memberOf` names. */
export async function findDonor(
  tx: Tx,
  donor: WrittenDonor,
  { giver, ...circumstances }: Circumstances & { giver: Giver | null },
) {
  const { donorType, donorName = '', phone = null, email = null } = donor;
  if (donorType === 'member') return asDonor(giver);
  if (donorType === 'anonymous')
    return asWritten({ ...nobody, donorType, donorName: words.anonymous, phone, email });
  const { identityType = null, identityNumber = null, countryId = null, address = null } = donor;
  const written = { identityType, identityNumber, phone, email, countryId, address };
  const personId = await personOfDonor(tx, { name: donorName, ...written }, circumstances);
  return asWritten({ memberId: null, personId, donorType, donorName, ...written });
}

function asWritten(columns: DonorColumns) {
  const { identityType, identityNumber, phone, email, countryId, address } = columns;
  const shown = { membershipCode: null, identityType, identityNumber, phone, email, countryId, address };
  return { columns, shown };
}
