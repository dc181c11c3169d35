import { permissions, roles } from '@kathok/contract';
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

export const useCreateRole = () => useEndpointMutation(roles.create);
export const useUpdateRole = () => useEndpointMutation(roles.update);
/** The page of a removed role is left, not asked for again. */
export const useRemoveRole = () => useEndpointMutation(roles.remove, { leavesPage: true });
