import { audit, donations, fees, payments, type Pile, reconciliation } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const reconciliationQueries = {
  list: (page = 1) => ({
    ...query(reconciliation.list, { query: { page, take: 25 } }),
    placeholderData: keepPreviousData,
  }),
  statement: (id: string) => query(reconciliation.get, { params: { id } }),
  lines: (id: string, pile: Pile, page: number, take: number) => ({
    ...query(reconciliation.lines, { params: { id }, query: { pile, page, take } }),
    placeholderData: keepPreviousData,
  }),
  decisions: (id: string, page: number) => ({
    ...query(reconciliation.decisions, { params: { id }, query: { page, take: 10 } }),
    placeholderData: keepPreviousData,
  }),
};

/** Whatever shows a statement, or money that a decision on it may move. */
export const refreshed = [
  reconciliation.list,
  reconciliation.get,
  reconciliation.lines,
  reconciliation.decisions,
  payments.waiting,
  donations.list,
  donations.pending,
  fees.list,
  fees.pending,
  audit.list,
];

export const useReadStatement = () =>
  useEndpointMutation(reconciliation.read, { refresh: [reconciliation.list] });
export const useMatchLine = () => useEndpointMutation(reconciliation.match, { refresh: refreshed });
export const useDeclineLine = () => useEndpointMutation(reconciliation.decline, { refresh: refreshed });
export const useSetAside = () => useEndpointMutation(reconciliation.setAside, { refresh: refreshed });
export const useDonateLine = () => useEndpointMutation(reconciliation.donate, { refresh: refreshed });
export const useAssignLine = () => useEndpointMutation(reconciliation.assign, { refresh: refreshed });
export const useSettleLine = () => useEndpointMutation(reconciliation.settle, { refresh: refreshed });
export const useTakeBack = () => useEndpointMutation(reconciliation.takeBack, { refresh: refreshed });
