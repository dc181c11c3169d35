import { audit, donations, type MemberList, memberLists, members } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';
import { useSession } from '../../lib/session.ts';

const refresh = [memberLists.all, members.list, audit.list];
const none: MemberList[] = [];

/** The lists of the office, for those who may see members. */
export function useMemberLists(): MemberList[] {
  const { can } = useSession();
  const asked = { ...query(memberLists.all, {}), staleTime: 60_000, enabled: can('read', 'Member') };
  return useQuery(asked).data ?? none;
}

export const donorMembers = (ids: readonly string[]) =>
  query(donations.donorMembers, { query: { ids: ids.join(',') } });

export const useCreateList = () => useEndpointMutation(memberLists.create, { refresh });
export const useAddMembers = () => useEndpointMutation(memberLists.addMembers, { refresh });
export const useRemoveMembers = () => useEndpointMutation(memberLists.removeMembers, { refresh });
export const useRenameList = () => useEndpointMutation(memberLists.update, { refresh });
export const useRemoveList = () => useEndpointMutation(memberLists.remove, { refresh });
