import { useQuery } from '@tanstack/react-query';
import { donationQueries } from '../donation.queries.ts';
import { words } from '../words.ts';
import type { GiftValues } from './gift-values.ts';

const dedicationText = ({ offering, living, deceased, readOn }: GiftValues['dedication']) =>
  [offering, living, deceased, readOn].filter(Boolean).join('; ').replaceAll('\n', ', ');

/** A value of the form as people read it, for when two have changed the same gift. */
export function useShownValue() {
  const purposes = useQuery(donationQueries.purposes()).data ?? [];
  return (field: string, value: unknown): string => {
    if (field === 'purposeId') return purposes.find(({ id }) => id === value)?.name ?? words.none;
    if (field === 'member') return (value as GiftValues['member']).name;
    if (field === 'dedication') return dedicationText(value as GiftValues['dedication']);
    if (field === 'donorType') return words.donorTypes[value as GiftValues['donorType']];
    if (field === 'isAnonymous') return value ? words.yes : words.no;
    return String(value ?? '');
  };
}
