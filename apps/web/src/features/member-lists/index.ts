export { AddDonorsToList, AddToList } from './add-to-list.tsx';
export { MemberListsMenu, useListViews } from './member-lists-menu.tsx';
export { useMemberLists } from './member-list.queries.ts';
export { RemoveFromList } from './remove-from-list.tsx';
