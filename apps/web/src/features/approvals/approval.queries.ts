import { approvals } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const approvalQueries = {
  list: (search: Record<string, unknown>) => ({
    ...query(approvals.list, { query: search }),
    placeholderData: keepPreviousData,
  }),
  about: (entityId: string) => query(approvals.list, { query: { entityId, take: 1 } }),
};

export const useApprove = () => useEndpointMutation(approvals.approve);
export const useDecline = () => useEndpointMutation(approvals.decline);
