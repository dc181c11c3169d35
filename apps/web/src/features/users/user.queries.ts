import { audit, auth, roles, users } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const userQueries = {
  list: (search: Record<string, unknown>) => ({
    ...query(users.list, { query: search }),
    placeholderData: keepPreviousData,
  }),
  detail: (id: string) => query(users.get, { params: { id } }),
};

/** What shows users, or counts them. */
const refresh = [users.list, users.get, users.all, roles.list, roles.get, roles.users, audit.list];

export const useCreateUser = () => useEndpointMutation(users.create, { refresh });
export const useInvitationLink = () => useEndpointMutation(users.invitationLink, { refresh: [audit.list] });
export const useUpdateUser = () => useEndpointMutation(users.update, { refresh });
/** The page of a removed user is left, not asked for again. */
export const useRemoveUser = () =>
  useEndpointMutation(users.remove, { refresh: refresh.filter((endpoint) => endpoint !== users.get) });
export const useRestoreUser = () => useEndpointMutation(users.restore, { refresh });
export const useSetPhoto = () => useEndpointMutation(users.setPhoto, { refresh });
export const useRemovePhoto = () => useEndpointMutation(users.removePhoto, { refresh });
export const useResetPassword = () =>
  useEndpointMutation(auth.resetByAdministrator, { refresh: [users.get, users.list, audit.list] });
export const useResetSecondFactor = () =>
  useEndpointMutation(auth.resetSecondFactor, { refresh: [users.get, users.list, audit.list] });
export const useMailPasswordLink = () => useEndpointMutation(auth.forgotPassword, { refresh: [audit.list] });
