import { imports, type ImportTarget } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';
import type { ImportKind } from './import-kind.ts';

const isMoving = (state: string | undefined) => state === 'running' || state === 'undoing';

export const importQueries = {
  list: (target: ImportTarget) => ({
    ...query(imports.list, { query: { target, take: 10 } }),
    placeholderData: keepPreviousData,
  }),
  /** It is asked again every second while something moves, also after leaving and coming back. */
  progress: (id: string) => ({
    ...query(imports.get, { params: { id } }),
    refetchInterval: ({ state }: { state: { data?: { state: string } | undefined } }) =>
      isMoving(state.data?.state) ? 1000 : false,
  }),
};

export const useImportUpload = ({ upload }: ImportKind) => useEndpointMutation(upload);
export const useUndoImport = () => useEndpointMutation(imports.undo);
