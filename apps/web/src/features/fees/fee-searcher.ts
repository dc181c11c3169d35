import { fees } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { call } from '../../lib/api.ts';
import { words } from './words.en.ts';

/** Finds fees by the number on their papers: fee, reference or receipt. By a name, the member is found instead. */
export const feeSearcher = {
  access: ['read', 'Member'] as const,
  search: async (text: string, { signal }: { signal: AbortSignal }) => {
    if (!/\d/.test(text)) return [];
    const found = await call(fees.list, { query: { q: text, take: 6 } }, { signal });
    const items = found.data.map(({ id, memberName, feeNumber, amount, currency }) => ({
      label: memberName,
      detail: words.found(feeNumber, format.money(amount, currency)),
      to: `/membership-fees/view/${id}`,
      icon: 'scroll' as const,
    }));
    return [{ heading: words.foundHeading, items }];
  },
};
