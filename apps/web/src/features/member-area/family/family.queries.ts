import { families, jointPayments, renewals } from '@kathok/contract';
import { query, useEndpointMutation } from '../../../lib/queries.ts';

export const familyQueries = {
  own: () => query(families.get, {}),
};

export const useAskFamily = () => useEndpointMutation(families.createLink);
export const useMoveLink = () => useEndpointMutation(families.updateLink);
export const usePayTogether = () => useEndpointMutation(jointPayments.create);
export const useRenewOne = () => useEndpointMutation(renewals.create);
