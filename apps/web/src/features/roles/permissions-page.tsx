import { actions, type Permission, subjects } from '@kathok/contract';
import { useQuery } from '@tanstack/react-query';
import { DataList } from '../../ui/data-list/data-list.tsx';
import type { Column } from '../../ui/data-list/column.ts';
import { useListState } from '../../ui/data-list/use-list-state.ts';
import { EmptyState } from '../../ui/text/states/empty-state.tsx';
import { PageHeader } from '../../ui/text/page-header.tsx';
import { permissionQueries } from './role.queries.ts';
import { words } from './words.en.ts';

const { permissions: text } = words;

const columns: Column<Permission>[] = [
  {
    key: 'name',
    label: text.name,
    sortBy: 'name',
    phone: 'full',
    cell: ({ name, description }) => (
      <>
        <b>{name}</b>
        <span className="sub">{description}</span>
      </>
    ),
  },
  {
    key: 'subject',
    label: text.part,
    sortBy: 'subject',
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ subject }) => words.subjects[subject].name,
  },
  {
    key: 'action',
    label: text.action,
    sortBy: 'action',
    hideBelow: 1000,
    phone: 'hidden',
    cell: ({ action }) => words.actions[action],
  },
  {
    key: 'assignedTo',
    label: text.roles,
    phone: 'full',
    cell: ({ assignedTo }) =>
      assignedTo.length === 0 ? (
        <span className="muted">{text.nobody}</span>
      ) : (
        <ul className="chips">
          {assignedTo.map((role) => (
            <li className="badge" key={role}>
              {role}
            </li>
          ))}
        </ul>
      ),
  },
];

const filters = [
  {
    key: 'subject',
    label: text.part,
    options: subjects.map((value) => ({ value, label: words.subjects[value].name })),
  },
  {
    key: 'action',
    label: text.action,
    options: actions.map((value) => ({ value, label: words.actions[value] })),
  },
];

export default function PermissionsPage() {
  const list = useListState({ take: 50, sortBy: 'subject', filters: ['subject', 'action'] });
  const query = useQuery(permissionQueries.list(list.query));
  return (
    <>
      <PageHeader title={text.title} lead={text.lead} crumbs={[{ label: words.list.title, to: '/roles' }]} />
      <DataList
        label={text.title}
        list={list}
        query={query}
        columns={columns}
        rowKey={({ id }) => id}
        search={text.search}
        filters={filters}
        empty={
          <EmptyState motif="wheel" title={text.emptyTitle}>
            {text.emptyText}
          </EmptyState>
        }
      />
    </>
  );
}
