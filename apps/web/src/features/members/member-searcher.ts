import { type MemberRow, members } from '@kathok/contract';
import { call } from '../../lib/api.ts';
import { words } from './words.ts';

/** Finds members by name, code, CID or phone, for anyone who may read them. */
export const memberSearcher = {
  heading: words.list.title,
  access: ['read', 'Member'] as const,
  search: async (text: string, signal: AbortSignal) => {
    const found = await call(members.search, { params: { text } }, { signal });
    return (found as MemberRow[]).map(({ id, name, membershipCode }) => ({
      label: name,
      detail: membershipCode,
      to: `/membership-list/view/${id}`,
      icon: 'person' as const,
    }));
  },
};
