import type { AuditLine } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { useSession } from '../../lib/session.ts';
import type { Column } from '../../ui/data-list/column.ts';
import { ListPage } from '../../ui/data-list/list-page.tsx';
import type { ListFilter } from '../../ui/data-list/filters/list-filter.ts';
import type { ListView } from '../../ui/data-list/filters/list-views.tsx';
import { useListState } from '../../ui/data-list/use-list-state.ts';
import { Moment } from '../../ui/text/moment.tsx';
import { auditQueries } from './audit.queries.ts';
import { EntryDetails } from './entry-details.tsx';
import { words } from './words.en.ts';

const { list: text } = words;

const columns: Column<AuditLine>[] = [
  { key: 'what', label: text.what, phone: 'full', cell: (entry) => <EntryDetails entry={entry} /> },
  {
    key: 'entity',
    label: text.kind,
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ entity }) => words.entities[entity] ?? entity,
  },
  {
    key: 'at',
    label: text.when,
    sortBy: 'at',
    align: 'end',
    phone: 'full',
    cell: ({ at }) => <Moment at={at} />,
  },
];

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label }));

const views: ListView[] = [
  { label: text.all, filters: {} },
  ...Object.entries(text.views).map(([entity, label]) => ({ label, filters: { entity } })),
];

/** A link from the page of one record sets this filter, which is not offered, but can be seen and taken away. */
const recordFilter = (id: string, label: string): ListFilter => ({
  key: 'entityId',
  label: text.record,
  options: [{ value: id, label }],
});

function useFilters(): ListFilter[] {
  const { can } = useSession();
  const people = useQuery({ ...auditQueries.people(), enabled: can('read', 'User') }).data?.data ?? [];
  return [
    {
      key: 'actorId',
      label: text.person,
      options: people.map(({ id, name }) => ({ value: id, label: name })),
    },
    { key: 'entity', label: text.kind, options: options(words.entities) },
    { key: 'action', label: text.action, options: options(words.actions) },
    { key: 'from', label: text.from, kind: 'day' },
    { key: 'to', label: text.to, kind: 'day' },
  ];
}

export default function AuditPage() {
  const list = useListState({
    sortBy: 'at',
    order: 'DESC',
    filters: ['actorId', 'entity', 'entityId', 'action', 'from', 'to'],
  });
  const query = useQuery(auditQueries.list(list.query));
  const filters = useFilters();
  const { entityId } = list.filters;
  const record = query.data?.data[0]?.label ?? text.thisOne;
  return (
    <ListPage
      title={text.title}
      lead={text.lead}
      list={list}
      query={query}
      columns={columns}
      rowKey={({ id }) => String(id)}
      search={text.search}
      views={views}
      filters={entityId ? [recordFilter(entityId, record), ...filters] : filters}
      empty={{ motif: 'folio', title: text.emptyTitle, text: text.emptyText }}
    />
  );
}
