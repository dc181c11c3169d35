import { users } from '@kathok/contract';
import { call } from '../../lib/api.ts';
import { titles } from './titles.en.ts';

/** Finds people who sign in, by name, e-mail address or phone. */
export const userSearcher = {
  access: ['read', 'User'] as const,
  search: async (text: string, { signal }: { signal: AbortSignal }) => {
    const found = await call(users.list, { query: { q: text, take: 6 } }, { signal });
    const items = found.data.map(({ id, name, email, phone }) => ({
      label: name,
      detail: email ?? phone ?? '',
      to: `/apps/user/list/view/${id}`,
      icon: 'person' as const,
    }));
    return [{ heading: titles.list, items }];
  },
};
