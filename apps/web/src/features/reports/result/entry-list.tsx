import { type ReportEntry, reports } from '@kathok/contract';
import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { format } from '../../../language/format.ts';
import { query } from '../../../lib/queries.ts';
import type { Column } from '../../../ui/data-list/column.ts';
import { DataList } from '../../../ui/data-list/data-list.tsx';
import type { ListState } from '../../../ui/data-list/use-list-state.ts';
import { Badge } from '../../../ui/text/badge.tsx';
import { EmptyState } from '../../../ui/text/states/empty-state.tsx';
import { Link } from '../../../ui/text/link.tsx';
import { moneyWords } from '../../money/index.ts';
import { valueText } from './report-table.ts';
import { words } from '../words.en.ts';

const { entries } = words;

const columnsOf = (path: string): Column<ReportEntry>[] => [
  {
    key: 'payer',
    label: entries.payer,
    cell: ({ payer, dueId, membershipCode }) => (
      <>
        <Link className="who" to={`${path}/${dueId}`}>
          {payer}
        </Link>
        <span className="sub num">{membershipCode}</span>
      </>
    ),
  },
  { key: 'about', label: entries.about, phone: 'full', cell: ({ about }) => about },
  {
    key: 'method',
    label: entries.method,
    phone: 'hidden',
    hideBelow: 1000,
    cell: ({ method }) => moneyWords.methods[method],
  },
  {
    key: 'receipt',
    label: entries.receipt,
    phone: 'hidden',
    hideBelow: 1000,
    cell: ({ receiptNumber }) =>
      receiptNumber ? (
        <span className="num">{receiptNumber}</span>
      ) : (
        <span className="muted">{entries.none}</span>
      ),
  },
  {
    key: 'day',
    label: entries.day,
    sortBy: 'day',
    cell: ({ day, kind }) => (
      <>
        <span className="num">{format.day(day)}</span>{' '}
        {kind === 'reverse' && (
          <Badge tone="danger" icon="minus">
            {entries.reversed}
          </Badge>
        )}
      </>
    ),
  },
  {
    key: 'amount',
    label: entries.amount,
    align: 'end',
    cell: ({ amount, currency }) => (
      <b className="num">{valueText(Math.round(Number(amount) * 100), currency)}</b>
    ),
  },
];

type EntryListProps = { name: 'fees' | 'donations'; list: ListState; filters: Record<string, string> };

/** The lines of the books behind the figures; all pages together are exactly the total. */
export function EntryList({ name, list, filters }: EntryListProps) {
  const isFees = name === 'fees';
  const { page, take, sortBy, order } = list;
  const search = {
    ...filters,
    page,
    take,
    ...(sortBy === 'day' && { sortBy, order }),
    ...(list.countAll && { countAll: 'true' }),
  };
  const options = isFees
    ? query(reports.feeEntries, { query: search })
    : query(reports.donationEntries, { query: search });
  const found = useQuery({ ...options, placeholderData: keepPreviousData });
  return (
    <>
      <h2 className="part-head">{entries.title}</h2>
      <DataList
        label={entries.title}
        list={list}
        query={found}
        columns={columnsOf(isFees ? '/membership-fees/view' : '/donation/list/view')}
        rowKey={({ id }) => id}
        empty={
          <EmptyState motif="lamp" title={entries.emptyTitle}>
            {entries.emptyText}
          </EmptyState>
        }
      />
    </>
  );
}
