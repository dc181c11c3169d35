import { donations } from '@kathok/contract';
import { format } from '../../language/format.ts';
import { call } from '../../lib/api.ts';
import { words } from './words.en.ts';

/** Finds donations by their number, reference or receipt, and by who gave, member or not. */
export const donationSearcher = {
  access: ['read', 'Donation'] as const,
  search: async (text: string, { signal }: { signal: AbortSignal }) => {
    const found = await call(donations.list, { query: { q: text, take: 6 } }, { signal });
    const items = found.data.map(({ id, donorName, donationNumber, amount, currency }) => ({
      label: donorName,
      detail: words.list.found(donationNumber, format.money(amount, currency)),
      to: `/donation/list/view/${id}`,
      icon: 'donation' as const,
    }));
    return [{ heading: words.list.title, items }];
  },
};
