export { AddDonorsToList, AddToList } from './add-to-list.tsx';
export { useAddItem, useRemoveItem } from './list-items.ts';
export { MemberLists, useListViews } from './member-lists.tsx';
export { useMemberLists } from './member-list.queries.ts';
export { words as memberListWords } from './words.en.ts';
