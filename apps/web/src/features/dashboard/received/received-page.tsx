import { payments, donationPurposes, incomeHeads, membershipTypes, paymentMethods } from '@kathok/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { query } from '../../../lib/queries.ts';
import { classNames } from '../../../ui/class-names.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import { useListState } from '../../../ui/data-list/use-list-state.ts';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { PageHeader } from '../../../ui/text/page-header.tsx';
import { words } from '../words.en.ts';
import { receivedColumns } from './received-columns.tsx';
import '../dashboard.css';
import type { ListFilter } from '../../../ui/data-list/filters/list-filter.ts';
import { moneyWords } from '../../money/index.ts';

const filterKeys = ['head', 'method', 'currency', 'membershipTypeId', 'purposeId', 'from', 'to'];

const named = (items: readonly { id: string; name: string }[] | undefined) =>
  items?.map(({ id, name }) => ({ value: id, label: name })) ?? [];
const currencies = ['BTN', 'USD', 'EUR', 'INR'].map((value) => ({ value, label: value }));
const { filters } = words.received;

/** The filters of the books, in words. */
function useReceivedFilters(): ListFilter[] {
  const types = useQuery({ ...query(membershipTypes.all, {}), staleTime: 300_000 });
  const purposes = useQuery({ ...query(donationPurposes.all, {}), staleTime: 300_000 });
  return [
    {
      key: 'head',
      label: filters.head,
      options: incomeHeads.map((value) => ({ value, label: words.heads[value] })),
    },
    {
      key: 'method',
      label: filters.method,
      options: paymentMethods.map((value) => ({ value, label: moneyWords.methods[value] })),
    },
    { key: 'currency', label: filters.currency, options: currencies },
    { key: 'membershipTypeId', label: filters.membershipTypeId, options: named(types.data) },
    { key: 'purposeId', label: filters.purposeId, options: named(purposes.data) },
    { key: 'from', label: filters.from, kind: 'day' },
    { key: 'to', label: filters.to, kind: 'day' },
  ];
}

const { received: text } = words;

/** The lines of the books behind a figure about money, with what they add up to. */
export default function ReceivedPage() {
  const list = useListState({ sortBy: 'day', order: 'DESC', filters: filterKeys });
  const found = useQuery({
    ...query(payments.received, { query: list.query }),
    placeholderData: keepPreviousData,
  });
  const filters = useReceivedFilters();
  const totals = found.data?.totals ?? [];
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} crumbs={[{ label: words.title, to: '/dashboard' }]} />
      {totals.length > 0 && (
        <section
          className={classNames('card received-totals', found.isPlaceholderData && 'stale')}
          aria-label={text.total}
          aria-busy={found.isPlaceholderData}
        >
          {totals.map(({ currency, amount, count }) => (
            <span key={currency}>
              <b>{format.exactMoney(amount, currency)}</b> <span className="muted">{text.lines(count)}</span>
            </span>
          ))}
        </section>
      )}
      <DataList
        label={text.title}
        list={list}
        query={found}
        columns={receivedColumns}
        rowKey={({ id }) => id}
        filters={filters}
        empty={
          <EmptyState motif="lamp" title={text.emptyTitle}>
            {text.emptyText}
          </EmptyState>
        }
      />
    </>
  );
}
