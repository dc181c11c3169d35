import { useQuery } from '@tanstack/react-query';
import { donationQueries } from '../donation.queries.ts';
import { words } from '../words.en.ts';
import type { DonationValues } from '../form/donation-values.ts';

const dedicationText = ({ offering, living, deceased, readOn }: DonationValues['dedication']) =>
  [offering, living, deceased, readOn].filter(Boolean).join('; ').replaceAll('\n', ', ');

/** A value of the form as people read it, for when two have changed the same donation. */
export function useShownValue() {
  const purposes = useQuery(donationQueries.purposes()).data ?? [];
  return (field: string, value: unknown): string => {
    if (field === 'purposeId') return purposes.find(({ id }) => id === value)?.name ?? words.none;
    if (field === 'member') return (value as DonationValues['member']).name;
    if (field === 'dedication') return dedicationText(value as DonationValues['dedication']);
    if (field === 'donorType') return words.donorTypes[value as DonationValues['donorType']];
    if (field === 'isAnonymous') return value ? words.yes : words.no;
    return String(value ?? '');
  };
}
