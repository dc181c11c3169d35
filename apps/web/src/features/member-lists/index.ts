export { AddDonorsToList, AddToList } from './add-to-list.tsx';
export { MemberListActions } from './member-list-actions.tsx';
export { useMemberLists } from './member-list.queries.ts';
export { RemoveFromList } from './remove-from-list.tsx';
