import { audit, type ListWithViews, savedViews } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

const refresh = [savedViews.all, audit.list];
const none: never[] = [];

/** The views that the signed-in person has kept for a list. */
export function useSavedViews(list: ListWithViews) {
  return useQuery({ ...query(savedViews.all, { query: { list } }), staleTime: 300_000 }).data ?? none;
}

export const useCreateView = () => useEndpointMutation(savedViews.create, { refresh });
export const useUpdateView = () => useEndpointMutation(savedViews.update, { refresh });
export const useRemoveView = () => useEndpointMutation(savedViews.remove, { refresh });
