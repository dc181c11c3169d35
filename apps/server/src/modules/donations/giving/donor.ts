import {
  type donations,
  donorDetails,
  donorDetailsOf,
  type FieldError,
  type InputOf,
} from '@kathok/contract';
import { faultsIn } from '../../../base/app-error.ts';
import type { Tx } from '../../../db/open-database.ts';
import type { Giver } from '../donation.repository.ts';
import { asDonor } from './member-donor.ts';
import { words } from '../words.en.ts';
import { personOfDonor } from '../../members/index.ts';

type Body = InputOf<(typeof donations)['create']>['body'];
/** Who gives, as it was written. */
export type WrittenDonor = Pick<Body, 'donorType' | 'memberId' | 'donorName'> & WrittenDetails;
type WrittenDetails = { [Field in keyof DonorDetails]?: DonorDetails[Field] | undefined };
type DonorDetails = ReturnType<typeof donorDetailsOf<Body>>;

/** What is told of a donor. The kind of a document is checked with its number. */
export const details = ['donorName', ...donorDetails.filter((field) => field !== 'identityType')] as const;
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
  const { donorType, donorName = '' } = donor;
  if (donorType === 'member') return asDonor(giver);
  const isNameless = donorType === 'anonymous';
  const { phone = null, email = null } = donor;
  const written = donorDetailsOf<Body>((isNameless ? { phone, email } : donor) as Body);
  const shown = { membershipCode: null, ...written };
  if (isNameless)
    return {
      columns: { memberId: null, personId: null, donorType, donorName: words.anonymous, ...written },
      shown,
    };
  const personId = await personOfDonor(tx, { name: donorName, ...written }, circumstances);
  return { columns: { memberId: null, personId, donorType, donorName, ...written }, shown };
}
