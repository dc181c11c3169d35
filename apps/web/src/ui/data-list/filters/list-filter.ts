import { useQuery } from '@tanstack/react-query';
import type { Option } from '../../forms/fields/select-field.tsx';

/**
 * A filter by one of some values, by a day or by a sum; or one that only an address sets, and that says in words what it
 * does. Many values are asked for when they are shown, with `ask`.
 */
export type ListFilter = { key: string; label: string } & (
  | { options: readonly Option[] }
  | { ask: () => Promise<readonly Option[]> }
  | { kind: 'day' | 'sum' }
  | { kind: 'address'; text: string }
);

export type AskedFilter = ListFilter & { ask: () => Promise<readonly Option[]> };

export const useAskedOptions = ({ key, ask }: AskedFilter): readonly Option[] =>
  useQuery({ queryKey: ['options of a filter', key], queryFn: ask, staleTime: 300_000 }).data ?? [];
