import { type Paged } from '@kathok/contract';
import { keepPreviousData, type UseQueryOptions } from '@tanstack/react-query';
import type { FieldValues } from 'react-hook-form';
import { query, useEndpointMutation } from '../../lib/queries.ts';
import type { CommonRecord, Kind } from './kind.ts';

/** The calls of a kind are the same for all; what they carry is the kind's own. */
export function listOf<Item extends CommonRecord, Values extends FieldValues, Body>(
  { endpoints }: Kind<Item, Values, Body>,
  search: Record<string, unknown>,
) {
  return {
    ...query(endpoints.list, { query: search }),
    placeholderData: keepPreviousData,
  } as UseQueryOptions<Paged<Item>>;
}

export function recordOf<Item extends CommonRecord, Values extends FieldValues, Body>(
  { endpoints }: Kind<Item, Values, Body>,
  id: string,
) {
  return query(endpoints.get, { params: { id } }) as UseQueryOptions<Item> & { queryKey: readonly unknown[] };
}

export function useKindChanges<Item extends CommonRecord, Values extends FieldValues, Body>({
  endpoints,
}: Kind<Item, Values, Body>) {
  const create = useEndpointMutation(endpoints.create);
  const update = useEndpointMutation(endpoints.update);
  const remove = useEndpointMutation(endpoints.remove, { leavesPage: true });
  return { create, update, remove };
}
