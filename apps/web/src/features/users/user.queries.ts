import { auth, users } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const userQueries = {
  list: (search: Record<string, unknown>) => ({
    ...query(users.list, { query: search }),
    placeholderData: keepPreviousData,
  }),
  detail: (id: string) => query(users.get, { params: { id } }),
};

export const useCreateUser = () => useEndpointMutation(users.create);
export const useInvitationLink = () => useEndpointMutation(users.invitationLink);
export const useUpdateUser = () => useEndpointMutation(users.update);
/** The page of a removed user is left, not asked for again. */
export const useRemoveUser = () => useEndpointMutation(users.remove, { leavesPage: true });
export const useRestoreUser = () => useEndpointMutation(users.restore);
export const useSetPhoto = () => useEndpointMutation(users.setPhoto);
export const useRemovePhoto = () => useEndpointMutation(users.removePhoto);
export const useResetPassword = () => useEndpointMutation(auth.resetByAdministrator);
export const useResetSecondFactor = () => useEndpointMutation(auth.resetSecondFactor);
export const useMailPasswordLink = () => useEndpointMutation(auth.forgotPassword);
