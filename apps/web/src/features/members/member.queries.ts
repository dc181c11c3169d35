import { audit, type Member, memberPapers, members } from '@kathok/contract';
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

const lists = [
  members.list,
  members.counts,
  members.activeTotal,
  members.inactiveTotal,
  members.pendingTotal,
  audit.list,
];
const whole = [...lists, members.get, members.timeline, members.duplicates];

/** All that an erasure changes about a member. */
export const aboutMember = [
  ...whole,
  members.listNotes,
  members.listDocuments,
  members.getAccount,
  memberPapers.list,
];

export const useCreateMember = () => useEndpointMutation(members.create, { refresh: lists });
export const useUpdateMember = () => useEndpointMutation(members.update, { refresh: whole });
export const useRemoveMember = () => useEndpointMutation(members.remove, { refresh: lists });
export const useRestoreMember = () => useEndpointMutation(members.restore, { refresh: whole });
export const useSetMemberPhoto = () => useEndpointMutation(members.setPhoto, { refresh: whole });
export const useRemoveMemberPhoto = () => useEndpointMutation(members.removePhoto, { refresh: whole });
export const useMergeMembers = () => useEndpointMutation(members.merge, { refresh: whole });
/** Own lists, so that a note does not ask for the whole record again: that would be written down as a look at it. */
const desk = [members.listNotes, members.listDocuments, members.timeline, audit.list];
export const useAddNote = () => useEndpointMutation(members.addNote, { refresh: desk });
export const useRemoveNote = () => useEndpointMutation(members.removeNote, { refresh: desk });
export const useAddDocument = () => useEndpointMutation(members.addDocument, { refresh: desk });
export const useRemoveDocument = () => useEndpointMutation(members.removeDocument, { refresh: desk });
export const useDecideClaim = () =>
  useEndpointMutation(members.decideClaim, { refresh: [...whole, members.listClaims] });
export const useConfirmContact = () => useEndpointMutation(members.confirmContact, { refresh: whole });
export const useUndoMerge = () => useEndpointMutation(members.undoMerge, { refresh: whole });
