import { permissions, roles, users } from '@kathok/contract';
import { keepPreviousData } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const roleQueries = {
  all: () => query(roles.list, { query: { takeAll: 'true' } }),
  detail: (id: string) => query(roles.get, { params: { id } }),
  users: (id: string, take: number) => query(roles.users, { params: { id }, query: { take } }),
};

export const permissionQueries = {
  all: () => query(permissions.all, {}),
  list: (search: Record<string, unknown>) => ({
    ...query(permissions.list, { query: search }),
    placeholderData: keepPreviousData,
  }),
};

/** What shows roles or what they carry. */
const refresh = [roles.list, roles.get, permissions.list, permissions.all, users.list, users.get];

export const useCreateRole = () => useEndpointMutation(roles.create, { refresh });
export const useUpdateRole = () => useEndpointMutation(roles.update, { refresh });
/** The page of a removed role is left, not asked for again. */
export const useRemoveRole = () =>
  useEndpointMutation(roles.remove, { refresh: refresh.filter((endpoint) => endpoint !== roles.get) });
