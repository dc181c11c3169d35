import { type Pile, reconciliation } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const reconciliationQueries = {
  list: (page = 1) => ({
    ...query(reconciliation.list, { query: { page, take: 10 } }),
    placeholderData: keepPreviousData,
  }),
  statement: (id: string) => query(reconciliation.get, { params: { id } }),
  lines: (id: string, pile: Pile, page: number, take: number) => ({
    ...query(reconciliation.lines, { params: { id }, query: { pile, page, take } }),
    placeholderData: keepPreviousData,
  }),
  unexplained: (id: string, page: number) => ({
    ...query(reconciliation.decisions, { params: { id }, query: { page, take: 10, isUnexplained: true } }),
    placeholderData: keepPreviousData,
  }),
  decisions: (id: string, page: number) => ({
    ...query(reconciliation.decisions, { params: { id }, query: { page, take: 10 } }),
    placeholderData: keepPreviousData,
  }),
};

export const useReadStatement = () => useEndpointMutation(reconciliation.read);
export const useMatchLine = () => useEndpointMutation(reconciliation.match);
export const useDeclineLine = () => useEndpointMutation(reconciliation.decline);
export const useSetAside = () => useEndpointMutation(reconciliation.setAside);
export const useDonateLine = () => useEndpointMutation(reconciliation.donate);
export const useAssignLine = () => useEndpointMutation(reconciliation.assign);
export const usePutToPledge = () => useEndpointMutation(reconciliation.pledge);
export const useSettleLine = () => useEndpointMutation(reconciliation.settle);
export const useExplain = () => useEndpointMutation(reconciliation.explain);
export const useTakeBack = () => useEndpointMutation(reconciliation.takeBack);
