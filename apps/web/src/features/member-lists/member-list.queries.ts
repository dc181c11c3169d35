import { donations, type MemberList, memberLists } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';

const none: MemberList[] = [];

/** The lists of the office, for those who may see members. */
export function useMemberLists(): MemberList[] {
  const { can } = useSession();
  const asked = { ...query(memberLists.all, {}), staleTime: 60_000, enabled: can('read', 'Member') };
  return useQuery(asked).data ?? none;
}

export const donorMembers = (ids: readonly string[]) =>
  query(donations.donorMembers, { query: { ids: ids.join(',') } });

export const useCreateList = () => useEndpointMutation(memberLists.create);
export const useAddMembers = () => useEndpointMutation(memberLists.addMembers);
export const useRemoveMembers = () => useEndpointMutation(memberLists.removeMembers);
export const useRenameList = () => useEndpointMutation(memberLists.update);
export const useRemoveList = () => useEndpointMutation(memberLists.remove);
