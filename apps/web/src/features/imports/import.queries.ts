import { audit, imports, members } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

const isMoving = (state: string | undefined) => state === 'running' || state === 'undoing';

export const importQueries = {
  list: () => ({
    ...query(imports.list, { query: { target: 'members', take: 10 } }),
    placeholderData: keepPreviousData,
  }),
  /** Asked again every second while something moves, also after leaving and coming back. */
  progress: (id: string) => ({
    ...query(imports.get, { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: { state: string } | undefined } }) =>
      isMoving(state.data?.state) ? 1000 : false,
  }),
};

const lists = [imports.list, imports.get, audit.list];

export const usePreviewImport = () => useEndpointMutation(imports.members, { refresh: [imports.list] });
export const useCommitImport = () => useEndpointMutation(imports.members, { refresh: lists });
export const useUndoImport = () =>
  useEndpointMutation(imports.undo, { refresh: [...lists, members.list, members.activeTotal] });
