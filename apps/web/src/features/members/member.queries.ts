import { type Member, members } from '@kathok/contract';
import { keepPreviousData, type UseQueryOptions } from '@tanstack/react-query';
import { query, useEndpointMutation } from '../../lib/queries.ts';

export const memberQueries = {
  list: (search: Record<string, unknown>) => ({
    ...query(members.list, { query: search }),
    placeholderData: keepPreviousData,
  }),
  /** How many the usual views hold. */
  counts: () => ({ ...query(members.counts, {}), staleTime: 60_000 }),
  /** How many a view of one's own holds. */
  count: (search: Record<string, unknown>) => ({
    ...query(members.list, { query: { ...search, take: 1 } }),
    staleTime: 60_000,
  }),
  /** Anyone who opens it here may read members, so the whole record comes and never the card. */
  detail: (id: string) =>
    query(members.get, { params: { id } }) as UseQueryOptions<Member> & { queryKey: readonly unknown[] },
  timeline: (id: string) => query(members.timeline, { params: { id } }),
  notes: (id: string) => query(members.listNotes, { params: { id } }),
  documents: (id: string) => query(members.listDocuments, { params: { id } }),
  claims: (search: Record<string, unknown>) => query(members.listClaims, { query: search }),
  duplicates: (search: Record<string, unknown>) => ({
    ...query(members.duplicates, { query: search }),
    placeholderData: keepPreviousData,
  }),
};

export const useCreateMember = () => useEndpointMutation(members.create);
export const useUpdateMember = () => useEndpointMutation(members.update);
export const useRemoveMember = () => useEndpointMutation(members.remove, { leavesPage: true });
export const useRestoreMember = () => useEndpointMutation(members.restore);
export const useSetMemberPhoto = () => useEndpointMutation(members.setPhoto);
export const useRemoveMemberPhoto = () => useEndpointMutation(members.removePhoto);
export const useTellApart = () => useEndpointMutation(members.tellApart);
export const useMergeMembers = () => useEndpointMutation(members.merge);
export const useAddNote = () => useEndpointMutation(members.addNote);
export const useRemoveNote = () => useEndpointMutation(members.removeNote);
export const useAddDocument = () => useEndpointMutation(members.addDocument);
export const useRemoveDocument = () => useEndpointMutation(members.removeDocument);
export const useDecideClaim = () => useEndpointMutation(members.decideClaim);
export const useConfirmContact = () => useEndpointMutation(members.confirmContact);
export const useUndoMerge = () => useEndpointMutation(members.undoMerge);
