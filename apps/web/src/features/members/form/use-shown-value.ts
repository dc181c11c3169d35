import { format } from '../../../language/format.ts';
import { countries, type IdentityType, membershipTypes, paymentFrequencies } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query } from '../../../lib/queries.ts';
import { words } from '../words.en.ts';

/** A value of the form as people read it, for where two people disagree. */
export function useShownValue() {
  const lands = useQuery({ ...query(countries.all, {}), staleTime: 300_000 });
  const types = useQuery({ ...query(membershipTypes.all, {}), staleTime: 300_000 });
  const frequencies = useQuery({ ...query(paymentFrequencies.all, {}), staleTime: 300_000 });
  const named = [...(lands.data ?? []), ...(types.data ?? []), ...(frequencies.data ?? [])];

  return (field: string, value: unknown): string => {
    const text = typeof value === 'string' ? value : '';
    if (!text) return '';
    if (field === 'gender') return words.genders[text as keyof typeof words.genders];
    if (field === 'identityType') return words.identityTypes[text as IdentityType];
    if (/^\d{4}-\d{2}-\d{2}$/.test(text)) return format.day(text);
    return named.find(({ id }) => id === text)?.name ?? text;
  };
}
