import type { donations, ResponseOf } from '@kathok/contract';

export type DedicatedGift = ResponseOf<typeof donations.dedications>[number];

export type OfferingGroup = {
  offering: string;
  living: string[];
  deceased: string[];
  /** Who offers it and may be named. */
  donors: string[];
  gifts: DedicatedGift[];
};

const inOrder = (names: readonly string[]) =>
  [...new Set(names)].toSorted((one, other) => one.localeCompare(other, 'en'));

const sameOffering = ({ offering }: DedicatedGift) => offering.trim().toLocaleLowerCase();

/** What is read out on a day: an offering once, with all its names; the same name only once. */
export function byOffering(gifts: readonly DedicatedGift[]): OfferingGroup[] {
  const offerings = new Set(gifts.map(sameOffering));
  return [...offerings]
    .map((offering) => gifts.filter((gift) => sameOffering(gift) === offering))
    .map((group) => {
      const names = group.flatMap((gift) => gift.names);
      return {
        offering: group[0]?.offering.trim() ?? '',
        living: inOrder(names.filter(({ living }) => living).map(({ name }) => name)),
        deceased: inOrder(names.filter(({ living }) => !living).map(({ name }) => name)),
        donors: inOrder(group.filter(({ isAnonymous }) => !isAnonymous).map(({ donorName }) => donorName)),
        gifts: group,
      };
    })
    .toSorted((one, other) => one.offering.localeCompare(other.offering, 'en'));
}
