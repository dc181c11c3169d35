import { outbox } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const outboxQueries = {
  list: (search: Record<string, unknown>) => ({
    ...query(outbox.list, { query: search }),
    placeholderData: keepPreviousData,
  }),
};

export const useSendAgain = () => useEndpointMutation(outbox.sendAgain);
