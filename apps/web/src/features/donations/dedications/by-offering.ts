import type { donations, ResponseOf } from '@kathok/contract';

export type DedicatedDonation = ResponseOf<typeof donations.dedications>[number];

export type OfferingGroup = {
  offering: string;
  living: string[];
  deceased: string[];
  /** Who offers it and may be named. */
  donors: string[];
  donations: DedicatedDonation[];
};

const inOrder = (names: readonly string[]) =>
  [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en'));

const sameOffering = ({ offering }: DedicatedDonation) => offering.trim().toLocaleLowerCase();

/** What is read out on a day: an offering once, with all its names; the same name only once. */
export function byOffering(donations: readonly DedicatedDonation[]): OfferingGroup[] {
  const offerings = new Set(donations.map(sameOffering));
  return [...offerings]
    .map((offering) => donations.filter((donation) => sameOffering(donation) === offering))
    .map((group) => {
      const names = group.flatMap((donation) => donation.names);
      return {
        offering: group[0]?.offering.trim() ?? '',
        living: inOrder(names.filter(({ living }) => living).map(({ name }) => name)),
        deceased: inOrder(names.filter(({ living }) => !living).map(({ name }) => name)),
        donors: inOrder(group.filter(({ isAnonymous }) => !isAnonymous).map(({ donorName }) => donorName)),
        donations: group,
      };
    })
    .toSorted((one, other) => one.offering.localeCompare(other.offering, 'en'));
}
