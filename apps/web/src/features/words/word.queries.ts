import { words } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const wordQueries = {
  list: (search: Record<string, unknown>) => ({
    ...query(words.list, { query: search }),
    placeholderData: keepPreviousData,
  }),
};

export const useUpdateWords = () => useEndpointMutation(words.update);
export const useImportWords = () => useEndpointMutation(words.import);
