import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { FieldValues } from 'react-hook-form';
import { useSession } from '../../lib/session.ts';
import { ButtonLink } from '../../ui/button.tsx';
import type { Column } from '../../ui/data-list/column.ts';
import { ListPage } from '../../ui/data-list/list-page.tsx';
import { useListState } from '../../ui/data-list/use-list-state.ts';
import { Link } from '../../ui/text/link.tsx';
import type { CommonRecord, Kind } from './kind.ts';
import { listOf } from './kind.queries.ts';
import { words } from './words.en.ts';
import { Badge } from '../../ui/text/badge.tsx';

const ActiveBadge = ({ isActive }: { isActive: boolean }) =>
  isActive ? (
    <Badge tone="success" icon="tick">
      {words.active}
    </Badge>
  ) : (
    <Badge tone="hollow" icon="minus">
      {words.inactive}
    </Badge>
  );

type KindListProps<Item extends CommonRecord, Values extends FieldValues, Body> = {
  kind: Kind<Item, Values, Body>;
  sortBy: string;
  /** What stands beneath the name. */
  beneath?: (item: Item) => string;
  columns: readonly Column<Item>[];
  /** Above the list. */
  note?: ReactNode;
};

const activeFilter = {
  key: 'isActive',
  label: words.offered,
  options: [
    { value: 'true', label: words.active },
    { value: 'false', label: words.inactive },
  ],
};

const nameColumn = <Item extends CommonRecord>(
  base: string,
  beneath?: (item: Item) => string,
): Column<Item> => ({
  key: 'name',
  label: words.name,
  sortBy: 'name',
  cell: (item) => (
    <>
      <Link className="who" to={`${base}/edit/${item.id}`}>
        {item.name}
      </Link>
      {beneath && <span className="sub">{beneath(item)}</span>}
    </>
  ),
});

const stateColumn: Column<CommonRecord> = {
  key: 'isActive',
  label: words.offered,
  phone: 'corner',
  cell: ({ isActive }) => <ActiveBadge isActive={isActive} />,
};

export function KindList<Item extends CommonRecord, Values extends FieldValues, Body>({
  kind,
  sortBy,
  beneath,
  columns,
  note,
}: KindListProps<Item, Values, Body>) {
  const { can } = useSession();
  const list = useListState({ sortBy, filters: ['isActive'] });
  const query = useQuery(listOf(kind, list.query));
  const add = can('create', 'Master') && (
    <ButtonLink tone="primary" icon="plus" to={`${kind.base}/add`}>
      {kind.words.add}
    </ButtonLink>
  );
  return (
    <ListPage
      title={kind.words.title}
      lead={kind.words.lead}
      add={add}
      list={list}
      query={query}
      columns={[nameColumn(kind.base, beneath), ...columns, stateColumn]}
      rowKey={({ id }) => id}
      search={kind.words.search}
      filters={[activeFilter]}
      empty={{ motif: kind.motif, title: kind.words.emptyTitle, text: kind.words.emptyText }}
    >
      {note}
    </ListPage>
  );
}
