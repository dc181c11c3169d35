import type { PersonField } from '../members/person.schema.ts';

/**
 * What may be told of a donor beside a name: the list of a donor's fields, each of which is a person's too. What may be
 * written, what is shown, kept, audited, copied for them and erased follows from it.
 */
export const donorDetails = [
  'identityType',
  'identityNumber',
  'phone',
  'email',
  'countryId',
  'address',
] as const satisfies readonly PersonField[];
export type DonorDetail = (typeof donorDetails)[number];

type PartialDonor = { readonly [Field in DonorDetail]?: unknown };

/** The details of a donor that a record has, and null for those that it has not. */
export const donorDetailsOf = <Donor extends PartialDonor>(donor: Donor) =>
  Object.fromEntries(donorDetails.map((field) => [field, donor[field] ?? null])) as {
    [Field in DonorDetail]: Exclude<Donor[Field], undefined> | null;
  };

/** Nothing is known of them, or what is known stands in the register. */
export const noDonorDetails = Object.fromEntries(donorDetails.map((field) => [field, null])) as Record<
  DonorDetail,
  null
>;
