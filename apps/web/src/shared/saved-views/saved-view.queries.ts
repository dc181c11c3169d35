import { type ListWithViews, savedViews } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

const none: never[] = [];

/** The views that the signed-in person has kept for a list. */
export function useSavedViews(list: ListWithViews) {
  return useQuery({ ...query(savedViews.all, { query: { list } }), staleTime: 300_000 }).data ?? none;
}

export const useCreateView = () => useEndpointMutation(savedViews.create);
export const useUpdateView = () => useEndpointMutation(savedViews.update);
export const useRemoveView = () => useEndpointMutation(savedViews.remove);
