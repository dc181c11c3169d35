import { cardPayments, donations, fees, payments } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const cardPaymentQueries = {
  unresolved: (search: Record<string, unknown>) => ({
    ...query(cardPayments.unresolved, { query: search }),
    placeholderData: keepPreviousData,
  }),
};

const refresh = [
  cardPayments.unresolved,
  donations.list,
  donations.get,
  fees.list,
  fees.get,
  payments.waiting,
];

export const useAskBank = () => useEndpointMutation(cardPayments.enquire, { refresh });
export const useSettleRefund = () => useEndpointMutation(cardPayments.settleRefund, { refresh });
export const useClosePayment = () => useEndpointMutation(cardPayments.close, { refresh });
