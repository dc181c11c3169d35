import { cardPayments } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const cardPaymentQueries = {
  unresolved: (search: Record<string, unknown>) => ({
    ...query(cardPayments.unresolved, { query: search }),
    placeholderData: keepPreviousData,
  }),
};

export const useAskBank = () => useEndpointMutation(cardPayments.enquire);
export const useSettleRefund = () => useEndpointMutation(cardPayments.settleRefund);
export const useClosePayment = () => useEndpointMutation(cardPayments.close);
